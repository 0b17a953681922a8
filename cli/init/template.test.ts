import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { SuiteEntry } from '../../conformance/suite-entry.ts'
import { suites } from '../../conformance/suite-list.ts'
import { folderWith, removeFolders } from '../fixtures/run.ts'
import { loadConfigurationOf } from '../load-configuration.ts'
import { template } from './template.ts'

afterAll(removeFolders)

async function problemsOf(entry: SuiteEntry, text: string) {
  const { problems = [] } = await loadConfigurationOf(
    entry,
    join(folderWith({ 'c.yaml': text }), 'c.yaml'),
  )
  return problems.map(({ message }) => message)
}

describe.each(suites.map((entry) => [entry.role, entry] as const))('of a %s', (_, entry) => {
  const lines = template(entry).split('\n')
  const keys = lines.flatMap((line, at) =>
    /^#\w+: ./.test(line) ? [[line.slice(1), at] as const] : [],
  )

  test('it loads as it is', async () => {
    expect(await problemsOf(entry, template(entry))).toEqual([])
  })

  test('with every key it is YAML', async () => {
    const problems = await problemsOf(entry, template(entry).replaceAll(/^( *)#(?=\S)/gm, '$1'))
    expect(problems.filter((message) => message.startsWith('this is not YAML'))).toEqual([])
  })

  test.each(keys)('it loads with %j', async (line, at) => {
    expect(await problemsOf(entry, lines.with(at, line).join('\n'))).toEqual([])
  })
})
