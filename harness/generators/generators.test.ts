import { expect, test } from 'vitest'
import { validatorFor } from '../schemas/validator.ts'
import { actionsSchema } from './actions.ts'
import { choicesOf } from './choices.ts'
import { closed, namesIn } from './closed.ts'
import { generatedSchemas } from './grammar.ts'
import { instancesOf } from './instances.ts'
import { nearMisses, poolOf } from './mutations.ts'
import { shrink, smallerSchemas } from './smaller.ts'

const tool = actionsSchema({
  actions: ['spawn', 'fetch', 'abort'],
  parameters: { package: { type: 'string' } },
  required: [],
})

test('an action set gives a root union with a branch for each action', () => {
  expect(choicesOf(tool).map(({ name }) => name)).toEqual(['/oneOf/0', '/oneOf/1', '/oneOf/2'])
  expect(namesIn(tool)).toEqual(['action', 'id', 'package'])
})

test('the same seed gives the same schemas, all of them schemas of objects', () => {
  const schemas = generatedSchemas(7, 60)
  expect(schemas).toEqual(generatedSchemas(7, 60))
  expect(schemas.every((schema) => schema.type === 'object' && validatorFor(schema))).toBe(true)
})

test('instances of every branch are valid in the closed world', () => {
  const judge = validatorFor(closed(tool))
  const valid = instancesOf(tool, 1).filter(({ value }) => judge?.accepts(value))
  expect(new Set(valid.map(({ branch }) => branch)).size).toBe(3)
})

test('near misses hold what is missing, too much, and of another kind', () => {
  const value = { action: 'fetch', id: 'a' }
  const misses = nearMisses(value, poolOf([value, { package: 'p' }], namesIn(tool)))
  expect(misses).toContainEqual({ action: 'fetch' })
  expect(misses).toContainEqual({ action: 'fetch', id: 'a', package: 'p' })
  expect(misses).toContainEqual({ action: 'fetch', id: null })
})

test('a member called __proto__ is a member', () => {
  const value = JSON.parse('{"__proto__":"x","a":1}')
  const misses = nearMisses(value, poolOf([value], ['__proto__', 'a']))
  expect(misses.some((miss) => Object.hasOwn(miss as object, '__proto__'))).toBe(true)
})

test('shrinking goes to the smallest that still shows it', async () => {
  const holds = async (schema: object) => JSON.stringify(schema).includes('package')
  const smallest = await shrink(tool, smallerSchemas, holds, 200)
  expect(JSON.stringify(smallest).length).toBeLessThan(90)
})
