import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { status } from '../cli/status.ts'
import { formats } from '../reports/index.ts'
import { outcomes, verdicts } from '../reports/verdicts.ts'

interface Schema {
  properties: Record<string, { default?: unknown; properties?: Schema['properties'] }>
  $defs: Record<string, Schema>
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const schema = JSON.parse(read('spec/config/tool.schema.json')) as Schema

/** The rows of a page's tables: the words between back quotes in the first cell, and all other cells. */
const rowsOf = (page: string) =>
  read(page)
    .split('\n')
    .filter((line) => line.startsWith('| `') || line.startsWith('| – |'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const namesIn = (page: string) =>
  rowsOf(page).flatMap(([first = '']) => [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => name))

test.each([
  ['the top', schema.properties],
  ['a case', schema.$defs.case?.properties ?? {}],
  ['limits', schema.properties.limits?.properties ?? {}],
])('the page about configuration has a row for every key of %s', (_, properties) => {
  expect(namesIn('docs/configuration.md')).toEqual(expect.arrayContaining(Object.keys(properties)))
})

test('the page about configuration reports the defaults of all limits', () => {
  const defaults = Object.entries(schema.properties.limits?.properties ?? {})
  const rows = new Map(rowsOf('docs/configuration.md').map((row) => [row[0], row.at(-1)]))
  for (const [name, limit] of defaults) expect(rows.get(`\`${name}\``)).toBe(String(limit.default))
})

test('the page about results has a row for every verdict and every outcome, with its status', () => {
  expect(namesIn('docs/results.md')).toEqual(expect.arrayContaining(Object.keys(verdicts)))
  const rows = new Map(rowsOf('docs/results.md').map(([name, second]) => [name, second]))
  for (const outcome of Object.keys(outcomes) as (keyof typeof outcomes)[])
    expect(rows.get(`\`${outcome}\``)).toBe(String(status[outcome]))
  expect(rows.get('–')).toBe(String(status.usage))
})

test('the page about reports has a row for every format and states what JUnit makes of every verdict', () => {
  const names = namesIn('docs/reports.md')
  expect(names).toEqual(expect.arrayContaining([...Object.keys(formats), ...Object.keys(verdicts)]))
})

test('the scripts that contributors are pointed to exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const table = read('CONTRIBUTING.md').split('| script | contents |')[1]?.split('\n\n')[0] ?? ''
  const named = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})
