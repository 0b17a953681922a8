import { namesIn } from '../../harness/generators/closed.ts'
import type { SchemaError } from '../../harness/schemas/validator.ts'
import { equal, isObject } from '../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless } from '../finding.ts'
import type { Note } from './answer.ts'
import { trialChecks } from './check.ts'
import { at, placesIn, pointerOf, segmentsOf } from './places.ts'
import {
  type Admitted,
  closedWorld,
  type Flat,
  given,
  isFlat,
  named,
  shown,
  type Trial,
} from './trial.ts'

const LOSING =
  'Certify with a provider that cannot express one of the schemas, such as portable-flat.'

/** Every loss is written down, where it was and where the model reads of it. @see suite §Flattener lines */
export const ledgerChecks = trialChecks(
  {
    verifies: 'flattener.ledger.complete',
    title: 'notes every constraint that was lost',
    toExercise: LOSING,
    judge: (trial) => (isFlat(trial) ? complete(trial) : []),
  },
  {
    verifies: 'flattener.ledger.points-into-given-schema',
    title: 'points to where a constraint stands',
    toExercise: LOSING,
    judge: (trial) => perNote(trial, pointsInside),
  },
  {
    verifies: 'flattener.ledger.lost-only-when-lost',
    title: 'calls nothing respelt that was lost',
    toExercise: LOSING,
    judge: (trial) => (isFlat(trial) ? lostIsSaid(trial) : []),
  },
  {
    verifies: 'flattener.ledger.told-is-true',
    title: 'tells the model where it says it does',
    toExercise: LOSING,
    judge: (trial) => perNote(trial, toldIsTrue),
  },
  {
    verifies: 'flattener.ledger.tells-where-it-can',
    title: 'tells the model of every loss that it can',
    toExercise: LOSING,
    judge: (trial) => perNote(trial, tellsWhereItCan),
  },
  {
    verifies: 'flattener.ledger.no-loss-no-note',
    title: 'notes no loss where nothing was lost',
    toExercise: LOSING,
    judge: (trial) => perNote(trial, noLossNoNote),
  },
)

const isLost = ({ lost }: Note) => lost !== false && lost !== ''

function perNote(
  trial: Trial,
  judge: (trial: Flat, note: Note) => string | false | undefined,
): Finding[] {
  if (!isFlat(trial)) return []
  return trial.answer.notes.map((note) => keptUnless(judge(trial, note), 'a ledger that is true'))
}

/** Calls that get through and are not valid: what would have excluded each of them, and is it noted? */
function complete(trial: Flat): Finding[] {
  const lost = trial.answer.notes.filter(isLost)
  return wrongCalls(trial).map(({ value, errors }) => {
    const telling = tellingErrors(errors)
    if (telling.some((error) => lost.some((note) => covers(trial, note, error)))) return kept()
    const [error] = telling as [SchemaError]
    const notes =
      lost.length === 0
        ? 'no loss is noted'
        : `no note names it; noted are ${lost.map(placeOf).join(', ').slice(0, 120)}`
    return broken(
      'a note for every constraint that was lost',
      `${named(trial)}: ${shown(value)} gets through and breaks ${keywordPlace(error)} (${error.message}); ${notes}`,
    )
  })
}

const placeOf = ({ pointer, keyword }: Note) => `${keyword} at ${pointer || 'the root'}`
const keywordPlace = ({ schemaPath, keyword }: SchemaError) =>
  `${keyword} at ${pointerOf(schemaPath)}`

interface WrongCall {
  value: unknown
  errors: SchemaError[]
}

/**
 * What the flattened schema admits and the given one does not. Where a root union was dissolved, a member that only
 * other branches speak of is wrong too, although branches that are open admit it.
 */
export function wrongCalls(trial: Flat): WrongCall[] {
  const names = namesIn(trial.schema)
  const judge = isDissolved(trial) ? closedWorld(trial) : given(trial)
  return trial.admitted.flatMap((admitted) => {
    const call = calledWith(trial, admitted)
    if (!isObject(call) || !Object.keys(call).every((name) => names.includes(name))) return []
    const errors = judge?.errorsOf(call) ?? []
    return errors.length > 0 ? [{ value: call, errors }] : []
  })
}

const isDissolved = ({ schema, answer }: Flat) =>
  ['oneOf', 'anyOf'].some((key) => key in schema && !(key in answer.schema))

/** The call that the tool would see: what was decoded, or what came where decoding refuses it. */
function calledWith(trial: Flat, { value, decoded }: Admitted): unknown {
  if (decoded.kind === 'value') return decoded.value
  const samePath = trial.samples.every(
    ({ value: before, encoded }) => encoded.kind === 'value' && equal(before, encoded.value),
  )
  return samePath ? value : undefined
}

/**
 * The errors that tell why a call is wrong: of a union's branches only those that its constants do not rule out, and
 * not that of the union itself where a branch says more.
 */
