import { expect, test } from 'vitest'
import { randomFrom } from '../../../../harness/random.ts'
import { validators } from '../../../../harness/validators/config.ts'
import type { PluginCase } from '../../../../spec/generated/config.ts'
import { alteredFrom } from './alterations.ts'
import { smallerCases } from './smaller.ts'

const original: PluginCase = {
  name: 'lists',
  args: ['--all'],
  workspace: { files: { 'a.txt': 'a' } },
  expect: { exit: { code: 0 } },
}
const altered = Array.from({ length: 300 }, (_, seed) =>
  alteredFrom(original, randomFrom(seed), 'generated 1'),
)

test('an altered case is one that a configuration may have, and expects nothing', () => {
  for (const about of altered) {
    expect(validators.plugin({ role: 'plugin', cases: [about] }), JSON.stringify(about)).toBe(true)
    expect(about).toMatchObject({ args: original.args, name: 'generated 1' })
    expect(about.expect).toBeUndefined()
  }
})

test('every part of a case is altered, but for one that serves', () => {
  for (const part of ['workspace', 'config', 'turn'] as const)
    expect(altered.some((about) => about[part] !== undefined)).toBe(true)
  const serving = { name: 'serves', serves: 'http://127.0.0.1:{port}/' }
  expect(alteredFrom(serving, randomFrom(1), 'generated 2')).toEqual({
    ...serving,
    name: 'generated 2',
  })
})

test('smaller cases come to an end at the case that was altered, and have conversations left out', () => {
  for (const about of altered) {
    let left = about
    for (let next = smallerCases(left, original)[0]; next; next = smallerCases(left, original)[0])
      left = next
    expect(left).toEqual({ name: 'generated 1', args: ['--all'], workspace: original.workspace })
  }
  const [one, other] = [{ id: '1', events: [{ type: 'a' }] }, { id: '2' }]
  const smaller = smallerCases(
    { ...original, workspace: { conversations: [one, other] } },
    original,
  )
  expect(smaller.map(({ workspace }) => workspace?.conversations)).toEqual([
    ...[undefined, [other], [one]],
    [{ id: '1', events: [] }, other],
  ])
})
