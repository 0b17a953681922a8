import type { Line, SessionReading } from '../../../harness/session-reading.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { repeatedMember } from '../../engine/repeated-member.ts'

/** The lines that the subject finished: a last piece that our own signal cut off is not its fault. */
export function finishedLines({ lines, signal }: SessionReading): Line[] {
  return signal ? lines.filter(({ ending, at }) => ending === 'lf' || at < signal.at) : lines
}

/** Names a line and shows what it is instead of what it should be. */
export const lineIsNo = (what: string, line: Line): string =>
  `line ${line.number} is no ${what}: ${lineExcerpt(line)}`

/** Shows a line in a reason. */
export function lineExcerpt({ text, bytes }: Line): string {
  return text === undefined
    ? 'not UTF-8'
    : quote(bytes ? `${text.slice(0, 40)}… (${bytes} bytes)` : text)
}

/** Judges every message: neither it, or else no object within it, has two members of one name. */
export const repeats = ({ messages }: SessionReading, where: 'outer' | 'inner'): Finding[] =>
  messages.map(({ text = '', leftOut, number, index }) => {
    const member = repeatedMember(where, { text, leftOut })
    return satisfiedUnless(member && `line ${number} has ${member}`, 'each member once', index)
  })
