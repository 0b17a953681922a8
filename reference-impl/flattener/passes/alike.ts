import type { Json } from '../../../harness/wire/json.ts'
import type { Context, Draft } from '../context.ts'
import { isAssertion } from '../keywords.ts'
import { haveSameMeaning } from '../labels.ts'
import type { Voice } from '../ledger.ts'
import { Refusal } from '../refusal.ts'
import { isAnySchema, put, type Schema, typesOf, valuesOf } from '../schema.ts'
import { sentenceOf } from '../sentences.ts'

/**
 * One schema for alternatives of one type that is no object; what they do not have alike is reported.
 * @throws Refusal when they have no type in common.
 */
export function joinedAlike(
  found: readonly Schema[],
  { voice, schema }: Draft,
  { origins, ledger }: Context,
): Schema {
  const type = commonType(found)
  if (!type) throw new Refusal(origins.of(schema), 'anyOf', 'The branches have no type in common.')
  const out: Schema = { type, ...described(schema) }
  describeEach(found, schema, voice)
  const values = found.map(valuesOf)
  if (values.every((list) => list !== undefined)) out.enum = unique(values.flat())
  for (const one of found)
    for (const keyword of Object.keys(one)) {
      if (keyword === 'type' || Object.hasOwn(out, keyword) || (keyword === 'const' && out.enum))
        continue
      const value = one[keyword] as Json
      if (groupOf(keyword).every((one) => haveAlike(found, one))) put(out, keyword, value)
      else if (keyword === 'items' && found.every(hasItems))
        out.items = origins.made(
          { anyOf: found.map(({ items }) => items as Json) },
          ...found.map(({ items }) => items as Schema),
        )
      else if (isAssertion(keyword))
        ledger.lose(origins.of(one, keyword), keyword, `Or: ${sentenceOf(one, keyword)}`, voice)
    }
  return origins.made(out, ...found)
}

/** Keywords that mean something only together stay together or not at all. */
const GROUPS = [
  ['prefixItems', 'items'],
  ['contains', 'minContains', 'maxContains'],
]

const groupOf = (keyword: string) => GROUPS.find((group) => group.includes(keyword)) ?? [keyword]

const haveAlike = ([first, ...others]: readonly Schema[], keyword: string) =>
  others.every((other) => haveSameMeaning(other[keyword] ?? null, first?.[keyword] ?? null))

const hasItems = ({ items, prefixItems }: Schema) => isAnySchema(items) && prefixItems === undefined

const described = ({ description }: Schema): Schema =>
  typeof description === 'string' ? { description } : {}

/** What describes one of the alternatives, beside what describes all. */
export function describeEach(
  found: readonly Schema[],
  { description }: Schema,
  { sentences }: Voice,
): void {
  for (const { description: text } of found) {
    if (typeof text !== 'string') continue
    const own = text.replace(typeof description === 'string' ? description : '', '').trim()
    if (own !== '' && !sentences.includes(`Or: ${own}`)) sentences.push(`Or: ${own}`)
  }
}

const unique = (values: readonly Json[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** A whole number is a number. */
function commonType(found: readonly Schema[]): string | undefined {
  const types = new Set(found.flatMap((one) => typesOf(one)))
  if (types.has('number')) types.delete('integer')
  return types.size === 1 ? [...types][0] : undefined
}
