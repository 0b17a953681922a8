import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { metaSchemaOf } from '../../harness/schemas/provider/meta-schema.ts'
import { ajvOptions } from '../../harness/validators/options.ts'
import { type ProviderId, providers } from '../../spec/generated/providers.ts'
import { tool } from './provider/case-schemas.ts'
import { cases } from './provider/cases.ts'

const ids = Object.keys(providers) as ProviderId[]
const strict = ids.filter((id) => id.endsWith('-strict'))

const accepts = (id: ProviderId) => new Ajv2020(ajvOptions).compile(metaSchemaOf(providers[id]))

describe.each(ids)('%s', (id) => {
  const accepted = accepts(id)
  const { accepted: good, refused } = cases[id]

  test.each(good)('accepts %j', (schema) => {
    expect(accepted(schema), JSON.stringify(accepted.errors)).toBe(true)
  })

  test.each(Object.entries(refused))('refuses: %s', (_, schema) => {
    expect(accepted(schema)).toBe(false)
  })

  test('takes the values of an enum and of a default for values', () => {
    const schema = tool({ a: { type: 'string', enum: ['$ref', 'oneOf'] } }, { required: ['a'] })
    if (!strict.includes(id)) expect(accepted(schema)).toBe(true)
    expect(accepted({ ...schema, additionalProperties: { oneOf: [] } })).toBe(false)
  })
})

describe('portable-flat', () => {
  const schema = tool(
    {
      action: { type: 'string', enum: ['spawn', 'fetch'], description: 'What to do.' },
      type: { type: 'array', items: { type: 'string' }, description: 'A name that is a keyword.' },
      nested: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
    },
    { required: ['action'] },
  )

  test.each(ids.filter((id) => !strict.includes(id)))('is accepted by %s', (id) => {
    const accepted = accepts(id)
    expect(accepts('portable-flat')(schema)).toBe(true)
    expect(accepted(schema), JSON.stringify(accepted.errors)).toBe(true)
  })
})
