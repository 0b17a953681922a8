import { Exhausted } from './refusal.ts'

/** Bounds the work on one schema, whatever its references multiply to. */
export class Fuel {
  #left: number

  constructor(amount: number) {
    this.#left = amount
  }

  /** @throws Refusal when the work would never end. */
  spend(pointer: () => string, amount = 1): void {
    this.#left -= amount
    if (this.#left < 0)
      throw new Exhausted(
        pointer(),
        '$ref',
        'The schema grows beyond bounds when it is written out.',
      )
  }
}
