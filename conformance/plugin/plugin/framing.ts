import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { Line } from '../../../harness/session-reading.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { finishedLines, lineExcerpt, lineIsNo, repeats } from '../../vfs/tool/lines.ts'
import { ANY_CASE, AT_ONCE } from './advice.ts'
import { flushes } from './flushes.ts'
import { framingFaultChecks } from './framing-faults.ts'
import { waitsAt } from './ids.ts'
import { kindOf, type LineKind } from './line-kind.ts'
import { type PluginCheck, rules } from './plugin-check.ts'
import { PLUGIN_TYPES } from './types.ts'

/** Where bare text may stand, seen from the messages. */
const PLACES = [
  ['before', 'before its first message'],
  ['between', 'between its messages'],
  ['after', 'after its last message'],
] as const

type Place = (typeof PLACES)[number][0]

/** Framing of what a plugin writes. @see rfd072 §Protocol */
const framingRules = rules(
  noLineIs('joined', 'one object a line', {
    verifies: 'plugin.framing.plugin-writes-one-object-per-line#unshared',
    title: 'writes one object a line',
  }),
  noLineIs('piece', 'a whole object on each line', {
    verifies: 'plugin.framing.plugin-writes-one-object-per-line#unbroken',
    title: 'writes each object on one line',
  }),
  noLineIs('other', 'an object on each line', {
    verifies: 'plugin.framing.plugin-writes-one-object-per-line#object',
    title: 'writes objects, and no other JSON value',
  }),
  {
    verifies: 'plugin.framing.plugin-writes-one-object-per-line#closed',
    title: 'ends each line with its own message',
    toExercise: ANY_CASE,
    baselinesOnly: true,
    judge: closed,
  },
  {
    verifies: 'plugin.framing.plugin-names-types#string',
    title: 'gives each message a type',
    toExercise: ANY_CASE,
    judge: ({ messages }) => messages.map(typeIsText),
  },
  {
    verifies: 'plugin.framing.plugin-names-types#known',
    title: 'sends messages of known types',
    toExercise: ANY_CASE,
    judge: ({ typed }) =>
      typed.map(({ type, line }) =>
        satisfiedUnless(
          !PLUGIN_TYPES.includes(type) && `line ${line.number} has the type ${quote(type)}`,
          'a type that plugins send',
          line.index,
        ),
      ),
  },
  ...PLACES.map(([place, where]) => ({
    verifies: `plugin.framing.only-messages-on-stdout#${place}` as const,
    title: `writes nothing to stdout ${where}`,
    toExercise: ANY_CASE,
    judge: (c: PluginConversation) => bareText(c, place),
  })),
  {
    verifies: 'plugin.framing.debug-output-on-stderr',
    title: 'writes what it reports about itself to stderr',
    toExercise: 'Add a case in which the plugin writes to stderr.',
    judge: (c) => {
      const text = c.lines.find((line) => kindOf(line) === 'text')
      if (text) return [violated('bare text on stderr', lineIsNo('message', text), text.index)]
      return c.stderr === '' ? [] : [satisfied()]
    },
  },
  {
    verifies: 'plugin.framing.plugin-lines-stay-whole',
    title: 'keeps lines apart that it writes at once',
    toExercise: AT_ONCE,
    judge: linesStayWhole,
  },
  noLineIs('not-utf8', 'UTF-8', {
    verifies: 'plugin.framing.plugin-writes-utf8-json#utf8',
    title: 'writes UTF-8',
  }),
  noLineIs('marked', 'no byte-order mark', {
    verifies: 'plugin.framing.plugin-writes-utf8-json#no-mark',
    title: 'writes no byte-order mark',
  }),
  noLineIs('lax', 'JSON as its grammar has it', {
    verifies: 'plugin.framing.plugin-writes-utf8-json#strict',
    title: 'writes JSON without extensions',
  }),
  {
    verifies: 'plugin.framing.plugin-repeats-no-member#outer',
    title: 'gives each member of a message once',
    toExercise: ANY_CASE,
    judge: (c) => repeats(c, 'outer'),
  },
  {
    verifies: 'plugin.framing.plugin-repeats-no-member#inner',
    title: 'gives each member of an object within a message once',
    toExercise: ANY_CASE,
    judge: (c) => repeats(c, 'inner'),
  },
  {
    verifies: 'plugin.framing.tidy-lines#last-line-ended',
    title: 'ends its last line',
    toExercise: ANY_CASE,
    judge: (c) => {
      const last = finishedLines(c).at(-1)
      if (!last) return []
      const open = last.ending === 'none' && `the last line, ${lineExcerpt(last)}, has no line feed`
      return [satisfiedUnless(open, 'a line feed after the last message', last.index)]
    },
  },
  noLineIs('blank', 'no blank line', {
    verifies: 'plugin.framing.tidy-lines#no-blank-lines',
    title: 'writes no blank lines',
  }),
)

