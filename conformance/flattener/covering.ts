import type { SchemaError } from '../../harness/schemas/validator.ts'
import { isObject } from '../../harness/wire/json.ts'
import { at, segmentsOf } from '../../harness/wire/json-pointer.ts'
import type { Note } from './answer.ts'
import { pointerOf } from './places.ts'
import type { Flat } from './trial.ts'

/** A note covers an error when it names its keyword, or one that holds it or is held by it. */
export function covers(trial: Flat, note: Note, error: SchemaError): boolean {
  const wrong = segmentsOf(pointerOf(error.schemaPath))
  const noted = [...segmentsOf(note.pointer), note.keyword]
  if (isAlong(noted, wrong)) return true
  if (error.keyword === 'unevaluatedProperties' || error.keyword === 'additionalProperties')
    return speaksOf(trial, note, String(Object.values(error.params)[0]))
  return isThroughReference(trial, note, error)
}

/** A note that names the very keyword of an error, or where it stands. */
export const exactly = ({ pointer, keyword }: Note, error: SchemaError) =>
  `${pointer}/${keyword}` === pointerOf(error.schemaPath) ||
  (error.keyword === keyword &&
    isAlong(segmentsOf(pointer), segmentsOf(pointerOf(error.schemaPath))))

const isAlong = (a: string[], b: string[]) => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length > 0 && short.every((part, i) => long[i] === part)
}

const UNIONS = [
  'oneOf',
  'anyOf',
  'allOf',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'unevaluatedProperties',
]

function speaksOf({ schema }: Flat, { pointer, keyword }: Note, name: string): boolean {
  const place = at(schema, pointer)
  const members = isObject(place) && keyword === 'properties' ? place.properties : undefined
  const isMember = isObject(members) && Object.hasOwn(members, name)
  return isMember || segmentsOf(pointer).includes(name) || UNIONS.includes(keyword)
}

/** An error inside a definition is reported from there, a note perhaps from where it is used; one that leads nowhere is blamed for that. */
function isThroughReference(
  { schema }: Flat,
  { pointer, keyword }: Note,
  { keyword: wrong }: SchemaError,
): boolean {
  // The path of an error begins at the definition where that is compiled for itself.
  const inDefinition = /\/(\$defs|definitions)\//.test(pointer)
  const place = at(schema, pointer)
  const refers = place === undefined || JSON.stringify(place).includes('"$ref"')
  return (inDefinition || refers) && (keyword === wrong || keyword === '$ref')
}

/**
 * The errors that report why a call is wrong: of a union's branches only those that its constants do not rule out, and
 * not that of the union itself where a branch states more; nor those of the whole call where a member's value is wrong,
 * for the closed world refuses every member as soon as no branch holds.
 */
export function relevantErrors(errors: SchemaError[]): SchemaError[] {
  const inner = errors.filter(
    (error) => !errors.some((other) => other !== error && isWithin(other, error)),
  )
  const ruledOut = new Set(inner.filter(isOtherAction).map(branchOf))
  const left = inner.filter((error) => !ruledOut.has(branchOf(error)))
  const within = left.filter(({ instancePath }) => instancePath !== '')
  return [within, left].find(({ length }) => length > 0) ?? inner
}

const isWithin = (inner: SchemaError, outer: SchemaError) =>
  GROUPS.includes(outer.keyword) && inner.schemaPath.startsWith(`${outer.schemaPath}/`)

const GROUPS = ['oneOf', 'anyOf', 'if']

/** The branch at the root in which an error stands; empty for the rest. */
const branchOf = ({ schemaPath }: SchemaError) =>
  /^#\/(?:oneOf|anyOf)\/\d+\//.exec(schemaPath)?.[0] ?? ''

const isOtherAction = (error: SchemaError) =>
  (error.keyword === 'const' || error.keyword === 'enum') &&
  branchOf(error) !== '' &&
  error.instancePath.split('/').length === 2
