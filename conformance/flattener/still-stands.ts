import { holdingOf } from '../../harness/schemas/keywords.ts'
import { equal, isObject, type JsonObject } from '../../harness/wire/json.ts'
import { at, escaped, segmentsOf } from '../../harness/wire/json-pointer.ts'
import type { Note } from './answer.ts'
import type { Flat } from './trial.ts'

/** Whether the keyword of a note stands where it stood, beside all on which its meaning depends. */
export function stillStands({ schema, answer }: Flat, { pointer, keyword }: Note): boolean {
  const place = DEPENDENT.includes(keyword) ? '' : `/${keyword}`
  const before = at(schema, pointer + place)
  if (before === undefined || !equal(before, at(answer.schema, pointer + place))) return false
  return keywordsAlong(pointer).every((step) =>
    isAmongTheSame(step, at(schema, step.pointer), at(answer.schema, step.pointer)),
  )
}

/** Keywords whose meaning depends on others beside them. */
const DEPENDENT = [
  ...['additionalProperties', 'unevaluatedProperties', 'items', 'unevaluatedItems'],
  ...['contains', 'minContains', 'maxContains', 'if', 'then', 'else'],
]

/** A keyword through which a pointer goes, and the schema in which it stands. */
interface Step {
  pointer: string
  keyword: string
}

function keywordsAlong(pointer: string): Step[] {
  const steps: Step[] = []
  const left = segmentsOf(pointer)
  let here = ''
  while (left.length > 0) {
    const keyword = left.shift() as string
    steps.push({ pointer: here, keyword })
    here += `/${escaped(keyword)}`
    const named = holdingOf(keyword) === 'one' ? undefined : left.shift()
    if (named !== undefined) here += `/${escaped(named)}`
  }
  return steps
}

/**
 * What must be as it was for that which stands inside a keyword to hold as it did: all branches of a union, since
 * another one may admit what this one refuses, and which members are listed, since the rest is about all others.
 */
const BESIDE: Record<string, string[]> = {
  anyOf: ['anyOf'],
  oneOf: ['oneOf'],
  if: ['then', 'else'],
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
  then: ['if'],
  else: ['if'],
  items: ['prefixItems'],
  additionalProperties: ['properties', 'patternProperties'],
}

function isAmongTheSame({ keyword }: Step, before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return false
  return (BESIDE[keyword] ?? []).every((other) => equal(shown(before, other), shown(after, other)))
}

/** Of members the names, of all else the whole. */
const shown = (schema: JsonObject, keyword: string): unknown => {
  const value = schema[keyword]
  return MEMBERS.includes(keyword) && isObject(value) ? Object.keys(value) : (value ?? null)
}

const MEMBERS = ['properties', 'patternProperties']
