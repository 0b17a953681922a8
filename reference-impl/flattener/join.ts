import type { Json } from '../../harness/wire/json.ts'
import type { Context } from './context.ts'
import { type Distinguishing, distinguishing } from './distinguishing.ts'
import { member } from './join-member.ts'
import type { Joining } from './joining.ts'
import { isAssertion } from './keywords.ts'
import { haveSameMeaning } from './labels.ts'
import type { Voice } from './ledger.ts'
import { isAnySchema, mapOf, put, requiredOf, type Schema } from './schema.ts'
import { sentenceOf } from './sentences.ts'

/**
 * One object for all that any alternative accepts: the members of all, required what all require.
 * What only some alternatives state is reported with the alternative.
 */
export function joined(joining: Joining): Schema {
  const { alternatives, context } = joining
  const [first = {}] = alternatives
  const apart = distinguishing(alternatives)
  const out: Schema = { type: 'object' }
  for (const keyword of Object.keys(first))
    if (KEPT.has(keyword)) put(out, keyword, first[keyword] as Json)
  const description = described(joining, apart)
  if (description === '') delete out.description
  else if (description !== out.description) out.description = description
  const properties: { [name: string]: Json } = {}
  for (const name of namesOf(alternatives)) {
    const one = member(name, joining, apart)
    if (one !== undefined) put(properties, name, one)
  }
  if (alternatives.some((one) => one.properties !== undefined)) out.properties = properties
  required(out, joining, apart)
  rest(out, joining)
  others(out, joining)
  return context.origins.made(out, ...alternatives)
}

/** What describes all alternatives; what describes some of them stands where they are distinguished. */
function described({ alternatives, voiceOf, voice }: Joining, apart: Distinguishing): string {
  const lines = alternatives.map(({ description }) =>
    typeof description === 'string' ? description.split('\n') : [],
  )
  const [first = []] = lines
  const apartAt = first.findIndex((line, i) => lines.some((other) => other[i] !== line))
  const common = apartAt === -1 ? first.length : apartAt
  const own = lines.map((each) => each.slice(common).join('\n'))
  const { sentences } = apart.discriminator ? voiceOf(apart.discriminator.member) : voice
  for (const text of new Set(own)) {
    const which = own.flatMap((other, i) => (other === text ? [i] : []))
    if (text !== '') sentences.push(`${apart.label(which)}: ${text}`)
  }
  return first.slice(0, common).join('\n')
}

/** Keywords whose value in the first alternative stands for all. */
const KEPT = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  '$defs',
  'definitions',
])

const APART = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
])

const namesOf = (alternatives: readonly Schema[]) =>
  namesIn(alternatives.map((one) => Object.keys(mapOf(one, 'properties'))))

function namesIn(lists: readonly Iterable<string>[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const list of lists) for (const name of list) names.add(name)
  return names
}

/** What all require is required; what only some require is reported. */
function required(out: Schema, joining: Joining, apart: Distinguishing): void {
  const { alternatives, context, voiceOf, voice } = joining
  const lists = alternatives.map((one) => new Set(requiredOf(one)))
  const [common, some] = parted(namesIn(lists), (name) => lists.every((list) => list.has(name)))
  if (common.length > 0) out.required = common
  for (const name of some) {
    const which = lists.flatMap((list, i) => (list.has(name) ? [i] : []))
    const lists_ = (value: Json) => Array.isArray(value) && value.includes(name)
    const pointer = context.origins.of(alternatives[which[0] ?? 0] ?? {}, 'required', lists_)
    const sentence = apart.discriminator
      ? `Required with ${apart.label(which)}.`
      : `Required in one of these sets: ${setsOf(lists, common)}.`
    const declared = Object.hasOwn(mapOf(out, 'properties'), name)
    context.ledger.lose(
      pointer,
      'required',
      `${name}: ${sentence}`,
      declared ? voiceOf(name) : voice,
      declared ? sentence : `${name}: ${sentence}`,
    )
  }
}

function parted<V>(values: Iterable<V>, belongs: (value: V) => boolean): [V[], V[]] {
  const parts: [V[], V[]] = [[], []]
  for (const value of values) parts[belongs(value) ? 0 : 1].push(value)
  return parts
}

const setsOf = (lists: Set<string>[], common: string[]) =>
  lists
    .map((list) => [...list].filter((name) => !common.includes(name)).join(', ') || 'none')
    .join(' | ')

/** Members that nobody lists may be what any alternative lets them be. */
function rest(out: Schema, { alternatives, context, closedWorld, voice }: Joining): void {
  const stated = alternatives.map(({ additionalProperties }) => additionalProperties)
  if (stated.every((one) => one === undefined)) return
  const [first] = stated
  if (
    stated.every((one) => one !== undefined && haveSameMeaning(one, first as Json)) &&
    !patterned(alternatives)
  ) {
    out.additionalProperties = first as Json
    return
  }
  const open = stated
    .map((one) => (isAnySchema(one) ? one : !closedWorld))
    .filter((one) => one !== false)
  if (open.length === 0 && !patterned(alternatives)) out.additionalProperties = false
  else out.additionalProperties = true
  for (const one of alternatives)
    if (
      typeof one.additionalProperties === 'object' ||
      (one.additionalProperties === false && open.length > 0)
    )
      lose(one, 'additionalProperties', context, voice)
}

const patterned = (alternatives: readonly Schema[]) =>
  alternatives.some(({ patternProperties }) => patternProperties !== undefined)

/** Every other keyword stays when all alternatives have it alike. */
function others(out: Schema, { alternatives, context, voice }: Joining): void {
  for (const one of alternatives)
    for (const keyword of Object.keys(one)) {
      if (KEPT.has(keyword) || APART.has(keyword) || Object.hasOwn(out, keyword)) continue
      const alike = alternatives.every((other) =>
        haveSameMeaning(other[keyword] ?? null, one[keyword] as Json),
      )
      if (alike && keyword !== 'patternProperties') put(out, keyword, one[keyword] as Json)
      else if (isAssertion(keyword)) lose(one, keyword, context, voice)
    }
}

function lose(schema: Schema, keyword: string, { ledger, origins }: Context, voice: Voice): void {
  ledger.lose(origins.of(schema, keyword), keyword, sentenceOf(schema, keyword), voice)
}
