import type { Conversation } from '../../../../harness/conversation.ts'
import { pattern } from '../../../../harness/pattern.ts'
import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { STATEFUL } from '../../../vfs/tool/advice.ts'
import { failureIn } from '../../../vfs/tool/case.ts'
import { rules, type ToolCheck } from '../../../vfs/tool/tool-check.ts'
import { appliedIn } from '../wait.ts'

/** What stands in the members of a report. @see rfd009 §Why content is a string, not a generic or Value */
export const meaningRules: readonly ToolCheck[] = rules(
  {
    verifies: 'toolstate.state.typed-members#question',
    title: 'asks in the member question',
    toExercise: 'Add a case with inputs in which the tool asks a question.',
    judge: (c) => c.states.flatMap((state, at) => asksWhere(c, state, at)),
  },
  {
    verifies: 'toolstate.state.typed-members#failure',
    title: 'fails in the member result',
    toExercise: 'Add a case that fails, with `outcome: error` under its `expect` key.',
    baselinesOnly: true,
    judge: failsWhere,
  },
  {
    verifies: 'toolstate.state.content-is-free',
    title: 'chooses the format of its content',
    toExercise: STATEFUL,
    judge: ({ states }) =>
      states.flatMap(({ params: { content } }) =>
        typeof content === 'string' && content !== ''
          ? [satisfied(`content is ${formatOf(content)}`)]
          : [],
      ),
  },
  {
    verifies: 'toolstate.state.start-up-output',
    title: 'shows what it printed while it started',
    toExercise: 'State under `expect.startup` what the tool prints while it starts.',
    baselinesOnly: true,
    judge: startUp,
  },
)

type Reports = Conversation['states']

/**
 * A running program may well show a prompt. What it may not do is to write a question as JSON into its text and take an
 * answer to it.
 */
function asksWhere(c: Conversation, { params, line }: Reports[number], at: number): Finding[] {
  const { type, question, content } = params
  if (type === 'waiting' && isObject(question)) return [satisfied()]
  if (type !== 'running' || !isQuestion(content)) return []
  const next = c.states[at + 1]?.line.index ?? Number.POSITIVE_INFINITY
  const taken = appliedIn(c).some(({ index }) => line.index < index && index < next)
  if (!taken) return []
  return [
    violated(
      'a waiting report with a question',
      'a question is JSON text in the content',
      line.index,
    ),
  ]
}

function isQuestion(content: unknown): boolean {
  const value = typeof content === 'string' ? parse(content) : undefined
  if (!isObject(value)) return false
  const { question = value } = value
  return isObject(question) && typeof question.id === 'string' && 'answer_type' in question
}

/** Whether a run failed is what the author of the case states. */
function failsWhere(c: Conversation): Finding[] {
  const stopped = c.states.find(({ params }) => params.type === 'stopped')
  if (c.start.context?.expect?.outcome !== 'error' || !stopped) return []
  const { content } = stopped.params
  if (failureIn(stopped)) return [satisfied()]
  if (typeof content !== 'string' || content === '') return []
  return [
    violated(
      'the failure under result',
      'why it failed stands in the content alone',
      stopped.line.index,
    ),
  ]
}

function formatOf(content: string): string {
  if (content.includes('\u001b')) return 'text with escapes of a terminal'
  if (parse(content) !== undefined) return 'JSON'
  return /^\s*<[\s\S]*>\s*$/.test(content) ? 'markup' : 'text'
}

function startUp({ start, states }: Conversation): Finding[] {
  const wanted = start.context?.expect?.startup
  const first = states.find(
    ({ params: { type, content } }) => type === 'running' && typeof content === 'string' && content,
  )
  if (wanted === undefined || !first) return []
  const content = String(first.params.content)
  const [contains, expected] = contained(wanted)
  const observed = !contains(content) && `the first content is ${quote(content)}`
  return [satisfiedUnless(observed, expected, first.line.index)]
}

function contained(wanted: unknown): [(content: string) => boolean, string] {
  if (!isObject(wanted)) {
    const text = String(wanted)
    return [(content) => content.includes(text), `${quote(text)} in the first content`]
  }
  const matches = String((wanted as JsonObject).matches)
  return [pattern(matches), `a first content that matches ${quote(matches)}`]
}
