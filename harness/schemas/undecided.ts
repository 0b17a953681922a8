/**
 * Thrown where the verdict on an instance depends on a pattern that is not matched in linear time; the message is a clause
 * that names the pattern.
 */
export class Undecided extends Error {
  constructor(pattern: string, because: string) {
    super(`this suite does not decide the pattern ${shown(pattern)}, which ${because}`)
  }
}

const LONGEST = 80

const shown = (pattern: string): string =>
  `\`${pattern.length > LONGEST ? `${pattern.slice(0, LONGEST)}…` : pattern}\``
