import { mapSchema, type Schema, without } from '../schemas/walk.ts'

/** Options under which every schema of the specification is compiled; `format` stays an annotation. */
export const ajvOptions = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  validateFormats: false,
  discriminator: true,
} as const

/** Messages come by the thousand: the first error is enough. */
export const messageOptions = { ...ajvOptions, inlineRefs: false } as const

/** Documents are written by people: every error is reported, with the value and its schema. */
export const documentOptions = { ...ajvOptions, allErrors: true, verbose: true } as const

/** A schema without what is only stated to people. */
export const withoutWords = (schema: Schema): Schema =>
  mapSchema(schema, (inner) => without(inner, 'title', 'description', 'examples')) as Schema

/** A schema without examples, which validators that quote their schema would carry. */
export const withoutExamples = (schema: Schema): Schema =>
  mapSchema(schema, (inner) => without(inner, 'examples')) as Schema
