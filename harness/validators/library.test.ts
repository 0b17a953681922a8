import { expect, test } from 'vitest'
import type { Schema } from '../schemas/walk.ts'
import { Library } from './library.ts'
import { documentOptions, withoutExamples } from './options.ts'

const PLACE = 'driver/policy'

test('a validator is compiled once, and read by later starts with the same errors', () => {
  const prepared: Schema[] = []
  const errorsOf = () => {
    const library = new Library(documentOptions, (schema) => {
      prepared.push(schema)
      return withoutExamples(schema)
    })
    const validate = library.validator(PLACE)
    expect(validate({})).toBe(true)
    expect(validate({ filesystem: 'all', commands: 3 })).toBe(false)
    return structuredClone(validate.errors)
  }

  const first = errorsOf()
  const compiled = prepared.length
  expect(first).toHaveLength(2)
  expect(errorsOf()).toEqual(first)
  expect(prepared).toHaveLength(compiled)
})

test('what no schema describes has no validator', () => {
  const library = new Library(documentOptions, withoutExamples)
  expect(() => library.validator(`${PLACE}#/$defs/none`)).toThrow('no schema stands at')
})
