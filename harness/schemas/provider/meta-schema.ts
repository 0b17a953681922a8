import type { Facts } from '../../../spec/generated/formats.ts'
import { computedOnce } from '../../wire/remembered.ts'
import { base } from '../base.ts'
import type { Schema } from '../walk.ts'
import { has, type Keywords, keywordsAt, type Position } from './keywords.ts'
import { rulesAt } from './rules.ts'
import { shapesOf } from './shapes.ts'

/** What a meta-schema is made of. */
interface Described {
  id: string
  title: string
  facts: Facts
}

/** The schema that accepts what a provider accepts as the schema of a tool, and keeps; made once for a profile. */
export const metaSchemaOf = computedOnce(({ id, title, facts }: Described): Schema => {
  const inner = schemaAt('nested', facts)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${base}/spec/providers/${id}`,
    title,
    $comment:
      'Counts, the properties that `required` names and circles of references are judged apart, by the facts of the profile.',
    ...schemaAt('root', facts),
    $defs: {
      schema:
        facts.boolean_schemas === 'accepted' ? { anyOf: [{ type: 'boolean' }, inner] } : inner,
    },
  }
})

function schemaAt(position: Position, facts: Facts): Schema {
  const keywords = keywordsAt(position, facts)
  const rules = rulesAt(position, facts, keywords)
  return {
    type: 'object',
    ...membersOf(keywords, shapesOf(facts)),
    ...(rules.length > 0 ? { allOf: rules } : {}),
  }
}

function membersOf(keywords: Keywords, shapes: Record<string, Schema>): Schema {
  if ('only' in keywords) {
    const members = keywords.only.map((name) => [name, shapes[name] ?? true])
    return { properties: Object.fromEntries(members), additionalProperties: false }
  }
  const retained = Object.entries(shapes).filter(([name]) => has(keywords, name))
  const refused = keywords.except.filter((name) => !name.endsWith('*'))
  const starts = keywords.except.filter((name) => name.endsWith('*'))
  const properties = [...retained, ...refused.map((name) => [name, false])]
  return {
    properties: Object.fromEntries(properties),
    ...(starts.length > 0 ? { patternProperties: starting(starts) } : {}),
  }
}

const starting = (entries: string[]): Schema =>
  Object.fromEntries(entries.map((entry) => [`^${entry.slice(0, -1)}`, false]))
