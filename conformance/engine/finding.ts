import { beginningOf } from '../../harness/wire/ends-of-text.ts'

/** What a judge found on one scenario that a requirement speaks of. */
export type Finding =
  | { kind: 'satisfied'; observed?: string }
  | Violation
  | { kind: 'inconclusive'; reason: string }
  | { kind: 'not-applicable'; reason: string }

/** A requirement was not kept: what was expected, what came, and where. */
export interface Violation {
  kind: 'violated'
  expected: string
  /** One phrase without times, ids or other chance, so that the same defect gives the same words. */
  observed: string
  /** Position among the events of the transcript. */
  index?: number
  /** What is to blame, such as a keyword, where that is not reported by what was expected. */
  cause?: string
  /** Calls that overlap, a line each, where one phrase shows too little. */
  lanes?: readonly string[]
}

/** Most findings are this one: that nothing is to be reported. */
const KEPT: Finding = Object.freeze({ kind: 'satisfied' })

/** The requirement was satisfied; `observed` states which of several ways was seen. */
export const satisfied = (observed?: string): Finding =>
  observed ? { kind: 'satisfied', observed } : KEPT

/** Longer phrases are cut: a subject may put anything into a name. */
const OBSERVED_LENGTH = 600

/** The requirement was violated. */
export const violated = (expected: string, observed: string, index?: number): Finding => ({
  kind: 'violated',
  expected,
  observed: tame(observed, OBSERVED_LENGTH),
  ...(index !== undefined && { index }),
})

/** The same finding with what is to blame for it, such as a keyword. */
export const causedBy = (cause: string | undefined, finding: Finding): Finding =>
  finding.kind === 'violated' && cause !== undefined ? { ...finding, cause } : finding

/** The same finding with the calls that show it, a line each. */
export const shownBy = (lanes: readonly string[], finding: Finding): Finding =>
  finding.kind === 'violated' ? { ...finding, lanes } : finding

/** The same finding about the event at a position, unless it is about another one. */
export const about = (index: number | undefined, finding: Finding): Finding =>
  finding.kind === 'violated' && index !== undefined ? { index, ...finding } : finding

/** What distinguishes one departure from another when their words differ by the scenario. */
export const causeOf = ({ expected, cause }: Violation): string => cause ?? expected

/** It could not be seen whether the requirement was satisfied. */
export const inconclusive = (reason: string): Finding => ({ kind: 'inconclusive', reason })

/** The subject was seen not to have what the requirement speaks of, so that there is nothing to keep. */
export const notApplicable = (reason: string): Finding => ({ kind: 'not-applicable', reason })

/** What a judge finds of one thing: what is wrong in one phrase, nothing, or a finding in words of its own. */
export type Verdict = Finding | string | undefined | false

/** Satisfied, or violated with what was observed when that is stated; a finding stays what it is. */
export function satisfiedUnless(observed: Verdict, expected: string, index?: number): Finding {
  if (typeof observed === 'object') return observed
  return observed ? violated(expected, observed, index) : satisfied()
}

/** Shows a text of the subject in a reason: short, on one line, between back quotes. */
export function quote(text: string, length = 60): string {
  return `\`${tame(text, length)}\``
}

/** White space that often makes the difference. */
const SHOWN: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\ufeff': '\\ufeff',
}

/** A text of the subject that steers no terminal and fills no screen. */
export function tame(text: string, length: number): string {
  const plain = beginningOf(text, length)
    .toWellFormed()
    .replace(/[\n\r\t\ufeff]/g, (shown) => SHOWN[shown] ?? '·')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·')
  return text.length > length ? `${plain}…` : plain
}

/** A phrase as the beginning of a sentence. */
export const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)