function tellingErrors(errors: SchemaError[]): SchemaError[] {
  const inner = errors.filter(
    (error) => !errors.some((other) => other !== error && isWithin(other, error)),
  )
  const ruledOut = new Set(inner.filter(isOtherAction).map(branchOf))
  const left = inner.filter((error) => !ruledOut.has(branchOf(error)))
  return left.length > 0 ? left : inner
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

/** A note covers an error when it names its keyword, or one that holds it or is held by it. */
function covers(trial: Flat, note: Note, error: SchemaError): boolean {
  const wrong = segmentsOf(pointerOf(error.schemaPath))
  const noted = [...segmentsOf(note.pointer), note.keyword]
  if (isAlong(noted, wrong)) return true
  if (error.keyword === 'unevaluatedProperties' || error.keyword === 'additionalProperties')
    return speaksOf(trial, note, String(Object.values(error.params)[0]))
  return isThroughReference(trial, note, error)
}

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

/** An error inside a definition is told from there, a note perhaps from where it is used. */
function isThroughReference(
  { schema }: Flat,
  { pointer, keyword }: Note,
  { schemaPath, keyword: wrong }: SchemaError,
): boolean {
  const inDefinition = /\/(\$defs|definitions)\//.test(schemaPath)
  const place = at(schema, pointer)
  const refers = JSON.stringify(place ?? null).includes('"$ref"')
  return (inDefinition || refers) && (keyword === wrong || keyword === '$ref')
}

function pointsInside({ schema, ...trial }: Flat, { pointer, keyword }: Note): string | undefined {
  const place = at(schema, pointer)
  const about = `${named({ ...trial, schema })}: the note ${keyword} at ${pointer || 'the root'}`
  if (place === undefined) return `${about} points nowhere`
  const stands =
    typeof place === 'boolean' || JSON.stringify(place).includes(JSON.stringify(keyword))
  return stands || SILENT.includes(keyword)
    ? undefined
    : `${about} names a keyword that does not stand there`
}

/** Keywords that can be lost where they are not written, for their absence says something. */
const SILENT = ['additionalProperties', 'unevaluatedProperties', 'required', 'type', 'properties']

/** A call that gets through belongs to a note that says so, not only to one that says nothing was lost. */
function lostIsSaid(trial: Flat): Finding[] {
  const { notes } = trial.answer
  const harmless = notes.filter((note) => !isLost(note))
  return wrongCalls(trial).flatMap(({ value, errors }) => {
    const by = (some: Note[]) => errors.some((error) => some.some((note) => exactly(note, error)))
    if (!by(harmless)) return []
    const [error] = errors as [SchemaError]
    const said =
      by(notes.filter(isLost)) ||
      errors.some((e) => notes.filter(isLost).some((note) => covers(trial, note, e)))
    return [
      keptUnless(
        !said &&
          `${named(trial)}: ${shown(value)} gets through, and the note for ${keywordPlace(error)} says that nothing is lost`,
        '`lost: false` only where nothing is lost',
      ),
    ]
  })
}

const exactly = ({ pointer, keyword }: Note, error: SchemaError) =>
  `${pointer}/${keyword}` === pointerOf(error.schemaPath) ||
  (error.keyword === keyword &&
    isAlong(segmentsOf(pointer), segmentsOf(pointerOf(error.schemaPath))))

/** All that the model reads of the arguments. */
function textsOf({ answer }: Flat): string[] {
  return placesIn(answer.schema).flatMap(({ schema }) =>
    [schema.description, schema.title].filter((text) => typeof text === 'string'),
  )
}

/** A pointer that leads to no text, or to one that speaks of something else. */
function toldIsTrue(trial: Flat, note: Note): string | undefined {
  const { told } = note
  const about = `${named(trial)}: the note ${placeOf(note)}`
  if (typeof told !== 'string' || !isLost(note)) return undefined
  const place = at(trial.answer.schema, told)
  const said = isObject(place) ? place.description : place
  if (typeof said !== 'string' || said === '')
    return `${about} says that the model is told at ${told}, where no text is`
  return speaks(trial, note, said)
    ? undefined
    : `${about} says that the model is told at ${told}, which says only: ${said.slice(0, 120)}`
}

function tellsWhereItCan(trial: Flat, note: Note): string | undefined {
  if (!isLost(note) || trial.profile.facts.descriptions === 'nowhere') return undefined
  const about = `${named(trial)}: the loss of ${placeOf(note)}`
  if (typeof note.told === 'string') return undefined
  if (note.told)
    return textsOf(trial).some((text) => speaks(trial, note, text))
      ? undefined
      : `${about} is told nowhere`
  const able =
    trial.profile.facts.descriptions === 'everywhere' || placesIn(trial.answer.schema).length > 1
  return able ? `${about} is not told to the model` : undefined
}

/** A text speaks of a constraint when it holds something of it: a name, a value, a number, or the keyword. */
function speaks(trial: Flat, note: Note, text: string): boolean {
  const tokens = tokensOf(trial, note)
  return (
    text !== '' &&
    (tokens.length === 0 || [note.keyword, ...tokens].some((token) => text.includes(token)))
  )
}

function tokensOf({ schema }: Flat, { pointer, keyword }: Note): string[] {
  const place = at(schema, pointer)
  const value = isObject(place) && Object.hasOwn(place, keyword) ? place[keyword] : place
  return [...new Set(scalarsIn(value))].filter((token) => token !== '')
}

/** The names and the scalars of a value, as a text would spell them. */
function scalarsIn(value: unknown, depth = 5): string[] {
  if (depth === 0 || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => scalarsIn(item, depth - 1))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) => [key, ...scalarsIn(item, depth - 1)])
  return typeof value === 'boolean' ? [] : [String(value)]
}

/** Keywords of one value that a flattened schema still has in the same place are not lost. */
function noLossNoNote(trial: Flat, note: Note): string | undefined {
  if (!isLost(note) || !PLAIN.includes(note.keyword)) return undefined
  const before = at(trial.schema, `${note.pointer}/${note.keyword}`)
  const after = at(trial.answer.schema, `${note.pointer}/${note.keyword}`)
  const still = before !== undefined && equal(before, after) && given(trial) !== undefined
  const unenforced = trial.profile.facts.keywords_unenforced?.includes(note.keyword as never)
  return still && !unenforced
    ? `${named(trial)}: the note ${placeOf(note)} says it is lost, and it still stands there`
    : undefined
}

const PLAIN = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'enum',
  'const',
  'not',
  'minProperties',
  'maxProperties',
]
