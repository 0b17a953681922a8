import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { JsonObject } from '../wire/json.ts'

/** One reason why an instance is not valid. */
export type SchemaError = ErrorObject

/** Judges instances by one schema; the errors of a refusal stay until the next call. */
export interface Validator {
  accepts(instance: unknown): boolean
  /** Why an instance is refused; empty when it is accepted. */
  errorsOf(instance: unknown): SchemaError[]
}

/** `undefined` stands for a schema that is none. */
type Known = Map<string, Validator | undefined>

const KEPT = 400

/** Compiled schemas by their text: providers often get the same one. */
const known: Known = new Map()
let ajv: Ajv2020 | undefined
let compiled = 0

/**
 * Compiles a schema of draft 2020-12, formats being annotations; `undefined` when it is not a schema.
 * The latest few hundred are kept, by their text.
 */
export function validatorFor(schema: JsonObject | boolean): Validator | undefined {
  const text = JSON.stringify(schema)
  const validator = known.has(text) ? known.get(text) : compile(JSON.parse(text))
  // What was asked for last is forgotten last.
  known.delete(text)
  known.set(text, validator)
  if (known.size > KEPT) known.delete(known.keys().next().value as string)
  return validator
}

/** An engine keeps something of all that it compiled, so it is renewed now and then. */
const RENEWED_AFTER = 2_000

function compile(schema: JsonObject): Validator | undefined {
  if (compiled++ % RENEWED_AFTER === 0) ajv = undefined
  ajv ??= new Ajv2020({
    strict: false,
    validateFormats: false,
    addUsedSchema: false,
    allErrors: true,
    // Otherwise every object has a member called `constructor`.
    ownProperties: true,
    logger: false,
  })
  try {
    const validate = ajv.compile(schema)
    ajv.removeSchema(schema)
    return validatorOf(validate)
  } catch {
    return undefined
  }
}

const validatorOf = (validate: ValidateFunction): Validator => ({
  accepts: (instance) => validate(instance) === true,
  errorsOf: (instance) => (validate(instance) ? [] : [...(validate.errors ?? [])]),
})
