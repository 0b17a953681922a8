import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { closed } from '../generators/closed.ts'
import { generatedSchemas } from '../generators/grammar.ts'
import { instancesOf } from '../generators/instances.ts'
import { nearMisses, poolOf } from '../generators/mutations.ts'
import type { JsonObject } from '../wire/json.ts'
import { interpret } from './interpret.ts'

const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  addUsedSchema: false,
  ownProperties: true,
  logger: false,
})

test('judges generated schemas as a compiled validator does', { timeout: 60_000 }, () => {
  const counted = { same: 0, uncertain: 0 }
  for (const [i, schema] of generatedSchemas(7, 150).entries()) {
    const whole = i % 2 ? closed(schema) : schema
    const validate = ajv.compile(whole)
    const values = instancesOf(schema, 1, 2).map(({ value }) => value)
    const pool = poolOf(values, ['a', 'b'])
    for (const value of [...values, ...values.flatMap((one) => nearMisses(one, pool))]) {
      // A compiled validator takes what is inherited for spoken of, where unevaluated members are asked for.
      if (i % 2 && JSON.stringify(value).includes('"constructor"')) continue
      const found = interpret(whole, value)
      if (found === undefined) counted.uncertain += 1
      else {
        expect(found, JSON.stringify([whole, value])).toBe(validate(value))
        counted.same += 1
      }
    }
  }
  expect(counted.same).toBeGreaterThan(1_000)
  expect(counted.uncertain).toBeLessThan(counted.same / 10)
})

test.each([
  [{ nullable: true, type: 'string' }, null],
  [{ $ref: '#' }, 1],
  [{ $dynamicRef: '#x' }, 1],
  [{ $ref: '#anchor' }, 1],
  [{ type: 'object', pattern: '(' }, 'text'],
  [{ properties: JSON.parse('{"__proto__": false}') }, {}],
])('is not certain of %j', (schema, value) => {
  const found = interpret(schema as never, value)
  expect(found === undefined || found === false).toBe(true)
})

test('refuses no instance that the official suite calls valid', () => {
  const file = join(import.meta.dirname, '../../conformance/fixtures/draft-2020-12/schemas.json')
  const cases: { schema: JsonObject; valid: unknown[] }[] = JSON.parse(readFileSync(file, 'utf8'))
  const verdicts = cases.flatMap(({ schema, valid }) => valid.map((v) => interpret(schema, v)))
  expect(verdicts).not.toContain(false)
  expect(verdicts.filter((verdict) => verdict === true).length).toBeGreaterThan(400)
})
