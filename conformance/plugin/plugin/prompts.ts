import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { A_PROMPT } from './advice.ts'
import { holds } from './case.ts'
import { isText, membersOf, valueIs } from './member.ts'
import { type PluginCheck, runRules } from './plugin-check.ts'
import {
  answersOf,
  optionsOf,
  outcomeOf,
  type PluginAnswer,
  promptsOf,
  pushedEvents,
} from './pushed-events.ts'

const KINDS: readonly unknown[] = ['tool_approval', 'inquiry']
const ACTIONS: readonly unknown[] = ['approve', 'reject', 'modify']
const APPROVALS = 'Add a case in which the plugin decides whether a tool runs.'

type JudgeOne = (answer: PluginAnswer, c: PluginConversation) => Finding[]

/** Judges each answer of a kind; of every kind where none is stated. */
const ofAnswers =
  (judge: JudgeOne, kind?: string) =>
  (c: PluginConversation): Finding[] =>
    answersOf(c)
      .filter(({ message }) => kind === undefined || message.respond === kind)
      .flatMap((answer) => judge(answer, c))

/** What a plugin does with prompts. @see rfd-d18 §Interactive Events */
export const promptChecks: readonly PluginCheck[] = runRules(
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
        : [valueIs(each, 'arguments', (its) => its === undefined, 'no arguments')],
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

/** An answer names an open prompt; one that is answered already, only where no other is open. */
function namesPrompt(member: string): JudgeOne {
  return (each, c) => {
    const { message, line } = each
    const before = promptsOf(c).filter(
      ({ index, respond }) => index < line.index && respond === message.respond,
    )
    const earlier = answersOf(c).filter((other) => other.line.index < line.index)
    const open = before.filter(({ data }) => !earlier.some(({ id }) => id === data.id))
    const allowed = open.length > 0 ? open : before
    const isNamed = (id: unknown) => allowed.some(({ data }) => data.id === id)
    return [valueIs(each, member, isNamed, 'the id of a prompt that is open')]
  }
}

function isComplete({ message, prompt, line }: PluginAnswer, c: PluginConversation): Finding[] {
  const { action, arguments: its } = message
  const known = prompt?.data.arguments
  if (action !== 'modify' || !isObject(its) || !isObject(known)) return []
  const expected = c.fault ? undefined : c.start.context?.expect?.answers
  const wanted = expected?.[String(prompt?.data.id)]
  if (wanted && 'arguments' in wanted) {
    const observed =
      !equal(its, wanted.arguments) && `the arguments are ${quote(JSON.stringify(its))}`
    return [satisfiedUnless(observed, 'the arguments that the case expects', line.index)]
  }
  const lost = Object.keys(known).find((name) => !Object.hasOwn(its, name))
  return [
    satisfiedUnless(lost && `the argument ${quote(lost)} is gone`, 'all arguments', line.index),
  ]
}

function once(c: PluginConversation): Finding[] {
  const answers = answersOf(c)
  return answers.map(({ id, message, line }, i) => {
    const isAgain = answers
      .slice(0, i)
      .some((other) => other.id === id && other.message.sub_id === message.sub_id)
    const observed = isAgain && `the prompt ${quote(String(id))} was answered again`
    return satisfiedUnless(observed, 'one answer', line.index)
  })
}

/** An answer that comes after the host's own decision was kept back, unless we decided at once. */
function inTime(c: PluginConversation): Finding[] {
  if (c.fault?.kind === 'prompts-resolved') return []
  return answersOf(c).flatMap(({ prompt, line }) => {
    const outcome = prompt && outcomeOf(c, prompt)
    if (!prompt || !outcome || outcome.index > line.index) return prompt ? [satisfied()] : []
    const observed = `the answer to ${quote(String(prompt.data.id))} came after the host had decided`
    return [doubtOf(c) ?? violated('an answer as soon as it is decided', observed, line.index)]
  })
}

/** What may be taken for a prompt. */
const ASKS: readonly unknown[] = ['tool_call_request', 'inquiry_request']

function promptsOnly(c: PluginConversation): Finding[] {
  const asking = pushedEvents(c).filter(({ data }) => ASKS.includes(data.type))
  const plain = asking.filter(
    ({ data, respond }) =>
      respond === undefined && !asking.some((each) => each.respond && each.data.id === data.id),
  )
  return plain.map(({ data }) => {
    const answer = answersOf(c).find(({ id }) => id === data.id)
    const observed = answer && `${quote(String(data.id))} was answered, and asked for nothing`
    return satisfiedUnless(observed, 'no answer', answer?.line.index)
  })
}

/** The decisions that the case expects on prompts of a kind; a plugin may leave a prompt to the host. */
function decisionsOn(kind: string) {
  return (c: PluginConversation): Finding[] =>
    Object.entries(c.start.context?.expect?.answers ?? {}).flatMap(([id, wanted]) => {
      const answer = answersOf(c).find((each) => each.id === id)
      if (answer?.prompt?.respond !== kind) return []
      const observed =
        !holds(answer.message, wanted as JsonObject) &&
        `${quote(id)} was answered by ${quote(JSON.stringify(decisionIn(answer.message)))}`
      return [satisfiedUnless(observed, quote(JSON.stringify(wanted)), answer.line.index)]
    })
}

const decisionIn = ({ action, answer, arguments: its }: JsonObject) => ({
  ...(action !== undefined && { action }),
  ...(answer !== undefined && { answer }),
  ...(its !== undefined && { arguments: its }),
})
