import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { smallSpec, written } from '../spec/small-spec.ts'
import { readTree } from '../spec/tree.ts'
import { exchangeRules, problemsOf } from './exchange.ts'
import { lint } from './rule.ts'

// The parsers take seconds to start on a busy machine.
const patience = 60_000
const info = { title: 'Small', version: '1' }

describe('an OpenRPC document', { timeout: patience }, () => {
  const valid = { openrpc: '1.3.2', info, methods: [{ name: 'fs.read', params: [] }] }

  test('passes when it is valid', async () => {
    expect(await problems('openrpc/vfs.json', valid)).toEqual([])
  })

  test('is refused when a method has no name', async () => {
    const found = await problems('openrpc/vfs.json', { ...valid, methods: [{ params: [] }] })
    expect(found[0]?.file).toBe('spec/generated/openrpc/vfs.json')
    expect(found[0]?.problem).toContain('name')
  })
})

describe('an AsyncAPI document', { timeout: patience }, () => {
  const valid = { asyncapi: '3.1.0', info, channels: { stdin: { address: null } } }

  test('passes when it is valid', async () => {
    expect(await problems('asyncapi/plugin.json', valid)).toEqual([])
  })

  test('is refused when a reference leads nowhere', async () => {
    const lost = { stdin: { messages: { a: { $ref: '#/components/messages/a' } } } }
    const found = await problems('asyncapi/plugin.json', { ...valid, channels: lost })
    expect(found[0]?.problem).toContain('#/components/messages/a')
  })
})

const problems = (path: string, document: unknown) =>
  problemsOf({ path, text: JSON.stringify(document) })

describe('the rule', { timeout: patience }, () => {
  test('finds nothing in a small specification', async () => {
    const root = written(smallSpec)
    const found = await lint(exchangeRules, readTree(root).tree)
    rmSync(root, { recursive: true })
    expect(found).toEqual([])
  })
})
