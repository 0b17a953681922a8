import { closed } from '../../harness/generators/closed.ts'
import { type Validator, validatorFor } from '../../harness/schemas/validator.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import type { Flattener } from '../../spec/generated/config.ts'
import type { ConfigurationProblem } from '../engine/configured.ts'

/** Instances that contradict the schema which the configuration gives them for. */
export const instanceProblems = ({ schemas = [] }: Flattener): ConfigurationProblem[] =>
  schemas.flatMap(({ schema, valid = [], invalid = [] }, i) => {
    const place = (list: string, j: number) => ['schemas', String(i), list, String(j)]
    const [open, strict] = [validatorFor(schema as JsonObject), closedOf(schema as JsonObject)]
    return [
      ...valid.flatMap((value, j) => {
        const path = place('valid', j)
        const problems = refused(open, value, path)
        return problems.length > 0 ? problems : unnamed(strict, value, path)
      }),
      ...invalid.flatMap((value, j) => accepted(strict, value, place('invalid', j))),
    ]
  })

/** A member that no schema names makes a call invalid. */
const closedOf = (schema: JsonObject) => validatorFor(closed(schema))

function refused(
  judge: Validator | undefined,
  value: unknown,
  path: string[],
): ConfigurationProblem[] {
  if (judge?.accepts(value) !== false) return []
  const [error] = judge.errorsOf(value)
  const why = error ? ` at ${error.instancePath || 'its root'}: ${error.message}` : ''
  return [
    { path, message: `\`${spelled(path)}\` is refused by its own schema${why}.`, hint: VALID },
  ]
}

/** What a schema admits without naming it belongs to no call of a closed world, for which alone a flattener answers. */
function unnamed(
  strict: Validator | undefined,
  value: unknown,
  path: string[],
): ConfigurationProblem[] {
  if (strict?.accepts(value) !== false) return []
  const message = `\`${spelled(path)}\` has a member that its schema does not name.`
  return [{ path, message, hint: UNNAMED }]
}

function accepted(
  judge: Validator | undefined,
  value: unknown,
  path: string[],
): ConfigurationProblem[] {
  if (judge?.accepts(value) !== true) return []
  return [{ path, message: `\`${spelled(path)}\` is accepted by its own schema.`, hint: INVALID }]
}

const VALID = 'Mend it or the schema, or state it under `invalid`.'
const UNNAMED = 'Name it under `properties`, or state the call under `invalid`.'
const INVALID = 'Mend it or the schema, or state it under `valid`.'

const spelled = ([key, i, list, j]: readonly string[]) => `${key}[${i}].${list}[${j}]`
