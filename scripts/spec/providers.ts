import { isObject } from '../../harness/wire/json.ts'
import type { Fact, Facts, ProviderFile } from '../../spec/generated/formats.ts'
import type { SpecFile } from './file.ts'
import { againstDefinition, formatSchema } from './formats.ts'
import type { SpecTree } from './tree.ts'

/** Name of a fact. */
export type FactName = keyof Facts

/** A fact and the profile that states it. */
export type PlacedFact = { name: string; fact: Fact; file: SpecFile<ProviderFile> }

/** The values that hold for a provider, with the names of those that nobody knows. */
export type Reading = { facts: Facts; unknown: FactName[] }

/** What a fact is read as while it is unknown, by name. */
export const readings: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(factSchemas()).map(([name, schema]) => [
    name,
    isObject(schema) ? schema.default : undefined,
  ]),
)

/** Reads a profile and those that it extends; throws where a value has the wrong form. */
export function readingOf(file: SpecFile<ProviderFile>, tree: SpecTree): Reading {
  const stated = new Map(statedIn(file, tree).map(({ name, fact }) => [name, fact.is]))
  const names = Object.keys(readings) as FactName[]
  const unknown = names.filter((name) => (stated.get(name) ?? 'unknown') === 'unknown')
  const facts: unknown = Object.fromEntries(
    names.map((name) => [name, unknown.includes(name) ? readings[name] : stated.get(name)]),
  )
  const problem = againstFacts(facts)
  if (problem) throw new Error(`${file.path}: ${problem}`)
  return { facts: facts as Facts, unknown }
}

/** Lists the facts that hold for a profile: its own, then those of what it extends. */
export function statedIn(file: SpecFile<ProviderFile>, tree: SpecTree): PlacedFact[] {
  const found = new Map<string, PlacedFact>()
  for (const each of lineOf(file, tree))
    for (const [name, fact] of Object.entries(each.value.facts))
      if (!found.has(name)) found.set(name, { name, fact, file: each })
  return [...found.values()]
}

/** What a value has against being that fact, or nothing. */
export const againstFact = (name: string, value: unknown): string | undefined =>
  againstFacts({ ...readings, [name]: value })

const againstFacts = (facts: unknown): string | undefined =>
  againstDefinition('provider', 'Facts', facts)

/** Lists a profile, what it extends, what that extends and so on; a circle ends where it closes. */
function lineOf(file: SpecFile<ProviderFile>, tree: SpecTree): SpecFile<ProviderFile>[] {
  const line = [file]
  for (let next = parentOf(file, tree); next && !line.includes(next); next = parentOf(next, tree))
    line.push(next)
  return line
}

const parentOf = ({ value }: SpecFile<ProviderFile>, { provider }: SpecTree) =>
  provider.find((each) => each.value.provider === value.extends)

function factSchemas(): Record<string, unknown> {
  const { $defs } = formatSchema('provider')
  const facts = isObject($defs) ? $defs.Facts : undefined
  const schemas = isObject(facts) ? facts.properties : undefined
  return isObject(schemas) ? schemas : {}
}
