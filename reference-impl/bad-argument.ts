/** An argument of a reference program that it does not know, and the ones that it knows where they can be named. */
export class BadArgument extends Error {
  readonly word: string
  readonly known: readonly string[]

  constructor(message: string, word = '', known: readonly string[] = []) {
    super(message)
    this.word = word
    this.known = known
  }
}

/** The one of a name. @throws BadArgument where there is none. */
export function oneNamed<T>(
  what: 'mutant' | 'variant',
  wanted: string,
  all: readonly T[],
  nameOf: (one: T) => string,
): T {
  const found = all.find((one) => nameOf(one) === wanted)
  if (found) return found
  throw new BadArgument(`there is no ${what} named '${wanted}'`, wanted, all.map(nameOf))
}
