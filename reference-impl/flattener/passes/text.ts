import type { Context, Draft } from '../context.ts'
import { assertionsOf, SUBSCHEMAS } from '../keywords.ts'
import { targetOf } from '../references.ts'
import { type AnySchema, admits, isAnySchema, listOf, mapOf, type Schema } from '../schema.ts'
import { sentenceOf } from '../sentences.ts'

/**
 * Spells every value as JSON text, where the provider has no schema for it. What the schema demands is reported
 * and no longer enforced.
 */
export function text(draft: Draft, context: Context): Draft {
  const { schema, voice } = draft
  const { ledger, origins } = context
  const [first = 'type'] = assertionsOf(schema).filter((keyword) => origins.had(schema, keyword))
  const demands = assertionsOf(schema).length > 0
  const sentence = demands
    ? `JSON text of a value that matches ${demandOf(schema)}${referredIn(schema, context)}`
    : 'JSON text of any value.'
  ledger.respell(origins.of(schema, first), first, voice, sentence)
  for (const [inner, keyword] of assertionsIn(schema, context))
    if (origins.had(inner, keyword))
      ledger.lose(origins.of(inner, keyword), keyword, briefly(inner, keyword), voice, sentence)
  const described: Schema =
    typeof schema.description === 'string' ? { description: schema.description } : {}
  const plain = admits(schema, 'string')
  return {
    ...draft,
    schema: origins.made({ type: 'string', ...described }, schema),
    codec: { kind: 'text', plain },
  }
}

const demandOf = ({ description: _, ...schema }: Schema) => JSON.stringify(schema)

/** Characters of definitions that a text may state; more than these would be repeated wherever a reference stands. */
const MOST_REFERRED = 1_000

/** What references lead to, since no definition stands in the text. */
function referredIn(schema: Schema, context: Context): string {
  const known = new Map<string, AnySchema>()
  const left: AnySchema[] = [schema]
  while (left.length > 0)
    for (const [inner, keyword] of assertionsIn(left.pop() as AnySchema, context)) {
      const reference = inner.$ref
      if (keyword !== '$ref' || typeof reference !== 'string' || known.has(reference)) continue
      const target = targetOf(context.root, reference, context.origins.of(inner))
      known.set(reference, target)
      left.push(target)
    }
  const stated = [...known]
    .map(([name, one]) => `, where ${name} is ${JSON.stringify(one)}`)
    .join('')
  return stated.length > MOST_REFERRED ? '' : stated
}

/** What holds other schemas is only named, for each of them has notes of its own. */
const briefly = (schema: Schema, keyword: string) =>
  SUBSCHEMAS[keyword] === undefined
    ? sentenceOf(schema, keyword)
    : `${keyword}, of which only the text speaks.`

/** Every keyword, at any depth, that can refuse a value. */
function assertionsIn(schema: AnySchema, context: Context): [Schema, string][] {
  if (typeof schema === 'boolean') return []
  context.fuel.spend(() => context.origins.of(schema))
  return assertionsOf(schema).flatMap((keyword) => [
    [schema, keyword] as [Schema, string],
    ...partsOf(schema, keyword).flatMap((part) => assertionsIn(part, context)),
  ])
}

function partsOf(schema: Schema, keyword: string): AnySchema[] {
  switch (SUBSCHEMAS[keyword]) {
    case 'one':
      return isAnySchema(schema[keyword]) ? [schema[keyword] as AnySchema] : []
    case 'list':
      return listOf(schema, keyword)
    case 'map':
      return Object.values(mapOf(schema, keyword)).filter(isAnySchema)
    default:
      return []
  }
}
