import { isObject } from '../../harness/wire/json.ts'
import { at, escaped } from '../../harness/wire/json-pointer.ts'
import { type Finding, satisfiedUnless, violated } from '../engine/finding.ts'
import { refused } from './per-sample.ts'
import { excerpt, isFlat, named, refusals, type Trial } from './trial.ts'

/** A null that the given schema admits comes back as null. */
export function keepsNull(trial: Trial): Finding[] {
  if (!isFlat(trial) || !trial.instances) return []
  return trial.samples.flatMap((sample) => {
    const { value, encoded, decoded } = sample
    const nulls = isObject(value) ? nullsIn(value) : []
    if (nulls.length === 0 || encoded.kind !== 'value') return []
    const refusal = refusals(trial, encoded.value).find((error) =>
      nulls.includes(error.instancePath),
    )
    if (refusal)
      return [violated('null is admitted where the schema has it', refused(trial, sample, refusal))]
    if (decoded?.kind !== 'value') return []
    const lost = nulls.find((pointer) => at(decoded.value, pointer) !== null)
    const wrong =
      lost &&
      `${named(trial)}: the null of ${lost.slice(1)} in ${excerpt(value)} comes back as ${excerpt(decoded.value)}`
    return [satisfiedUnless(wrong, 'null stays null where the schema has it')]
  })
}

/** Where a value holds null, as pointers. */
function nullsIn(value: unknown, pointer = ''): string[] {
  if (value === null) return [pointer]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) =>
    nullsIn(part, `${pointer}/${escaped(name)}`),
  )
}
