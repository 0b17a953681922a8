import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Json } from '../../harness/wire/json.ts'
import { patternOf } from './pattern.ts'
import type { Schema } from './schema.ts'

type Validate = ReturnType<Ajv2020['compile']>

/** As many compiled schemas as are kept: a host decodes the calls of a few tools again and again. */
const KEPT = 128

const known = new Map<string, Validate>()
let ajv: Ajv2020 | undefined
let compiled = 0

/** A schema that can be flattened, and that nothing can be judged by, such as one that is none. */
export class Unjudgeable extends Error {}

/**
 * Why a value does not meet a schema; undefined when it does.
 * @throws Unjudgeable when nothing can be judged by the schema.
 */
export function whyInvalid(schema: Schema, value: Json): string | undefined {
  const text = JSON.stringify(schema)
  if (!text.includes(PASSED_OVER)) return whyRefused(text, value)
  return whyRefused(renamed(text), JSON.parse(renamed(JSON.stringify(value))))?.replaceAll(
    STAND_IN.slice(1, -1),
    PASSED_OVER.slice(1, -1),
  )
}

/** The validator does not judge a property of this name, so it has another one meanwhile. */
const PASSED_OVER = '"__proto__"'
const STAND_IN = '"__proto\u200b__"'

const renamed = (text: string) => text.replaceAll(PASSED_OVER, STAND_IN)

function whyRefused(text: string, value: Json): string | undefined {
  const validate = validateFor(text)
  if (validate(value)) return undefined
  return ajv?.errorsText(validate.errors, { dataVar: 'the value' })
}

/** The compiled schema; what was asked for last is forgotten last. */
function validateFor(text: string): Validate {
  const validate = known.get(text) ?? compile(JSON.parse(text))
  known.delete(text)
  known.set(text, validate)
  if (known.size > KEPT) known.delete(known.keys().next().value as string)
  return validate
}

/** An engine keeps something of all that it compiled, so it is renewed now and then. */
const RENEWED_AFTER = 1_000

function compile(schema: Schema): Validate {
  if (compiled++ % RENEWED_AFTER === 0) ajv = undefined
  ajv ??= engine()
  try {
    return ajv.compile(schema)
  } catch (error) {
    throw new Unjudgeable((error as Error).message)
  } finally {
    // Otherwise a schema of the same `$id` could not come again; without it kept meanwhile, `#` leads nowhere.
    ajv.removeSchema(schema)
  }
}

function engine(): Ajv2020 {
  const made = new Ajv2020({
    strict: false,
    validateFormats: false,
    logger: false,
    // With the first error only, `contains` is not judged beside leading items.
    allErrors: true,
    // Otherwise every object has a member called `constructor`.
    ownProperties: true,
    // Schemas come from strangers; the validator's own engine takes exponential time for some patterns.
    code: { regExp: Object.assign((text: string) => patternOf(text), { code: 'patternOf' }) },
  })
  // A keyword of an old draft, which it would not bear.
  return made.removeKeyword('id') as Ajv2020
}