/** Everything about framing. */
export const framingChecks: readonly PluginCheck[] = [
  ...framingRules,
  flushes,
  ...framingFaultChecks,
]

/** No line that the plugin finishes is of a kind. */
function noLineIs<R extends object>(kind: LineKind, expected: string, rule: R) {
  return {
    ...rule,
    toExercise: ANY_CASE,
    judge: (c: PluginConversation): Finding[] =>
      finishedLines(c).map((line) => {
        const observed = kindOf(line) === kind && `line ${line.number} is ${lineExcerpt(line)}`
        return satisfiedUnless(observed, expected, line.index)
      }),
  }
}

/** Requests that wait at once have ids, by which a line is known that holds several of them. */
function linesStayWhole({ lines, requests }: PluginConversation): Finding[] {
  const mixed = lines.find(
    (line) => kindOf(line) === 'joined' && (line.text?.split('"id":').length ?? 0) > 2,
  )
  if (mixed)
    return [violated('each request on its line', `line ${mixed.number} holds several`, mixed.index)]
  const wait = requests.some((each, i) => requests.slice(0, i).some((one) => waitsAt(one, each)))
  return wait ? [satisfied()] : []
}

function typeIsText({ message, number, index }: Line): Finding {
  const { type } = message ?? {}
  const observed =
    typeof type !== 'string' &&
    `line ${number} has ${type === undefined ? 'no type' : `the type ${quote(JSON.stringify(type))}`}`
  return satisfiedUnless(observed, 'a string member `type`', index)
}

function bareText(c: PluginConversation, place: Place): Finding[] {
  const bare = finishedLines(c).find(
    (line) => kindOf(line) === 'text' && placeOf(c, line) === place,
  )
  if (bare) return [violated('messages only', lineIsNo('message', bare), bare.index)]
  return c.typed.length > 0 ? [satisfied()] : []
}

/** Where a line stands that is no message. */
function placeOf({ typed }: PluginConversation, { index }: Line): Place {
  if (!typed.some(({ line }) => line.index < index)) return 'before'
  return typed.some(({ line }) => line.index > index) ? 'between' : 'after'
}

/**
 * A line feed that comes with the next message leaves each one open until there is another: what the plugin wrote before
 * it was silent becomes a line only when it is asked to end, and its last one stays open.
 */
function closed(c: PluginConversation): Finding[] {
  const last = finishedLines(c).at(-1)
  const open = [...c.readies, ...c.requests].find(({ line }) => isAfterAsking(c, line))
  if (last?.ending !== 'none' || !open || c.expired('startup'))
    return c.typed.length > 0 ? [satisfied()] : []
  const observed = `the line feed of line ${open.line.number} came with the message after it`
  return [violated('a line feed with each message', observed, open.line.index)]
}

const isAfterAsking = ({ shutdown }: PluginConversation, { index }: Line): boolean =>
  shutdown !== undefined && shutdown.index < index
