import type { Json } from '../../harness/wire/json.ts'
import { type Discriminator, discriminatorOf } from './labels.ts'
import { type AnySchema, mapOf, own, requiredOf, type Schema, valuesOf } from './schema.ts'

/** As many values or members as a sentence may hold. */
const FEW = 3

/** How the model learns which of some alternatives is meant. */
export interface Distinguishing {
  discriminator?: Discriminator
  /** Some of the alternatives in words, such as `action "spawn" or "fetch"`. */
  label(which: readonly number[]): string
}

/** Distinguishes alternatives by a discriminator, or else by what only some of them require or fix. */
export function distinguishing(alternatives: readonly Schema[]): Distinguishing {
  const discriminator = discriminatorOf(alternatives)
  if (discriminator) return { discriminator, label: labelBy(discriminator) }
  let words: readonly string[] | undefined
  return {
    label(which) {
      words ??= wordsFor(alternatives)
      return which.map((i) => words?.[i]).join(' or ')
    },
  }
}

function labelBy({ member, values }: Discriminator): Distinguishing['label'] {
  const words = values.map(inWords)
  const spoken = (i: number) => words[i] !== ''
  return (which) =>
    `${member} ${which
      .filter(spoken)
      .map((i) => words[i])
      .join(' or ')}`
}

const inWords = (values: readonly Json[]) => values.map((one) => JSON.stringify(one)).join(' or ')

/** What only some state, of each; its number, where that is the same for another. */
function wordsFor(alternatives: readonly Schema[]): readonly string[] {
  const spoken = countsOf(alternatives.map(signsOf))
  const some = [...spoken.keys()].filter((sign) => spoken.get(sign) !== alternatives.length)
  const words = alternatives.map((one) => {
    const signs = signsOf(one)
    return some.filter((sign) => signs.has(sign)).join(' and ') || silent(some)
  })
  const alike = countsOf(words.map((one) => [one]))
  return words.map((one, i) => (alike.get(one) === 1 ? one : `alternative ${i + 1}`))
}

const silent = (some: readonly string[]) =>
  `the alternative without ${some.slice(0, FEW).join(' or ')}`

/** The members that must be there, with their values where these are few. */
function signsOf(schema: Schema): Set<string> {
  const properties = mapOf(schema, 'properties')
  return new Set(requiredOf(schema).map((name) => signOf(name, own(properties, name))))
}

function signOf(name: string, property: AnySchema | undefined): string {
  const values = typeof property === 'object' ? valuesOf(property) : undefined
  const few = values && values.length <= FEW && values.every(isSimple)
  return few ? `${name} ${inWords(values)}` : name
}

const isSimple = (value: Json) => typeof value !== 'object' || value === null

function countsOf(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
