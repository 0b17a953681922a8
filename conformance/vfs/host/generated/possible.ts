import type { Project } from '../../../../harness/peers/project.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { ProbeAnswer } from '../answer.ts'
import type { ShownRef } from './shown.ts'

/** What is wrong with an answer, in words without chance: the same defect gives the same ones, whatever was generated. */
export interface Difference {
  verifies: ShownRef
  expected: string
  observed: string
}

/** One of the answers that a request may get, and what the project is then. */
export interface Possible {
  /** What a host satisfies that answers so. */
  verifies: ShownRef
  differs(answer: ProbeAnswer): Difference | undefined
  /** What such an answer does to the project; nothing when left out. */
  effect?(project: Project): void
  /** It is a result. */
  isResult?: true
  /** Nobody can state what the project is after such an answer. */
  leavesOpen?: true
}

/** An error of one of these codes, or of any where none is named. */
export const refused = (verifies: ShownRef, ...codes: number[]): Possible => ({
  verifies,
  differs: (answer) =>
    isRefusal(answer, codes)
      ? undefined
      : { verifies, expected: errorText(codes), observed: textOf(answer) },
})

const errorText = (codes: readonly number[]) =>
  codes.length > 0 ? `the error ${codes.join(' or ')}` : 'an error'

const isRefusal = ({ error }: ProbeAnswer, codes: readonly number[]): boolean =>
  error !== undefined && (codes.length === 0 || codes.some((code) => error.code === code))

/** What is wrong with a result: as much of a difference as its kind does not state. */
export type Wrong = Partial<Difference> & Pick<Difference, 'observed'>

/** A result; `wrong` states what is wrong with it. */
export const result = (
  verifies: ShownRef,
  expected: string,
  wrong: (found: JsonObject) => Wrong | undefined = () => undefined,
): Possible => ({
  verifies,
  isResult: true,
  differs(answer) {
    if (answer.error || !isObject(answer.result))
      return { verifies, expected, observed: textOf(answer) }
    const found = wrong(answer.result)
    return found && { verifies, expected, ...found }
  },
})

/** Any answer: the documents leave it open. */
export const anything = (verifies: ShownRef): Possible => ({ verifies, differs: () => undefined })

/** The same, and what the project is then. */
export const withEffect = (
  possible: Possible,
  effect: NonNullable<Possible['effect']>,
): Possible => ({
  ...possible,
  effect,
})

/** The same, after which nobody can state what the project is. */
export const leavingOpen = (possible: Possible): Possible => ({ ...possible, leavesOpen: true })

/** An answer in one phrase, without what a host may word as it likes. */
function textOf({ result: found, error }: ProbeAnswer): string {
  if (error) return `the error ${String(error.code)}`
  if (found === undefined) return 'neither a result nor an error'
  return isObject(found) ? 'a result' : 'a result that is no object'
}
