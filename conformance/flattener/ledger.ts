import type { SchemaError } from '../../harness/schemas/validator.ts'
import { equal, isObject } from '../../harness/wire/json.ts'
import { causedBy, type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import type { Note } from './answer.ts'
import { trialChecks } from './check.ts'
import { covers, exactly, tellingErrors } from './covering.ts'
import { at, placesIn, pointerOf } from './places.ts'
import { speaks, textsOf } from './telling.ts'
import { type Flat, given, isFlat, named, shown, type Trial } from './trial.ts'
import { wrongCalls } from './wrong-calls.ts'

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
  return trial.answer.notes.map((note) =>
    satisfiedUnless(judge(trial, note), 'a ledger that is true'),
  )
}

/** Calls that get through and are not valid: what would have excluded each of them, and is it noted? */
function complete(trial: Flat): Finding[] {
  const lost = trial.answer.notes.filter(isLost)
  return wrongCalls(trial).map(({ value, errors }) => {
    const telling = tellingErrors(errors)
    if (telling.some((error) => lost.some((note) => covers(trial, note, error)))) return satisfied()
    const [error] = telling as [SchemaError]
    const notes =
      lost.length === 0
        ? 'no loss is noted'
        : `no note names it; noted are ${lost.map(placeOf).join(', ').slice(0, 120)}`
    const silent = violated(
      'a note for every constraint that was lost',
      `${named(trial)}: ${shown(value)} gets through and breaks ${keywordPlace(error)} (${error.message}); ${notes}`,
    )
    return causedBy(error.keyword, silent)
  })
}

const placeOf = ({ pointer, keyword }: Note) => `${keyword} at ${pointer || 'the root'}`
const keywordPlace = ({ schemaPath, keyword }: SchemaError) =>
  `${keyword} at ${pointerOf(schemaPath)}`

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
      satisfiedUnless(
        !said &&
          `${named(trial)}: ${shown(value)} gets through, and the note for ${keywordPlace(error)} says that nothing is lost`,
        '`lost: false` only where nothing is lost',
      ),
    ]
  })
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
