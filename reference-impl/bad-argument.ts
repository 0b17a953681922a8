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
