import { pattern } from '../../../harness/pattern.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { EXPECTED } from './advice.ts'
import { howItEnded } from './ending.ts'
import { runRules } from './plugin-check.ts'

/** What the author's own case expects. */
export const caseRules = runRules(
  {
    verifies: 'plugin.case.expected-exit#code',
    title: 'ends with the code that the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: exitCode,
  },
  {
    verifies: 'plugin.case.expected-exit#reason',
    title: 'ends with the reason that the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: exitReason,
  },
  {
    verifies: 'plugin.case.expected-output',
    title: 'prints what the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: printed,
  },
  {
    verifies: 'plugin.framing.no-direct-terminal-output#print-used',
    title: 'shows its output in `print` messages',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: printUsed,
  },
  {
    verifies: 'plugin.case.expected-files',
    title: 'leaves the files that the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: files,
  },
  {
    verifies: 'plugin.case.expected-pushes',
    title: 'adds the events that the case expects',
    toExercise: EXPECTED,
    baselinesOnly: true,
    judge: pushes,
  },
)

function exitCode(c: PluginConversation): Finding[] {
  const wanted = c.start.context?.expect?.exit?.code
  if (wanted === undefined) return []
  const [exit] = c.exits
  if (!exit) return [violated(`exit code ${wanted}`, howItEnded(c))]
  const { code } = exit.message
  const observed = code !== wanted && `the exit code is ${quote(JSON.stringify(code))}`
  return [satisfiedUnless(observed, `exit code ${wanted}`, exit.line.index)]
}

function exitReason(c: PluginConversation): Finding[] {
  const wanted = c.start.context?.expect?.exit?.reason
  const [exit] = c.exits
  if (wanted === undefined || !exit) return []
  const reason = String(exit.message.reason ?? '')
  const observed = !fits(reason, wanted) && `the reason is ${quote(reason, 120)}`
  return [satisfiedUnless(observed, `a reason ${asExpected(wanted)}`, exit.line.index)]
}

/** Compares what was printed with what the case expects, channel by channel. */
export function printed(c: PluginConversation): Finding[] {
  const wanted: Record<string, unknown> = c.start.context?.expect?.printed ?? {}
  return Object.entries(wanted).map(([channel, text]) => {
    const output = printedOn(c, channel)
    const observed = !fits(output, text) && `on ${channel} it printed ${quote(output, 120)}`
    return satisfiedUnless(observed, `text on ${channel} ${asExpected(text)}`)
  })
}

/** Text that a case expects and that is not printed must not have gone to stderr in its place. */
function printUsed(c: PluginConversation): Finding[] {
  const wanted: Record<string, unknown> = c.start.context?.expect?.printed ?? {}
  return Object.entries(wanted).flatMap(([channel, text]) => {
    const expected = `the text of ${channel} in \`print\` messages`
    if (text === '' || fits('', text)) return []
    if (fits(printedOn(c, channel), text)) return [satisfied()]
    return fits(c.stderr, text) ? [violated(expected, 'the text came on stderr')] : []
  })
}

/** All that was printed on a channel, one text after the other; without a channel it is `content`. */
export const printedOn = ({ prints }: PluginConversation, channel: string): string =>
  prints
    .filter(({ message }) => (message.channel ?? 'content') === channel)
    .map(({ message }) => String(message.text))
    .join('')

/** Whether a text is the one that a case expects, or matches its pattern. */
export const fits = (text: string, wanted: unknown): boolean =>
  isObject(wanted) ? pattern(String(wanted.matches))(text) : text === wanted

/** A text or a pattern, in words. */
export const asExpected = (wanted: unknown): string =>
  isObject(wanted)
    ? `that matches ${quote(String(wanted.matches))}`
    : `equal to ${quote(String(wanted), 120)}`

function files(c: PluginConversation): Finding[] {
  const wanted: Record<string, unknown> = c.start.context?.expect?.files ?? {}
  return Object.entries(wanted).map(([path, text]) => {
    const expected = `${path} holds ${quote(String(text), 120)}`
    const seen = c.files[path]
    if (seen === undefined) return violated(expected, `${path} is not there`)
    return satisfiedUnless(
      seen !== text && `${path} holds ${quote(JSON.stringify(seen), 120)}`,
      expected,
    )
  })
}

function pushes(c: PluginConversation): Finding[] {
  const wanted = Object.entries(c.start.context?.expect?.pushed ?? {})
  const inEach = wanted.map(([conversation, events]) => {
    const expected = `${events.length} events as expected in ${quote(conversation)}`
    const added = pushedTo(c, conversation)
    const wrong = events.findIndex((event, i) => !holds(added[i], event as JsonObject))
    if (wrong >= 0) return violated(expected, `event ${wrong + 1} is ${eventShown(added[wrong])}`)
    const observed = added.length > events.length && `${added.length} events were added`
    return satisfiedUnless(observed, expected)
  })
  return wanted.length > 0 ? [...inEach, pushesElsewhere(c)] : []
}

/** Where a case states what is added, nothing is added to other conversations that were there before. */
function pushesElsewhere(c: PluginConversation): Finding {
  const { pushed = {} } = c.start.context?.expect ?? {}
  const created = c.requests.map(({ reply }) =>
    reply?.message.type === 'created' ? reply.message.conversation : undefined,
  )
  const other = c.requests
    .filter(({ type, reply }) => type === 'push_events' && reply?.message.type === 'pushed')
    .map(({ message }) => String(message.conversation))
    .find((its) => !Object.hasOwn(pushed, its) && !created.includes(its))
  const observed = other !== undefined && `events were added to ${quote(other)}`
  return satisfiedUnless(observed, 'events only where the case expects them')
}

/** The events that were added to a conversation, one confirmed push after the other. */
const pushedTo = ({ requests }: PluginConversation, conversation: string): unknown[] =>
  requests
    .filter(({ type, message }) => type === 'push_events' && message.conversation === conversation)
    .filter(({ reply }) => reply?.message.type === 'pushed')
    .flatMap(({ message: { events } }) => (Array.isArray(events) ? events : []))

/** Whether a value has all the members that are wanted. */
export const holds = (value: unknown, wanted: JsonObject): boolean =>
  isObject(value) && Object.entries(wanted).every(([name, its]) => equal(value[name], its))

const eventShown = (event: unknown) =>
  event === undefined ? 'not there' : quote(JSON.stringify(event), 100)
