import { expect, test } from 'vitest'
import { scenario } from '../../../harness/validators/transcript.ts'
import { isHostCheck } from './host-check.ts'
import { vfsHostChecks } from './index.ts'

const scenarios = new Map(
  vfsHostChecks.filter(isHostCheck).map((check) => [check.scenario.name, check.scenario]),
)

test.each([...scenarios])('%s is a scenario by its schema', (_, value) => {
  expect(scenario(JSON.parse(JSON.stringify(value))), JSON.stringify(scenario.errors)).toBe(true)
})

test.each([
  ['without a name', { script: [] }],
  ['with an unknown member', { name: 'x: y', steps: [] }],
  ['with an unknown step', { name: 'x: y', script: [{ dance: true }] }],
  ['with a step that does two things', { name: 'x: y', script: [{ mark: 'a', stderr: 'b' }] }],
  ['with an unknown action', { name: 'x: y', actions: [{ pause: 1 }] }],
  ['with a file of no content', { name: 'x: y', files: { 'a.txt': 1 } }],
])('a scenario %s is refused', (_, value) => {
  expect(scenario(value)).toBe(false)
})
