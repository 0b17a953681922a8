import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Json } from '../../harness/wire/json.ts'
import type { Schema } from './schema.ts'

/** Why a value does not meet a schema; undefined when it does. */
export function whyInvalid(schema: Schema, value: Json): string | undefined {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    logger: false,
    addUsedSchema: false,
  })
  const validate = ajv.compile(schema)
  if (validate(value)) return undefined
  return ajv.errorsText(validate.errors, { dataVar: 'the value' })
}
