import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Fact, Facts, ProviderFile } from '../../spec/generated/formats.ts'
import type { SpecFile } from './file.ts'
import { formatSchema } from './formats.ts'
import type { SpecTree } from './tree.ts'
import { isRecord } from './tree.ts'

/** Name of a fact. */
export type FactName = keyof Facts

/** A fact and the profile that states it. */
export type PlacedFact = { name: string; fact: Fact; file: SpecFile<ProviderFile> }

/** The values that hold for a provider, with the names of those that nobody knows. */
export type Reading = { facts: Facts; unknown: FactName[] }

const format = formatSchema('provider')
const shape = definition('Facts')
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false })
const areFacts = ajv.compile<Facts>(shape)

/** What a fact is read as while it is unknown, by name. */
export const readings: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(isRecord(shape.properties) ? shape.properties : {}).map(([name, schema]) => [
    name,
    isRecord(schema) ? schema.default : undefined,
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
  if (!areFacts(facts)) throw new Error(`${file.path}: ${ajv.errorsText(areFacts.errors)}`)
  return { facts, unknown }
}

/** Lists the facts that hold for a profile: its own, then those of what it extends. */
export function statedIn(file: SpecFile<ProviderFile>, tree: SpecTree): PlacedFact[] {
  const found = new Map<string, PlacedFact>()
  for (const each of lineOf(file, tree))
    for (const [name, fact] of Object.entries(each.value.facts))
      if (!found.has(name)) found.set(name, { name, fact, file: each })
  return [...found.values()]
}

/** Tells what a value has against being that fact, or nothing. */
export function againstFact(name: string, value: unknown): string | undefined {
  const facts = { ...readings, [name]: value }
  return areFacts(facts) ? undefined : ajv.errorsText(areFacts.errors, { dataVar: 'facts' })
}

/** Lists a profile, what it extends, what that extends and so on; a circle ends where it closes. */
function lineOf(file: SpecFile<ProviderFile>, tree: SpecTree): SpecFile<ProviderFile>[] {
  const line = [file]
  for (let next = parentOf(file, tree); next && !line.includes(next); next = parentOf(next, tree))
    line.push(next)
  return line
}

const parentOf = ({ value }: SpecFile<ProviderFile>, { provider }: SpecTree) =>
  provider.find((each) => each.value.provider === value.extends)

function definition(name: string): Record<string, unknown> {
  const definitions = format.$defs
  const found = isRecord(definitions) ? definitions[name] : undefined
  if (!isRecord(found)) throw new Error(`spec/formats/provider.schema.json has no ${name}`)
  return found
}
