import type { SchemaError } from '../../harness/validators/validate.ts'
import { didYouMean, nearest } from '../nearest.ts'
import { yamlFlow } from './document.ts'

/** What one error of a schema means, and how to fix it; `name` is the key it is about, empty for the whole. */
export function sentence(
  error: SchemaError,
  name: string,
  whole = WHOLE,
): { message: string; hint?: string } {
  const about = name === '' ? whole : `\`${name}\``
  const wording = wordings[error.keyword]
  const message = wording?.(error, about) ?? `${about} ${error.message ?? 'is not as it must be'}.`
  return { message, hint: hintOf(error) }
}

const WHOLE = 'the file'

type Wording = (error: SchemaError, about: string) => string

const wordings: Partial<Record<string, Wording>> = {
  additionalProperties({ params, parentSchema }, about) {
    const key = String(params.additionalProperty)
    if (key === '<<') return `${about} has a merge key \`<<\`, which YAML 1.2 does not have.`
    const place = about === WHOLE ? '' : ` in ${about}`
    const meant = keyMeantBy(key, parentSchema)
    const close = meant === undefined ? undefined : `did you mean \`${meant}\`?`
    return `unknown key \`${key}\`${place}; ${close ?? didYouMean(key, keysIn(parentSchema))}`
  },
  type: ({ params, data }, about) =>
    `${about} must be ${kinds(params.type)}, but is ${shown(data)}.`,
  enum({ params, data }, about) {
    const allowed = (params.allowedValues as unknown[]).map(String)
    const close = nearest(String(data), allowed)
    const guess = close === undefined ? '' : ` Did you mean \`${close}\`?`
    return `${about} must be one of ${allowed.join(', ')}, but is ${shown(data)}.${guess}`
  },
  const: ({ params, data }, about) =>
    `${about} must be ${shown(params.allowedValue)}, but is ${shown(data)}.`,
  required: ({ params }, about) => `the key \`${params.missingProperty}\` is missing in ${about}.`,
  minLength: (_, about) => `${about} must not be empty.`,
  minItems: ({ params }, about) =>
    `${about} must have at least ${params.limit === 1 ? '1 entry' : `${params.limit} entries`}.`,
  uniqueItems: (_, about) => `${about} names an entry twice.`,
  contains: ({ parentSchema }, about) =>
    `${about} must hold ${shown((parentSchema?.contains as { const?: unknown } | undefined)?.const)}.`,
  pattern: ({ params, parentSchema, data }, about) =>
    parentSchema?.description
      ? `${about} is ${shown(data)}, which does not have the form that it must have.`
      : `${about} must match ${params.pattern}, but is ${shown(data)}.`,
  propertyNames({ params, schema }, about) {
    const { enum: known } = schema as { enum?: string[] }
    const name = String(params.propertyName)
    const message = `\`${name}\` is not a valid key of ${about}`
    return known ? `${message}; ${didYouMean(name, known)}` : `${message}.`
  },
  not: ({ schema }, about) =>
    `${about} must not have ${((schema as { required?: string[] }).required ?? []).map((key) => `\`${key}\``).join(' beside ')}.`,
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  anyOf: ({ schema, data }, about) =>
    `${about} must be ${alternatives(schema)}, but is ${shown(data)}.`,
}

function bound({ params, parentSchema, data }: SchemaError, about: string): string {
  const { minimum, maximum } = parentSchema ?? {}
  if (minimum !== undefined && maximum !== undefined)
    return `${about} must be from ${minimum} to ${maximum}, but is ${shown(data)}.`
  return `${about} must be ${params.comparison} ${params.limit}, but is ${shown(data)}.`
}

function hintOf(error: SchemaError): string | undefined {
  const { keyword, params, schema, parentSchema, data } = error
  if (keyword === 'type') {
    const hint = asMilliseconds(error) ?? asOtherType(params.type, data)
    if (hint !== undefined) return hint
  }
  if (params.additionalProperty === '<<')
    return 'Write the keys out; an alias (*NAME) may stand for a whole value.'
  if (keyword === 'anyOf' && takesText(schema) && ['number', 'boolean'].includes(typeof data))
    return asOtherType('string', data)
  if (keyword === 'propertyNames') return descriptionOf(schema) ?? descriptionOf(parentSchema)
  const described = keyword === 'additionalProperties' ? meant(params, parentSchema) : parentSchema
  return descriptionOf(described)
}

/** How a value of one type is written that was meant to be of another. */
function asOtherType(type: unknown, data: unknown): string | undefined {
  if (type === 'object' && isAssignments(data))
    return `Write a mapping: ${yamlFlow(Object.fromEntries(data.map(assigned)))}.`
  if (typeof data === 'object') return undefined
  if (type === 'string') return `Put it in quotes: "${data}".`
  if (type === 'array') return `Write a list: [${listed(data)}].`
  const plain = String(data).trim().toLowerCase()
  if (type === 'boolean') {
    const meant = TRUE.has(plain) ? true : FALSE.has(plain) ? false : undefined
    return meant === undefined ? undefined : `Write it without quotes: ${meant}.`
  }
  const isNumber = typeof data === 'string' && /^-?\d+$/.test(plain)
  return isNumber && type === 'integer' ? `Write it without quotes: ${plain}.` : undefined
}

/** Variables as a shell spells them. */
const isAssignments = (data: unknown): data is string[] =>
  Array.isArray(data) && data.length > 0 && data.every((each) => /^\w+=/.test(String(each)))

const assigned = (text: string) => {
  const at = text.indexOf('=')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** A time with a unit, where milliseconds are expected. */
function asMilliseconds({ instancePath, data }: SchemaError): string | undefined {
  const [, number, unit = ''] = /^([\d.]+) *(ms|s|m|min)$/.exec(String(data)) ?? []
  if (number === undefined || !instancePath.endsWith('_ms')) return undefined
  return `Write milliseconds: ${Math.round(Number(number) * (UNITS[unit] ?? 1))}.`
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, min: 60_000 }

const takesText = (schema: unknown) =>
  Array.isArray(schema) && schema.some((branch) => Object(branch).type === 'string')

/** What YAML 1.1 took for truth values, and 1.2 takes for texts. */
const [TRUE, FALSE] = [new Set(['true', 'yes', 'on']), new Set(['false', 'no', 'off'])]

const listed = (data: unknown) =>
  typeof data === 'string' ? data.split(/\s+/).join(', ') : `"${data}"`

function descriptionOf(schema: unknown): string | undefined {
  const { description } = Object(schema) as { description?: unknown }
  return typeof description === 'string' ? description : undefined
}

function meant(params: Record<string, unknown>, parent: SchemaError['parentSchema']) {
  const close = keyMeantBy(String(params.additionalProperty), parent)
  const properties = parent?.properties as Record<string, Record<string, unknown>> | undefined
  return close === undefined ? undefined : properties?.[close]
}

/** The key that a word stands for: one that others call so, or the closest. */
function keyMeantBy(key: string, parent: SchemaError['parentSchema']): string | undefined {
  const keys = keysIn(parent)
  return OTHER_NAMES.get(key)?.find((name) => keys.includes(name)) ?? nearest(key, keys)
}

/** What keys are called elsewhere, where that is no misspelling. */
const OTHER_NAMES = new Map([
  ['args', ['arguments']],
  ['cmd', ['command']],
  ['environment', ['env']],
  ['expected', ['expect']],
  ['fs', ['filesystem']],
  ['input', ['inputs']],
  ['output', ['result']],
  ['status', ['outcome']],
  ['stdin', ['inputs']],
  ['stdout', ['result']],
  ['tests', ['cases']],
  ['timeout', ['limits', 'time_limit_ms', 'idle_ms']],
  ['timeouts', ['limits']],
  ['write', ['writable']],
])

function keysIn(schema: SchemaError['parentSchema']): string[] {
  return Object.keys((schema?.properties as object | undefined) ?? {})
}

function alternatives(schema: unknown): string {
  const branches = Array.isArray(schema) ? (schema as { type?: unknown }[]) : []
  return branches.map(({ type }) => kinds(type)).join(' or ')
}

const kindNames: Record<string, string> = {
  string: 'a text',
  object: 'a mapping',
  array: 'a list',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

function kinds(type: unknown): string {
  return [type]
    .flat()
    .map((name) => kindNames[String(name)] ?? String(name))
    .join(' or ')
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a mapping'
  if (typeof value === 'number' && !Number.isFinite(value)) return yamlFlow(value)
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
