import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isObject, type JsonObject } from '../wire/json.ts'
import { interpret } from './interpret.ts'
import { Expression } from './pattern-of.ts'
import { surelyCompiles } from './plain.ts'
import { Undecided } from './undecided.ts'

/** One reason why an instance is not valid. */
export type SchemaError = ErrorObject

/** Judges instances by one schema. */
export interface Validator {
  /** Undefined where that is not decided. */
  accepts(instance: unknown): boolean | undefined
  /**
   * Why an instance is refused; empty when it is accepted.
   * @throws Undecided where that depends on a pattern that is not decided, or on references without an end.
   */
  errorsOf(instance: unknown): SchemaError[]
}

/** `undefined` stands for a schema that is none. */
type Known = Map<string, Validator | undefined>

const KEPT = 2_000

/** Schemas by their text: providers often get the same one. */
const known: Known = new Map()
let ajv: Ajv2020 | undefined
let compiled = 0

/**
 * A validator of draft 2020-12, formats being annotations; `undefined` when the schema is none. Instances are accepted
 * or not by walking the schema where that is certain; it is compiled when it is not, and for every reason that is given.
 * The latest two thousand are kept, by their text.
 */
export function validatorFor(schema: JsonObject | boolean): Validator | undefined {
  const text = JSON.stringify(schema)
  const validator = known.has(text) ? known.get(text) : read(text)
  // What was asked for last is forgotten last.
  known.delete(text)
  known.set(text, validator)
  if (known.size > KEPT) known.delete(known.keys().next().value as string)
  if (text.length > LARGE) keepFew(text)
  return validator
}

/** Characters of a large schema, and of all large ones that are kept: compiled, they take a thousand times as much memory. */
const [LARGE, LARGE_KEPT] = [32_768, 163_840]
const large = new Set<string>()

function keepFew(text: string): void {
  large.delete(text)
  large.add(text)
  let size = [...large].reduce((sum, { length }) => sum + length, 0)
  for (const oldest of large) {
    if (size <= LARGE_KEPT || oldest === text) return
    size -= oldest.length
    large.delete(oldest)
    known.delete(oldest)
    if (holdsLarge) ajv = undefined
    holdsLarge = false
  }
}

/** Whether the engine has compiled a large schema, of which it keeps something; most are walked along and no more. */
let holdsLarge = false

function read(given: string): Validator | undefined {
  if (given.includes(PASSED_OVER)) return underOtherName(given)
  return readPlain(given)
}

/** Ajv passes over a property of this name. */
const PASSED_OVER = '"__proto__"'
/** What it is called meanwhile; the paths of errors have it as URIs spell it. */
const NAME = '__proto\u200b__'
const STAND_IN = `"${NAME}"`

/** Judges by a schema that speaks of `__proto__`, under another name in the schema and in the instance. */
function underOtherName(text: string): Validator | undefined {
  const validator = readPlain(text.replaceAll(PASSED_OVER, STAND_IN))
  const renamed = (instance: unknown): unknown =>
    instance === undefined
      ? undefined
      : JSON.parse(JSON.stringify(instance).replaceAll(PASSED_OVER, STAND_IN))
  const named = (errors: SchemaError[]): SchemaError[] =>
    JSON.parse(
      [NAME, encodeURIComponent(NAME)].reduce(
        (shown, name) => shown.replaceAll(name, '__proto__'),
        JSON.stringify(errors),
      ),
    )
  return (
    validator && {
      accepts: (instance) => validator.accepts(renamed(instance)),
      errorsOf: (instance) => named(validator.errorsOf(renamed(instance))),
    }
  )
}

function readPlain(text: string): Validator | undefined {
  const schema = JSON.parse(text)
  let validate: ValidateFunction | undefined
  if (!surelyCompiles(text, schema) || engine().validateSchema(schema) !== true) {
    validate = compile(schema, text)
    if (!validate) return undefined
  }
  let endless = 0
  const judge = (instance: unknown) => {
    validate ??= compile(schema, text)
    if (!validate) throw new TypeError(`a schema that is one does not compile: ${text}`)
    if (endless === GIVEN_UP_AFTER) throw new Undecided(ENDLESS)
    const errors = errorsBy(validate, instance)
    endless = errors === undefined ? endless + 1 : 0
    if (errors === undefined) throw new Undecided(ENDLESS)
    return errors
  }
  return {
    accepts: (instance) =>
      interpret(schema, instance) ?? decided(() => judge(instance).length === 0),
    errorsOf: judge,
  }
}

const ENDLESS = 'this suite does not decide a schema that refers to itself in this way'

/** So many instances in turn that a schema decides nothing about: each takes as long as a full stack. */
const GIVEN_UP_AFTER = 16

/** The errors; none at all from the code that Ajv makes of a schema, a subject's, whose references only lead back to themselves. */
function errorsBy(validate: ValidateFunction, instance: unknown): SchemaError[] | undefined {
  try {
    return validate(instance) === true ? [] : [...(validate.errors ?? [])]
  } catch (error) {
    if (error instanceof Undecided) throw error
    return undefined
  }
}

function decided(judge: () => boolean): boolean | undefined {
  try {
    return judge()
  } catch (error) {
    if (error instanceof Undecided) return undefined
    throw error
  }
}

/** An engine keeps something of all that it compiled, so it is renewed now and then. */
const RENEWED_AFTER = 2_000

function engine(): Ajv2020 {
  ajv ??= engineOf()
  return ajv
}

function engineOf(): Ajv2020 {
  const made = new Ajv2020({
    strict: false,
    validateFormats: false,
    allErrors: true,
    // Otherwise every object has a member called `constructor`.
    ownProperties: true,
    logger: false,
    // Patterns come from strangers; the validator's own engine takes exponential time for some.
    code: {
      regExp: Object.assign((text: string) => new Expression(text), { code: 'new Expression' }),
    },
  })
  // A keyword of an old draft, which it would not bear.
  return made.removeKeyword('id') as Ajv2020
}

function compile(schema: JsonObject | boolean, text: string): ValidateFunction | undefined {
  holdsLarge ||= text.length > LARGE
  if (++compiled % RENEWED_AFTER === 0) ajv = undefined
  try {
    return engine().compile(schema)
  } catch {
    return undefined
  } finally {
    // Otherwise a schema of the same `$id` could not come again; without it kept meanwhile, `#` leads nowhere.
    if (isObject(schema)) engine().removeSchema(schema)
  }
}
