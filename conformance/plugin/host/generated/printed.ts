import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { withoutColours } from '../observed.ts'
import { type Difference, differs, type Shown } from './difference.ts'
import { isContent, type Piece, piecesOf } from './pieces.ts'
import type { Generated } from './requirements.ts'
import type { Acts } from './sent.ts'
import { ASIDE, LATE, LOGGED } from './talk.ts'

/** What the host shows of what its plugin printed, logged and wrote to stderr. */
export function printedIn(reading: PluginHostReading, acts: Acts): Shown {
  const stdout = withoutColours(reading.stdout)
  const pieces = piecesOf(acts)
  return {
    shows: requirementsOf(pieces, acts),
    difference:
      contentDifference(pieces, stdout, reading.stderr) ??
      elsewhereDifference(acts, stdout + reading.stderr) ??
      asideDifference(reading, acts),
  }
}

const [PLAIN, ORDER, CHANNELS] = [
  'plugin.print.plain-is-unchanged',
  'plugin.print.order-and-completeness',
  'plugin.print.six-channels',
] as const
const [LOGS, HIDDEN, IGNORED] = [
  'plugin.log.log-not-on-stdout',
  'plugin.framing.stderr-hidden-by-default',
  'plugin.lifecycle.messages-after-exit-are-ignored',
] as const

function requirementsOf(pieces: readonly Piece[], { messages, complained, exit }: Acts) {
  const hasLogged = messages.some(({ message }) => message.type === 'log')
  const elsewhere = elsewhereIn({ messages }).length > 0
  const about = new Set(pieces.map(({ requirement }) => requirement))
  return [
    ...(about.size > 0 ? ([`${ORDER}#order`, `${ORDER}#complete`, SHOWN] as const) : []),
    ...about,
    ...(elsewhere ? [`${CHANNELS}#shown` as const] : []),
    ...(hasLogged ? [LOGS] : []),
    ...(complained ? [HIDDEN] : []),
    ...(exit ? [IGNORED] : []),
  ]
}

const SHOWN = 'plugin.print.text-is-shown'

function contentDifference(
  pieces: readonly Piece[],
  stdout: string,
  stderr: string,
): Difference | undefined {
  let from = 0
  for (const [at, piece] of pieces.entries()) {
    const next = endOf(piece, stdout, from)
    if (next === undefined)
      return pieceDifference(piece, stdout, stderr, from, at === pieces.length - 1)
    from = next
  }
  return undefined
}

/** Where a piece ends on stdout; undefined: it is not there. */
function endOf({ texts, plain }: Piece, stdout: string, from: number): number | undefined {
  let end = from
  for (const text of plain ? [texts.join('')] : texts) {
    const at = stdout.indexOf(text, end)
    if (at < 0) return undefined
    end = at + text.length
  }
  return end
}

function pieceDifference(
  { texts, plain, requirement }: Piece,
  stdout: string,
  stderr: string,
  from: number,
  isLast: boolean,
): Difference | undefined {
  const missing = texts.find((text) => !stdout.includes(text))
  if (missing === undefined) return severalDifference(texts, plain, stdout, from)
  if (stderr.includes(missing))
    return { requirement: 'plugin.print.content-on-stdout', observed: 'a text is on stderr' }
  if (hasWords(missing, stdout))
    return { requirement: changedBy(missing, stdout, requirement), observed: 'a text is another' }
  return isLast && missing === texts.at(-1)
    ? { requirement: `${ORDER}#complete`, observed: 'the last text is not there' }
    : { requirement: SHOWN, observed: 'a text is not there' }
}

/** All texts are there, but not in order, or not one behind the other. */
function severalDifference(
  texts: readonly string[],
  plain: boolean,
  stdout: string,
  from: number,
): Difference {
  const isOrdered = endOf({ texts, plain: false, requirement: SHOWN }, stdout, from) !== undefined
  if (plain && isOrdered)
    return { requirement: `${PLAIN}#nothing-added`, observed: 'something stands between two texts' }
  const isTwice = new Set(texts).size < texts.length
  return isTwice
    ? { requirement: SHOWN, observed: 'a text that comes again is shown once' }
    : { requirement: `${ORDER}#order`, observed: 'a later text comes first' }
}

const WORDS = /[A-Za-z]+\d+/g

/** Whether the words of a text are there, so that only the rest of it is not. */
const hasWords = (text: string, stdout: string): boolean => {
  const words = text.match(WORDS) ?? []
  return words.length > 0
    ? words.every((word) => stdout.includes(word))
    : hasAllButBlanks(text, stdout)
}

const hasAllButBlanks = (text: string, stdout: string): boolean =>
  withoutBlanks(stdout).includes(withoutBlanks(text))

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

/** White space was removed, or else characters were changed. */
function changedBy(text: string, stdout: string, requirement: Generated): Generated {
  if (requirement !== `${PLAIN}#nothing-removed`) return requirement
  return hasAllButBlanks(text, stdout) ? requirement : 'plugin.framing.text-is-preserved#incoming'
}

const elsewhereIn = ({ messages }: Pick<Acts, 'messages'>): string[] =>
  messages.flatMap(({ message }) =>
    message.type === 'print' && !isContent(message) ? [String(message.text)] : [],
  )

function elsewhereDifference(acts: Acts, output: string): Difference | undefined {
  const isMissing = elsewhereIn(acts).some((text) => !output.includes(text))
  return differs(isMissing, `${CHANNELS}#shown`, 'text on another channel is not there')
}

const asideDifference = ({ stdout, stderr }: PluginHostReading, { exit }: Acts) =>
  differs(stdout.includes(LOGGED), LOGS, 'a log message is on stdout') ??
  differs((stdout + stderr).includes(ASIDE), HIDDEN, 'text of stderr is shown') ??
  differs(exit !== undefined && stdout.includes(LATE), IGNORED, 'text behind `exit` is shown')
