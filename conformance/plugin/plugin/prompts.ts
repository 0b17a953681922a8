import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { equal, isObject } from '../../../harness/wire/json.ts'
import type { Finding } from '../../engine/finding.ts'
import { A_PROMPT } from './advice.ts'
import { isGiven, isText, membersOf, valueIs } from './member.ts'
import { faultChecks, type PluginCheck, runRules } from './plugin-check.ts'
import {
  decisionsOn,
  inTime,
  isComplete,
  type JudgeOne,
  namesPrompt,
  once,
  promptsOnly,
} from './prompt-judges.ts'
import { answersOf, optionsOf, promptsOf } from './pushed-events.ts'

const KINDS: readonly unknown[] = ['tool_approval', 'inquiry']
const ACTIONS: readonly unknown[] = ['approve', 'reject', 'modify']
const APPROVALS = 'Add a case in which the plugin decides whether a tool runs.'

/** Judges each answer of a kind; of every kind where none is stated. */
const ofAnswers =
  (judge: JudgeOne, kind?: string) =>
  (c: PluginConversation): Finding[] =>
    answersOf(c)
      .filter(({ message }) => kind === undefined || message.respond === kind)
      .flatMap((answer) => judge(answer, c))

const promptRules = runRules(
  {
    verifies: 'plugin.prompts.respond-form#kind',
    title: 'answers a prompt by the kind that it asks for',
    toExercise: A_PROMPT,
    judge: ofAnswers((each) => {
      const { prompt } = each
      const isKind = (kind: unknown) => (prompt ? kind === prompt.respond : KINDS.includes(kind))
      return [valueIs(each, 'respond', isKind, 'the kind of the prompt')]
    }),
  },
  {
    verifies: 'plugin.prompts.respond-form#name',
    title: 'names the subscription in its answer',
    toExercise: A_PROMPT,
    judge: membersOf(['respond'], 'sub_id', isText, 'a string `sub_id`'),
  },
  {
    verifies: 'plugin.prompts.same-subscription',
    title: 'answers a prompt by the name of its subscription',
    toExercise: A_PROMPT,
    judge: ofAnswers((each) => {
      const { prompt, message } = each
      if (!prompt || !isText(message.sub_id)) return []
      return [valueIs(each, 'sub_id', (name) => name === prompt.name, 'that of the prompt')]
    }),
  },
  {
    verifies: 'plugin.prompts.names-call',
    title: 'names the call that it decides on',
    toExercise: APPROVALS,
    judge: ofAnswers(namesPrompt('tool_call_id'), 'tool_approval'),
  },
  {
    verifies: 'plugin.prompts.names-inquiry#id',
    title: 'names the inquiry that it answers',
    toExercise: A_PROMPT,
    judge: ofAnswers(namesPrompt('inquiry_id'), 'inquiry'),
  },
  {
    verifies: 'plugin.prompts.names-inquiry#answer',
    title: 'gives an answer to an inquiry',
    toExercise: A_PROMPT,
    judge: ofAnswers(
      (each) => [valueIs(each, 'answer', (answer) => answer !== undefined, 'a member `answer`')],
      'inquiry',
    ),
  },
  {
    verifies: 'plugin.prompts.action',
    title: 'approves, rejects or modifies a call',
    toExercise: APPROVALS,
    judge: ofAnswers(
      (each) => [valueIs(each, 'action', (its) => ACTIONS.includes(its), ACTIONS.join(', '))],
      'tool_approval',
    ),
  },
  {
    verifies: 'plugin.prompts.modify-has-arguments#object',
    title: 'modifies a call by an object of arguments',
    toExercise: APPROVALS,
    judge: ofAnswers((each) =>
      each.message.action === 'modify'
        ? [valueIs(each, 'arguments', isObject, 'an object `arguments`')]
        : [],
    ),
  },
  {
    verifies: 'plugin.prompts.modify-has-arguments#complete',
    title: 'keeps the arguments that it does not modify',
    toExercise: APPROVALS,
    judge: ofAnswers(isComplete),
  },
  {
    verifies: 'plugin.prompts.arguments-with-modify-only',
    title: 'sends arguments only where it modifies them',
    toExercise: APPROVALS,
    judge: ofAnswers((each) =>
      each.message.action === 'modify'
        ? []
        : [valueIs(each, 'arguments', (its) => !isGiven(its), 'no arguments')],
    ),
  },
  {
    verifies: 'plugin.prompts.offered-answer',
    title: 'answers with one of the options',
    toExercise: A_PROMPT,
    judge: ofAnswers((each) => {
      const options = optionsOf(each.prompt?.data ?? {})
      const isOffered = (answer: unknown) => options.some((option) => equal(option, answer))
      return options.length > 0 ? [valueIs(each, 'answer', isOffered, 'one of the options')] : []
    }, 'inquiry'),
  },
  {
    verifies: 'plugin.prompts.answers-once',
    title: 'answers each prompt once',
    toExercise: A_PROMPT,
    judge: once,
  },
  {
    verifies: 'plugin.prompts.answers-at-once',
    title: 'answers before the host decides by itself',
    toExercise: A_PROMPT,
    judge: inTime,
  },
  {
    verifies: 'plugin.events.answers-prompts-only',
    title: 'answers no event that is no prompt',
    toExercise: A_PROMPT,
    judge: promptsOnly,
  },
  ...(['tool_approval', 'inquiry'] as const).map((kind) => ({
    verifies:
      `plugin.events.decisions-are-sent#${kind === 'inquiry' ? 'answers' : 'approvals'}` as const,
    title:
      kind === 'inquiry' ? 'sends answers as they are given' : 'sends decisions as they are made',
    toExercise: "State what the plugin answers under 'answers' of 'expect'.",
    baselinesOnly: true as const,
    judge: decisionsOn(kind),
  })),
)

/** What a plugin does with prompts. @see rfd-d18 §Interactive Events */
export const promptChecks: readonly PluginCheck[] = [
  ...promptRules,
  ...faultChecks({
    verifies: 'plugin.prompts.answers-at-once',
    title: 'answers a prompt without waiting for the next one',
    toExercise: 'Add a case in which the plugin is asked for two decisions.',
    faults: (c) => (promptsOf(c).length > 1 ? [{ kind: 'held-text' }] : []),
    judges: ({ kind }) => kind === 'held-text',
    judge: inTime,
  }),
]
