import { rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { smallSpec, written } from '../spec/small-spec.ts'
import { readTree } from '../spec/tree.ts'
import { exchangeRules, problemsOf } from './exchange.ts'
import { lint } from './rule.ts'

const info = { title: 'Small', version: '1' }

describe('an OpenRPC document', () => {
  const valid = { openrpc: '1.3.2', info, methods: [{ name: 'fs.read', params: [] }] }

  test('passes when it is valid', () => {
    expect(problems('openrpc/vfs.json', valid)).toEqual([])
  })

  test('is refused when a method has no name', () => {
    const found = problems('openrpc/vfs.json', { ...valid, methods: [{ params: [] }] })
    expect(found[0]?.file).toBe('openrpc/vfs.json')
    expect(found[0]?.problem).toContain('name')
  })
})

describe('an AsyncAPI document', () => {
  const valid = { asyncapi: '3.1.0', info, channels: { stdin: { address: null } } }

  test('passes when it is valid', () => {
    expect(problems('asyncapi/plugin.json', valid)).toEqual([])
  })

  test('is refused when a reference leads nowhere', () => {
    const lost = { stdin: { messages: { a: { $ref: '#/components/messages/a' } } } }
    const found = problems('asyncapi/plugin.json', { ...valid, channels: lost })
    expect(found[0]?.problem).toBe(
      '/channels/stdin/messages/a: nothing stands at #/components/messages/a',
    )
  })

  test('is refused when a channel has a member that AsyncAPI does not know', () => {
    const odd = { stdin: { address: null, adress: null } }
    expect(problems('asyncapi/plugin.json', { ...valid, channels: odd })).not.toEqual([])
  })
})

const problems = (path: string, document: unknown) =>
  problemsOf({ path, text: JSON.stringify(document) })

describe('the rule', () => {
  test('finds nothing in a small specification', async () => {
    const root = written(smallSpec)
    const found = await lint(exchangeRules, readTree(root).tree)
    rmSync(root, { recursive: true })
    expect(found).toEqual([])
  })
})
