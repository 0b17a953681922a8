import type { SchemaError } from '../../harness/schemas/validator.ts'
import { isObject } from '../../harness/wire/json.ts'
import { at } from '../../harness/wire/json-pointer.ts'
import { causedBy, type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import type { Note } from './answer.ts'
import { trialChecks } from './check.ts'
import { covers, exactly, relevantErrors } from './covering.ts'
import { hasRoomForText, mentions, speaks, textsOf } from './descriptions.ts'
import { placesIn, pointerOf } from './places.ts'
import { stillStands } from './still-stands.ts'
import { excerpt, type Flat, given, isFlat, named, type Trial } from './trial.ts'
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
    judge: (trial) => (isFlat(trial) ? lossIsNoted(trial) : []),
  },
  {
    verifies: 'flattener.ledger.told-is-true',
    title: 'describes a loss where its note states it',
    toExercise: LOSING,
    judge: (trial) => perNote(trial, describedIsTrue),
  },
  {
    verifies: 'flattener.ledger.tells-where-it-can',
    title: 'describes every loss to the model where it can',
    toExercise: LOSING,
    judge: (trial) => perNote(trial, describesWhereItCan),
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
    const relevant = relevantErrors(errors)
    if (relevant.some((error) => lost.some((note) => covers(trial, note, error))))
      return satisfied()
    const [error] = relevant as [SchemaError]
    const notes =
      lost.length === 0
        ? 'no loss is noted'
        : `no note names it; noted are ${lost.map(placeOf).join(', ').slice(0, 120)}`
    const silent = violated(
      'a note for every constraint that was lost',
      `${named(trial)}: ${excerpt(value)} gets through and breaks ${keywordPlace(error)} (${error.message}); ${notes}`,
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

/** Keywords that can be lost where they are not written, for their absence states something. */
const SILENT = ['additionalProperties', 'unevaluatedProperties', 'required', 'type', 'properties']

/** A call that gets through belongs to a note that states it, not only to one that states that nothing was lost. */
function lossIsNoted(trial: Flat): Finding[] {
  const { notes } = trial.answer
  const harmless = notes.filter((note) => !isLost(note))
  return wrongCalls(trial).flatMap(({ value, errors }) => {
    const by = (some: Note[]) => errors.some((error) => some.some((note) => exactly(note, error)))
    if (!by(harmless)) return []
    const [error] = errors as [SchemaError]
    const output =
      by(notes.filter(isLost)) ||
      errors.some((e) => notes.filter(isLost).some((note) => covers(trial, note, e)))
    return [
      satisfiedUnless(
        !output &&
          `${named(trial)}: ${excerpt(value)} gets through, and the note for ${keywordPlace(error)} states that nothing is lost`,
        '`lost: false` only where nothing is lost',
      ),
    ]
  })
}

/** A pointer that leads to no text, or to one that speaks of something else. */
function describedIsTrue(trial: Flat, note: Note): string | undefined {
  const { told: pointer } = note
  const about = `${named(trial)}: the note ${placeOf(note)}`
  if (!isLost(note)) return undefined
  if (pointer === false) return describedInSecret(trial, note, about)
  if (typeof pointer !== 'string') return undefined
  const place = at(trial.answer.schema, pointer)
  const output = isObject(place) ? place.description : place
  if (typeof output !== 'string' || output === '')
    return `${about} states a description at ${pointer}, where no text is`
  return speaks(trial, note, output)
    ? undefined
    : `${about} states a description at ${pointer}, which states only: ${output.slice(0, 120)}`
}

/** A text of the flattener's own that speaks of a constraint, although its note and every other one states none. */
function describedInSecret(trial: Flat, note: Note, about: string): string | undefined {
  const given = placesIn(trial.schema).map(({ schema }) => schema.description)
  const where = trial.answer.notes.map(({ told: place }) => place)
  const secret = placesIn(trial.answer.schema).find(({ pointer, schema: { description } }) => {
    if (typeof description !== 'string' || where.includes(`${pointer}/description`)) return false
    const own = given.reduce<string>(
      (text, each) => (typeof each === 'string' ? text.replace(each, '') : text),
      description,
    )
    return mentions(trial, note, own)
  })
  return secret && `${about} states no description, and ${secret.pointer}/description speaks of it`
}

function describesWhereItCan(trial: Flat, note: Note): string | undefined {
  if (!isLost(note) || trial.profile.facts.descriptions === 'nowhere') return undefined
  const about = `${named(trial)}: the loss of ${placeOf(note)}`
  if (typeof note.told === 'string') return undefined
  if (note.told)
    return textsOf(trial).some((text) => speaks(trial, note, text))
      ? undefined
      : `${about} is described nowhere`
  return hasRoomForText(trial) ? `${about} is not described to the model` : undefined
}

/** Keywords that a flattened schema still has in the same place, and with the same meaning there, are not lost. */
function noLossNoNote(trial: Flat, note: Note): string | undefined {
  if (!isLost(note) || ANNOTATIONS.includes(note.keyword)) return undefined
  if (isRespelt(trial, note)) return undefined
  const still = given(trial) !== undefined && stillStands(trial, note)
  const unenforced = trial.profile.facts.keywords_unenforced?.includes(note.keyword as never)
  return still && !unenforced
    ? `${named(trial)}: the note ${placeOf(note)} states it is lost, and it still stands there`
    : undefined
}

/** Whether the text at the place of a note is of another spelling of it, so that a schema of that spelling stands there. */
const isRespelt = (trial: Flat, { pointer }: Note): boolean =>
  trial.answer.notes.some(
    (one) =>
      !isLost(one) &&
      [pointer, `${pointer}/description`].some((place) => one.told === place) &&
      !ANNOTATIONS.includes(one.keyword),
  )

/** What may stand there and refuse nothing. */
const ANNOTATIONS = [
  ...['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['$comment', '$id', '$schema', '$anchor', 'format', 'contentEncoding', 'contentMediaType'],
]
