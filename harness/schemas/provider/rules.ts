import type { Facts } from '../../../spec/generated/formats.ts'
import type { Schema } from '../walk.ts'
import { has, type Keywords, type Position } from './keywords.ts'

const annotations = ['title', 'description', 'default', 'examples', 'deprecated', '$comment']
const holders = ['$schema', '$id', '$defs', '$def', 'definitions']
const meanings = ['type', 'enum', 'const', 'not', 'if', '$ref', 'anyOf', 'oneOf', 'allOf']

/** What keywords of one schema demand of one another. */
export function rulesAt(position: Position, facts: Facts, keywords: Keywords): Schema[] {
  return [
    ...typeRules(position, facts, keywords),
    ...unionRules(position, facts),
    ...(facts.refs === 'rejected' ? [] : referenceRules(facts)),
    ...objectRules(position, facts, keywords),
    ...(facts.items_required
      ? [whenType(['array'], needs(keywords, ['items', 'prefixItems']))]
      : []),
    ...(facts.enum_values === 'strings' ? [when('enum', typed(['string']))] : []),
    ...typedKeywords(facts),
  ]
}

function typeRules(position: Position, facts: Facts, keywords: Keywords): Schema[] {
  if (position === 'root' && facts.root_type === 'object') return [rootType(facts, keywords)]
  if (facts.type_required) return [needs(keywords, ['type', '$ref', 'anyOf', 'oneOf', 'allOf'])]
  switch (facts.empty_schema) {
    case 'any-value':
      return []
    case 'object-only':
      return [{ minProperties: 1 }]
    case 'rejected':
      return [needs(keywords, meanings)]
  }
}

/** A root that is a union and nothing else has the type in its branches. */
function rootType({ unions_root }: Facts, keywords: Keywords): Schema {
  const stated = typed(['object'], false)
  if (unions_root !== 'any-of-alone' && unions_root !== 'any-of-typed-inside') return stated
  const inside = { properties: { anyOf: { items: stated } }, ...needs(keywords, ['anyOf']) }
  return { anyOf: [stated, inside] }
}

function unionRules(position: Position, facts: Facts): Schema[] {
  switch (position === 'root' ? facts.unions_root : facts.unions_nested) {
    case 'none':
    case 'any-of':
    case 'one-of-as-any-of':
    case 'full':
      return []
    case 'any-of-alone':
      return [when('anyOf', { maxProperties: 1 })]
    case 'any-of-typed-inside':
      return [when('anyOf', { properties: { type: false } })]
    case 'union-shadows-siblings':
      return ['anyOf', 'oneOf'].map((name) =>
        when(name, { propertyNames: { enum: [name, ...annotations, ...holders] } }),
      )
  }
}

function referenceRules({ ref_siblings }: Facts): Schema[] {
  const beside = ref_siblings === 'annotations' ? [...annotations, ...holders] : holders
  if (ref_siblings === 'any') return []
  return [when('$ref', { propertyNames: { enum: ['$ref', ...beside] } })]
}

function objectRules(position: Position, facts: Facts, keywords: Keywords): Schema[] {
  const closed = facts.additional_properties === 'must-be-false'
  const bare = facts.free_form_objects === 'rejected'
  const besides = position === 'root' || !has(keywords, 'anyOf') ? [] : ['anyOf']
  return [
    ...(closed ? [whenType(['object'], { required: ['additionalProperties'] })] : []),
    ...(bare ? [whenType(['object'], needs(keywords, ['properties', ...besides]))] : []),
  ]
}

function typedKeywords(facts: Facts): Schema[] {
  const allowed = Object.entries(facts.keywords_by_type)
  const names = [...new Set(allowed.flatMap(([, keywords]) => keywords))]
  const homes = (name: string) =>
    allowed.filter(([, keywords]) => keywords.includes(name)).flatMap(([type]) => widened(type))
  return [
    ...names.map((name) => when(name, typed(homes(name)))),
    ...Object.entries(facts.keywords_forbidden_by_type).map(([type, keywords]) =>
      whenType([type], { properties: Object.fromEntries(keywords.map((name) => [name, false])) }),
    ),
  ]
}

const widened = (type: string): string[] => (type === 'number' ? ['number', 'integer'] : [type])

/** Demands at least one of some keywords, as far as they are accepted at all. */
function needs(keywords: Keywords, names: string[]): Schema {
  const open = names.filter((name) => has(keywords, name)).map((name) => ({ required: [name] }))
  return open.length === 0 ? { not: {} } : { anyOf: open }
}

const when = (keyword: string, then: Schema): Schema => ({ if: { required: [keyword] }, then })

const whenType = (types: string[], then: Schema): Schema => ({ if: typed(types), then })

/** Lets a schema pass that states one of the types, alone or, by default, in a list. */
function typed(types: string[], inList = true): Schema {
  const one = { enum: types }
  const type = inList ? { anyOf: [one, { type: 'array', contains: one }] } : one
  return { required: ['type'], properties: { type } }
}
