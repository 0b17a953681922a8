import type { Validator } from '../../harness/schemas/validator.ts'
import { equal, isObject } from '../../harness/wire/json.ts'
import { causedBy, type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { trialChecks } from './check.ts'
import { neverGuesses } from './never-guesses.ts'
import { removesPadding } from './padding.ts'
import { equalSpelling } from './spelt-members.ts'
import {
  type Admitted,
  cameBack,
  excerpt,
  type Flat,
  flattened,
  given,
  isFlat,
  named,
  refusals,
  type Sample,
  type Trial,
} from './trial.ts'
import { unlessUndecided } from './undecided.ts'

const CLAIM = 'Claim the feature instances, and answer lines with encode and decode.'

/** Instances go to the flattened spelling and come back as they were. @see suite §Flattener lines */
export const decodeChecks = trialChecks(
  {
    verifies: 'flattener.decode.round-trip',
    title: 'gives a valid instance back as it was',
    toExercise: CLAIM,
    judge: (trial) => onInstances(trial, roundTrip),
  },
  {
    verifies: 'flattener.decode.encoded-is-accepted',
    title: 'encodes to what the flattened schema accepts',
    toExercise: CLAIM,
    judge: (trial) => onInstances(trial, encodedIsAccepted),
  },
  {
    verifies: 'flattener.decode.removes-padding',
    title: 'takes away the nulls that only pad',
    toExercise: `${CLAIM} Certify with a provider that requires every property, such as openai-strict.`,
    judge: (trial) => onInstances(trial, removesPadding),
  },
  {
    verifies: 'flattener.decode.restores-types',
    title: 'gives values their own types back',
    toExercise: `${CLAIM} Add a schema with an enum of numbers.`,
    judge: (trial) => onInstances(trial, restores('a value', changedValue)),
  },
  {
    verifies: 'flattener.decode.restores-names',
    title: 'gives properties their own names back',
    toExercise: `${CLAIM} Add a schema with a property whose name has a space.`,
    judge: (trial) => onInstances(trial, restores('a name', changedName)),
  },
  {
    verifies: 'flattener.decode.judges-by-given-schema',
    title: 'judges what is decoded by the given schema',
    toExercise: CLAIM,
    judge: (trial) => onInstances(trial, judgesByGiven),
  },
  {
    verifies: 'flattener.decode.never-guesses',
    title: 'mends no wrong call',
    toExercise: CLAIM,
    judge: (trial) => onInstances(trial, neverGuesses),
  },
)

function onInstances(trial: Trial, judge: (trial: Flat) => Finding[]): Finding[] {
  return isFlat(trial) && trial.instances ? judge(trial) : []
}

const SAME = 'decoding what was encoded gives the instance again'

function roundTrip(trial: Flat): Finding[] {
  return trial.samples.flatMap(({ value, encoded, decoded }) => {
    const about = `${named(trial)}: ${excerpt(value)}`
    if (encoded.kind === 'invalid')
      return [notBack('encoding', `${about} is valid and cannot be encoded: ${encoded.reason}`)]
    if (encoded.kind === 'none') return [notBack('no answer', `${about}: ${encoded.sentence}`)]
    if (decoded?.kind === 'value' && equal(decoded.value, value)) return [satisfied()]
    const came = `${about}, encoded as ${excerpt(encoded.value)}, ${cameBack(decoded)}`
    return [notBack(`decoding to ${decoded?.kind}`, came)]
  })
}

const notBack = (cause: string, observed: string) => causedBy(cause, violated(SAME, observed))

function encodedIsAccepted(trial: Flat): Finding[] {
  if (!flattened(trial)) return []
  return trial.samples.flatMap((sample) => unlessUndecided(() => isAccepted(trial, sample)))
}

function isAccepted(trial: Flat, { value, encoded }: Sample): Finding[] {
  if (encoded.kind !== 'value') return []
  const [error] = refusals(trial, encoded.value)
  const wrong =
    error &&
    `${named(trial)}: ${excerpt(value)}, encoded as ${excerpt(encoded.value)}, is refused at ${error.instancePath || 'the root'}: ${error.message}`
  const found = satisfiedUnless(wrong, 'what is encoded is valid under the flattened schema')
  return [causedBy(error?.keyword, found)]
}

/** What was respelt in encoding is as it was after decoding. */
function restores(what: string, changed: (a: unknown, b: unknown) => boolean) {
  return (trial: Flat): Finding[] =>
    trial.samples.flatMap(({ value, encoded, decoded }) => {
      if (encoded.kind !== 'value' || !changed(value, encoded.value)) return []
      const same = decoded?.kind === 'value' && equal(decoded.value, value)
      const about = `${named(trial)}: ${excerpt(value)}, encoded as ${excerpt(encoded.value)},`
      return [
        satisfiedUnless(
          !same && `${about} ${cameBack(decoded)}`,
          `${what} that was respelt is given back`,
        ),
      ]
    })
}

function changedValue(value: unknown, spelt: unknown): boolean {
  if (isObject(value) && isObject(spelt))
    return Object.keys(value).some(
      (name) => name in spelt && changedValue(value[name], spelt[name]),
    )
  if (Array.isArray(value) && Array.isArray(spelt))
    return value.some((item, i) => changedValue(item, spelt[i]))
  return typeof spelt === 'string' && typeof value !== 'string'
}

function changedName(value: unknown, spelt: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(spelt))
    return value.some((item, i) => changedName(item, spelt[i]))
  if (!isObject(value) || !isObject(spelt)) return false
  return Object.entries(value).some(
    ([name, part]) => !Object.hasOwn(spelt, name) || changedName(part, spelt[name]),
  )
}

/** What was decoded is judged as the given schema judges it. */
function judgesByGiven(trial: Flat): Finding[] {
  const judge = given(trial)
  if (!judge) return []
  return trial.admitted.flatMap((one) => unlessUndecided(() => [sameVerdict(trial, judge, one)]))
}

function sameVerdict(trial: Flat, judge: Validator, { value, decoded }: Admitted): Finding {
  const about = `${named(trial)}: ${excerpt(value)}`
  if (decoded.kind === 'none')
    return violated('a decoded value or `invalid`', `${about}: ${decoded.sentence}`)
  const [error] = decoded.kind === 'value' ? judge.errorsOf(decoded.value) : []
  const wrong =
    error &&
    decoded.kind === 'value' &&
    `${about} is decoded to ${excerpt(decoded.value)}, which the given schema refuses: ${error.message}`
  const harsh =
    decoded.kind === 'invalid' &&
    equalSpelling(trial) &&
    judge.accepts(value) &&
    `${about} is valid and was answered with invalid: ${decoded.reason}`
  const found = satisfiedUnless(wrong || harsh, 'the verdict of the given schema')
  return causedBy(error?.keyword ?? 'harshness', found)
}
