import { namesIn } from '../../harness/generators/closed.ts'
import type { SchemaError } from '../../harness/schemas/validator.ts'
import { equal, isObject } from '../../harness/wire/json.ts'
import { type Admitted, closedWorld, type Flat, given } from './trial.ts'

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
