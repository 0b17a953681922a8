import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { againstFact, readingOf, readings } from './providers.ts'
import { smallSpec, written } from './small-spec.ts'
import { readTree } from './tree.ts'

const acme = 'spec/providers/acme.yaml'
const root = written({
  ...smallSpec,
  [acme]: `${smallSpec[acme]}  const: { is: unknown }\n`,
  'spec/providers/circle.yaml': `provider: circle
title: It extends itself
extends: circle
confidence: documented
facts:
  const: { is: dropped, source: page }
`,
})
const { tree } = readTree(root)

afterAll(() => rmSync(root, { recursive: true }))

describe('a reading', () => {
  test('has the facts of the profile and of what it extends', () => {
    expect(read('acme').facts.all_required).toBe(true)
    expect(read('base').facts.const).toBe('native')
  })

  test('lets a profile state that it does not know what its parent knows', () => {
    expect(read('acme').facts.const).toBe('rejected')
    expect(read('acme').unknown).toContain('const')
  })

  test('takes what is unknown, and what nobody states, for what is safe', () => {
    expect(read('base').facts).toMatchObject({ unions_nested: 'none', refs: 'rejected' })
    expect(read('base').unknown).toEqual(expect.arrayContaining(['unions_nested', 'refs']))
  })

  test('ends where a circle closes', () => {
    expect(read('circle').facts.const).toBe('dropped')
  })
})

test.each(
  Object.entries(readings),
)('the safe value of %s is a value of that fact', (name, value) => {
  expect(value).toBeDefined()
  expect(againstFact(name, value)).toBeUndefined()
})

function read(id: string) {
  const file = tree.provider.find(({ name }) => name === id)
  if (!file) throw new Error(`the small specification has no ${id}`)
  return readingOf(file, tree)
}
