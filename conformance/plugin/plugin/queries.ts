import type { PluginConversation, PluginMessage } from '../../../harness/plugin-conversation.ts'
import { elementsOf, equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { A_QUERY } from './advice.ts'
import { printedOn } from './case.ts'
import { howItEnded } from './ending.ts'
import { isGiven, isText, membersOf } from './member.ts'
import { faultChecks, type PluginCheck, runRules } from './plugin-check.ts'
import { completionsOf, pushedEvents } from './pushed-events.ts'
import { queriesOf, refusalsOf, reportsRefusal } from './query-refusals.ts'
import { goesOnUnasked, isListOfTyped } from './writing.ts'

const isObjectOrNull = (value: unknown) => !isGiven(value) || isObject(value)

/** Turns that a plugin has the host run. @see rfd-d18 §Query (Agent Loop Delegation) */
export const queryChecks: readonly PluginCheck[] = [
  ...runRules(
    {
      verifies: 'plugin.query.query-form#conversation',
      title: 'queries one conversation',
      toExercise: A_QUERY,
      judge: membersOf(['query'], 'conversation', isText, 'a string `conversation`'),
    },
    {
      verifies: 'plugin.query.query-form#content',
      title: 'queries with a text',
      toExercise: A_QUERY,
      judge: membersOf(['query'], 'content', isText, 'a string `content`'),
    },
    {
      verifies: 'plugin.query.optional-members#attachments',
      title: 'attaches a list of objects that each have a type',
      toExercise: 'Add a case in which the plugin attaches something to a query.',
      judge: (c) =>
        queriesOf(c).some(({ message }) => 'attachments' in message)
          ? membersOf(['query'], 'attachments', isAttachments, 'a list of objects with a type')(c)
          : [],
    },
    {
      verifies: 'plugin.query.optional-members#schema',
      title: 'gives the schema of an answer as an object',
      toExercise: 'Add a case in which the plugin asks for an answer by a schema.',
      judge: (c) =>
        queriesOf(c).some(({ message }) => 'schema' in message)
          ? membersOf(['query'], 'schema', isObjectOrNull, 'an object, or null')(c)
          : [],
    },
    {
      verifies: 'plugin.query.no-cancellation',
      title: 'sends no message to cancel a query',
      toExercise: A_QUERY,
      judge: (c) => {
        const cancel = c.typed.find(({ type }) => type === 'cancel_query')
        if (queriesOf(c).length === 0) return []
        return [satisfiedUnless(cancel && 'it sent `cancel_query`', 'none', cancel?.line.index)]
      },
    },
    {
      verifies: 'plugin.query.turn-is-not-pushed',
      title: 'pushes nothing that the host has stored of a turn',
      toExercise: A_QUERY,
      judge: notPushed,
    },
  ),
  ...faultChecks(
    {
      verifies: 'plugin.query.completion-ends-waiting',
      title: 'goes on when the turn is complete and its prompts were decided by the host',
      toExercise: 'Add a case in which the plugin is asked for a decision.',
      faults: (c) =>
        pushedEvents(c).some(({ respond }) => respond) ? [{ kind: 'prompts-resolved' }] : [],
      judges: ({ kind }) => kind === 'prompts-resolved',
      judge: goesOnUnasked,
    },
    {
      verifies: 'plugin.query.completion-ends-waiting',
      title: 'shows something, or goes on, when the turn is complete',
      toExercise: A_QUERY,
      faults: (c) => (completionsOf(c).length > 0 ? [{ kind: 'late-completion' }] : []),
      judges: ({ kind }) => kind === 'late-completion',
      judge: goesOnAfter(completionsOf, 'the turn was complete'),
    },
    {
      verifies: 'plugin.query.refused-query',
      title: 'reports a refused query, and goes on',
      toExercise: A_QUERY,
      faults: (c) => queriesOf(c).map(({ number }) => ({ kind: 'error-reply', at: number })),
      judges: ({ kind }) => kind === 'error-reply',
      judge: (c, compared) => [
        ...goesOnAfter(refusalsOf, 'the query was refused')(c),
        ...reportsRefusal(c, compared),
      ],
    },
    {
      verifies: 'plugin.query.text-is-shown-at-once',
      title: 'shows texts as they arrive',
      toExercise: 'Add a case in which the plugin prints what the assistant writes.',
      faults: (c) =>
        queriesOf(c).length > 0 && shownTexts(c).length > 1 ? [{ kind: 'held-text' }] : [],
      judges: ({ kind }) => kind === 'held-text',
      judge: shownAtOnce,
    },
  ),
]

function isAttachments(value: unknown): boolean {
  return !isGiven(value) || isListOfTyped(value)
}

/** Expects of a plugin that does not serve others that it shows or asks something, or ends, before it is asked to end. */
function goesOnAfter(
  awaited: (c: PluginConversation) => { index: number }[],
  after: string,
): (c: PluginConversation) => Finding[] {
  return (c) => {
    const last = awaited(c).at(-1)
    if (!last || c.start.context?.serves) return []
    const next = c.typed.find(({ line }) => line.index > last.index)
    const asked = c.shutdown && c.shutdown.index > last.index ? c.shutdown.index : undefined
    if (next && !(asked !== undefined && asked < next.line.index)) return [satisfied()]
    const observed =
      asked === undefined
        ? howItEnded(c)
        : `it was silent after ${after}, until it was asked to end`
    return [doubtOf(c) ?? violated('a message of the plugin', observed, next?.line.index)]
  }
}

/** Members by which an event of a turn is known again. */
const DISTINCTIVE = ['type', 'id', 'message', 'content', 'reasoning', 'data', 'answer'] as const

function notPushed(c: PluginConversation): Finding[] {
  if (queriesOf(c).length === 0) return []
  const turn = pushedEvents(c)
  const asked = queriesOf(c).map(
    ({ message }): JsonObject => ({ ...message, type: 'chat_request' }),
  )
  const pushes = c.requests.filter(({ type }) => type === 'push_events')
  const copy = pushes.find(({ message, line }) => {
    const before = turn.flatMap(({ index, data }) => (index < line.index ? [data] : []))
    const own = asked.filter(({ conversation }) => conversation === message.conversation)
    return elementsOf(message.events).some((event) =>
      [...before, ...wholeAnswers(before), ...own].some((data) => isCopy(event, data)),
    )
  })
  const observed = copy && `request ${copy.number} pushes what came of the turn`
  return [satisfiedUnless(observed, 'nothing of the turn', copy?.line.index)]
}

/** The texts of a turn, which come in pieces, each up to any of these as one event. */
function wholeAnswers(turn: readonly JsonObject[]): JsonObject[] {
  const texts = turn.filter(({ type, message }) => type === 'chat_response' && isText(message))
  return texts.flatMap((_, from) =>
    texts.slice(from + 1).map((_last, i) => ({
      type: 'chat_response',
      message: texts
        .slice(from, from + i + 2)
        .map(({ message }) => message)
        .join(''),
    })),
  )
}

const isCopy = (event: unknown, data: JsonObject): boolean =>
  isObject(event) &&
  data.type !== 'turn_start' &&
  DISTINCTIVE.every((member) => equal(withoutBlanks(event[member]), withoutBlanks(data[member])))

/** A text without its white space, by which a copy that is broken into other lines is known. */
const withoutBlanks = (value: unknown) => (isText(value) ? value.replaceAll(/\s+/g, '') : value)

/** Texts of a turn that the plugin prints. */
function shownTexts(c: PluginConversation): string[] {
  const output = printedOn(c, 'content')
  return pushedEvents(c).flatMap(({ data: { type, message } }) =>
    type === 'chat_response' && isText(message) && output.includes(message) ? [message] : [],
  )
}

function shownAtOnce(c: PluginConversation): Finding[] {
  const texts = pushedEvents(c).filter(({ data }) => data.type === 'chat_response')
  return texts.slice(0, -1).map(({ index, data }, i) => {
    const until = texts[i + 1]?.index ?? 0
    const words = String(data.message).split(/\s+/).filter(Boolean)
    const isShown = c.prints.some(
      (print) =>
        isBetween(print, index, until) &&
        words.some((word) => String(print.message.text).includes(word)),
    )
    if (isShown) return satisfied()
    const observed = `the text ${quote(String(data.message))} was not printed when the next one came`
    return doubtOf(c) ?? violated('each text as it arrives', observed, index)
  })
}

const isBetween = ({ line }: PluginMessage, from: number, to: number) =>
  line.index > from && line.index < to
