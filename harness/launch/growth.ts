/** How many times as long as its line an answer may be and counts for nothing: what expands references makes it longer. */
const USUAL_GROWTH = 16

/** How much a program answers beyond the usual growth, in bytes. */
export class Growth {
  #answered = 0
  #excess = 0
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a line of output, and the line that it answers, which has no length where it answers none. */
  add(output: number, line: number): void {
    this.#answered += output
    this.#excess += Math.max(0, output - USUAL_GROWTH * line)
  }

  /** How much was answered until the limit was reached; undefined as long as it is not. */
  get reached(): string | undefined {
    if (this.#excess <= this.#most) return undefined
    return `${this.#answered} bytes of answers, ${this.#excess} more than ${USUAL_GROWTH} times their lines`
  }
}
