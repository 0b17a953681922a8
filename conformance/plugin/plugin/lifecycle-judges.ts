import type { PluginConversation, PluginMessage } from '../../../harness/plugin-conversation.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { lineExcerpt } from '../../vfs/tool/lines.ts'
import { endedByItself } from './behaviour.ts'
import { howItEnded, wasAskedToEnd } from './ending.ts'
import type { Compared } from './plugin-check.ts'
import { printedBy } from './received-text.ts'

/** A plugin that cannot start may end with `exit` instead; one that is asked to end at once, too. */
export function acknowledges(c: PluginConversation): Finding[] {
  const [ready] = c.readies
  const [exit] = c.exits
  if (ready) return [satisfied()]
  if (exit && exit.message.code !== 0) return []
  if (wasAskedToEnd(c) && c.fault) return []
  return [doubtOf(c) ?? violated('`ready`', exit ? '`exit` came without `ready`' : howItEnded(c))]
}

export function decides({
  describing,
  descriptions,
  readies,
  prints,
  requests,
  typed,
}: PluginConversation): Finding[] {
  if (typed.length === 0) return []
  const wrong = (describing ? [...readies, ...prints, ...requests] : descriptions)[0]
  const [asked, expected] = describing ? ['describe', 'a description only'] : ['init', 'a run only']
  const observed = wrong && `after ${asked} came ${wrong.type}`
  return [satisfiedUnless(observed, expected, wrong?.line.index)]
}

export function readyFirst({ readies: [ready], prints, requests }: PluginConversation): Finding[] {
  if (!ready) return []
  const early = [...prints, ...requests].find(({ line }) => line.index < ready.line.index)
  const observed = early && `${early.type} came before \`ready\``
  return [satisfiedUnless(observed, '`ready` first', early?.line.index)]
}

export function exits(c: PluginConversation): Finding[] {
  if (c.exits.length > 0) return [satisfied()]
  if (!endedByItself(c)) return []
  return [doubtOf(c) ?? violated('`exit`, then the end of the process', howItEnded(c))]
}

export const inRange = ({ exits: its }: PluginConversation): Finding[] =>
  its.flatMap(({ message: { code }, line }) => {
    if (typeof code !== 'number' || !Number.isInteger(code)) return []
    const observed = (code < 0 || code > 255) && `the code is ${code}`
    return [satisfiedUnless(observed, '0 to 255', line.index)]
  })

export const explained = (c: PluginConversation): Finding[] =>
  c.exits.filter(isFailure).map((exit) => explains(exit, c.prints))

/** What a run prints that goes well explains no failure. */
export function explainedAnew(c: PluginConversation, { baseline }: Compared): Finding[] {
  const usual = baseline.exits[0]?.message.code === 0 ? printedBy(baseline) : ''
  const anew = c.prints.filter(({ message }) => !usual.includes(String(message.text).trim()))
  return c.exits.filter(isFailure).map((exit) => explains(exit, anew))
}

const isFailure = ({ message: { code } }: PluginMessage) => Number.isInteger(code) && code !== 0

function explains({ message, line }: PluginMessage, prints: readonly PluginMessage[]): Finding {
  const { reason, code } = message
  const hasReason = typeof reason === 'string' && reason.trim() !== ''
  const isPrinted = prints.some(({ message: { text } }) => String(text).trim() !== '')
  const observed =
    !hasReason && !isPrinted && `code ${code} came without a reason, and nothing was printed`
  return satisfiedUnless(observed, 'the cause, as `reason` or printed', line.index)
}

export function silentAfterExit(c: PluginConversation): Finding[] {
  const [exit] = c.exits
  if (!exit) return []
  const more = c.lines.find(({ index }) => index > exit.line.index)
  const observed = more && `after its \`exit\` it wrote ${lineExcerpt(more)}`
  return [satisfiedUnless(observed, 'silence after `exit`', more?.index)]
}

export function endsUnaided(c: PluginConversation): Finding[] {
  if (c.exits.length === 0 || wasAskedToEnd(c)) return []
  if (!c.expired('exit')) return c.signal ? [] : [satisfied()]
  return [doubtOf(c) ?? violated('the end of the process after `exit`', howItEnded(c))]
}

export function failsInOrder(c: PluginConversation): Finding[] {
  const [exit] = c.exits
  if (exit) return exit.message.code === 0 ? [] : [satisfied()]
  if (!endedByItself(c) || c.exit?.code === 0) return []
  return [doubtOf(c) ?? violated('`exit` with a code other than 0', howItEnded(c))]
}
