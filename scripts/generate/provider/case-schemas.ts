import type { Schema } from '../../../harness/schemas/walk.ts'

/** Schemas that a provider accepts, and those that it refuses with what is wrong with them. */
export type Cases = { accepted: Schema[]; refused: Record<string, Schema> }

/** The schema of a tool with some properties. */
export const tool = (properties: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
})

/** The same, closed and with every property required. */
export const strict = (properties: Schema, more: Schema = {}): Schema =>
  tool(properties, {
    required: Object.keys(properties),
    additionalProperties: false,
    ...more,
  })

export const text = { type: 'string' }
export const whole = { type: 'integer' }
const actions = [
  { properties: { action: { const: 'spawn' } }, required: ['action'] },
  { properties: { action: { const: 'fetch' }, id: text }, required: ['action', 'id'] },
]
export const either = [text, whole]
export const objects = [strict({ a: text }), strict({ b: whole })]
export const awaiting = { anyOf: [{ required: ['any'] }, { required: ['all'] }] }
export const git = { type: 'object', oneOf: actions }
export const handles = tool({ any: text, all: text }, awaiting)
