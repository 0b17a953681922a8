import type { SchemaError } from '../../harness/schemas/validator.ts'
import { causedBy, type Finding, satisfied, violated } from '../engine/finding.ts'
import {
  excerpt,
  type Flat,
  flattened,
  isFlat,
  named,
  refusals,
  type Sample,
  type Trial,
} from './trial.ts'
import { unlessUndecided } from './undecided.ts'

/** Which samples show the matter. */
export type Which = (sample: Sample) => boolean
/** Which refusals are due to it. */
export type Blame = (error: SchemaError) => boolean

/** A refusal for one of these keywords, wherever else it is refused too. */
export const by =
  (...keywords: string[]): Blame =>
  ({ keyword }) =>
    keywords.includes(keyword)

/** One finding for each sample that shows the matter, violated when it is refused for a keyword that is to blame. */
export function perSample(trial: Trial, which: Which, blame: Blame): Finding[] {
  if (!isFlat(trial) || !flattened(trial)) return []
  return trial.samples
    .filter(which)
    .flatMap((sample) => unlessUndecided(() => findingOf(trial, sample, blame)))
}

/** What was refused, and by what. */
export function refused(trial: Flat, { value, encoded }: Sample, error: SchemaError): string {
  const spelt =
    encoded.kind === 'value' && excerpt(encoded.value) !== excerpt(value)
      ? `, spelt ${excerpt(encoded.value)},`
      : ''
  const place = error.instancePath ? ` at ${error.instancePath}` : ''
  return `${named(trial)}: ${excerpt(value)}${spelt} is valid and refused${place}: ${error.message ?? error.keyword}`
}

function findingOf(trial: Flat, sample: Sample, blame: Blame): Finding[] {
  if (sample.encoded.kind !== 'value') return []
  const errors = refusals(trial, sample.encoded.value)
  if (errors.length === 0) return [satisfied()]
  // Of a union's refusals the one that shows most stands first.
  const guilty = errors.filter(blame)
  const [error] = guilty
  return error ? [causedBy(error.keyword, violated(VALID, refused(trial, sample, error)))] : []
}

const VALID = 'every valid call, as the flattened schema spells it, is accepted by it'
