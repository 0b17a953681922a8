import type { Context, Draft } from '../context.ts'
import type { Schema } from '../schema.ts'

/** The schema with what there is to state in its description; undefined where none may stand. */
export function describe(
  { schema, place, voice }: Draft,
  { rules, origins }: Context,
): Schema | undefined {
  if (voice.sentences.length === 0) return schema
  if (!rules.allows('description', schema, place.atRoot) || isBare(schema, rules.facts))
    return undefined
  const given = typeof schema.description === 'string' ? schema.description : ''
  const sentences = voice.sentences.filter((sentence) => !given.includes(sentence))
  const description = [given, sentences.join(' ')].filter((text) => text !== '').join('\n')
  return origins.made({ ...schema, description }, schema)
}

/** A reference or a union that must stand alone has no room for a description. */
function isBare(schema: Schema, facts: { ref_siblings: string; unions_nested: string }): boolean {
  if (Object.hasOwn(schema, '$ref')) return facts.ref_siblings === 'none'
  const isUnion = Object.hasOwn(schema, 'anyOf') || Object.hasOwn(schema, 'oneOf')
  return isUnion && ALONE.includes(facts.unions_nested)
}

const ALONE = ['any-of-alone', 'union-shadows-siblings']
