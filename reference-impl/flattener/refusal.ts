/** What stands in the way of a form that the provider accepts. */
export interface Refused {
  /** JSON Pointer into the schema that was given. */
  pointer: string
  keyword: string
  /** One sentence. */
  reason: string
}

/**
 * Leaves the passes at any depth; `flatten` turns it into a value, so no caller ever sees it.
 * It is thrown wherever a part becomes JSON text, and is no `Error`, which would take down the stack each time.
 */
export class Refusal {
  readonly refused: Refused

  constructor(pointer: string, keyword: string, reason: string) {
    this.refused = { pointer, keyword, reason }
  }
}

/** Ends everything, where another refusal only ends the attempt at one part. */
export class Exhausted extends Refusal {}
