import fc, { type Arbitrary } from 'fast-check'
import type { JsonObject } from '../wire/json.ts'

/** The answers that a one-shot tool is started with, and those that its questions get, by the ids of questions. */
export interface Answers {
  given: JsonObject
  answers: JsonObject
}

/** A question, and what it can be answered with. */
export interface Choice {
  id: string
  values: readonly unknown[]
}

/** Any of the answers to some of the questions, from the first run on and when they are asked. */
export function answersOf(choices: readonly Choice[]): Arbitrary<Answers> {
  const some = fc.record(
    Object.fromEntries(choices.map(({ id, values }) => [id, fc.constantFrom(...values)])),
    { requiredKeys: [] },
  )
  return fc.record({ given: some, answers: some }).map(({ given, answers }) => ({
    given: { ...given },
    answers: { ...answers },
  }))
}
