import { equal, isObject } from '../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../engine/finding.ts'
import { decodedBySuite } from './spelling.ts'
import { equalSpelling, keeps, speltAlike, speltMembers } from './spelt-members.ts'
import { excerpt, type Flat, named } from './trial.ts'

/** Where both spellings are the same, nothing may change in decoding. */
export function neverGuesses(trial: Flat): Finding[] {
  const wrong = guessIn(trial)
  return [...trial.admitted, ...trial.refused].flatMap(({ value, decoded }) => {
    if (decoded.kind === 'none') return []
    const guess = decoded.kind === 'value' ? wrong(value, decoded.value) : undefined
    const observed = guess && `${named(trial)}: ${guess}`
    return [satisfiedUnless(observed, 'decoding adds, drops and alters nothing')]
  })
}

/** Finds what decoding added, dropped or altered, by what samples show of the spelling. */
function guessIn(trial: Flat): (value: unknown, decoded: unknown) => string | undefined {
  const isEqual = equalSpelling(trial)
  const isAlike = speltAlike(trial)
  return (value, decoded) => {
    const unpadded = decodedBySuite(trial.profile, trial.schema, value)
    const became = () => `${excerpt(value)} was decoded to ${excerpt(decoded)}`
    if (isEqual && ![value, unpadded].some((one) => equal(one, decoded))) return became()
    if (!isObject(value) || !isObject(decoded)) return undefined
    const altered = Object.keys(value).find((name) => isAlike(name) && !keeps(name, value, decoded))
    if (altered !== undefined) return `the ${altered} of ${became()}`
    const { length } = Object.keys(decoded)
    const more = length > Object.keys(value).length && length > speltMembers(trial, value)
    return more ? `${became()}, which has more members` : undefined
  }
}
