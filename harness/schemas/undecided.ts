/** Thrown where there is no verdict on an instance; the message is a clause that states why. */
export class Undecided extends Error {}

/** The verdict depends on a pattern that is not matched in linear time. */
export const undecidedPattern = (pattern: string, because: string): Undecided =>
  new Undecided(`this suite does not decide the pattern ${shown(pattern)}, which ${because}`)

const LONGEST = 80

const shown = (pattern: string): string =>
  `\`${pattern.length > LONGEST ? `${pattern.slice(0, LONGEST)}…` : pattern}\``
