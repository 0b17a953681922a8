import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { shortfallOf } from './coverage.ts'

const of = (wanted: string) => catalogue.requirements.filter(({ role }) => role === wanted)

test('states which clauses can be shown on Windows only, and nothing where there are none', () => {
  expect(shortfallOf(of('host'))).toBe(
    '2 clauses can be shown on Windows only: vfs.cancel.windows-ends-tool, vfs.paths.windows-forms',
  )
  expect(shortfallOf(of('plugin-host'))).toBe(
    '1 clause can be shown on Windows only: plugin.shutdown.windows-terminate',
  )
  expect(shortfallOf(of('tool'))).toBeUndefined()
})
