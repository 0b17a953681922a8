import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { suites } from '../../conformance/suite-list.ts'
import { examplesIn } from '../../reference-impl/examples/toolchains.ts'
import { examplesFolder } from '../toolchains.ts'
import { alternatingRoles, candidates } from './subjects.ts'
import { heads, tableText } from './table.ts'

const all = candidates()

test('the first look begins with the reference program of each role', () => {
  const references = suites.map(({ role }) => `reference-${role}`)
  expect(all.slice(0, suites.length).map(({ name }) => name)).toEqual(references)
  expect(all.filter(({ role }) => role === 'host').map(({ language }) => language)).toEqual([
    'typescript',
    'python',
  ])
  expect(all.filter(({ config }) => !existsSync(config))).toEqual([])
})

test('one tool of each kind is among them', () => {
  const names = all.map(({ name }) => name)
  for (const kind of ['stateful', 'one-shot', 'stdio'])
    expect(names.filter((name) => name.endsWith(`-${kind}`))).toHaveLength(1)
  expect(all.filter(({ isRun }) => isRun)).toHaveLength(1)
})

test('every example is among them, and each role comes in turn', () => {
  const { tools, hosts, plugins, pluginHosts } = examplesIn(examplesFolder())
  const folders = [...tools, ...hosts, ...plugins, ...pluginHosts].map(({ folder }) => folder)
  const missing = folders.filter((each) => !all.some(({ folder }) => folder.endsWith(`/${each}`)))
  expect(missing).toEqual([])
  const roles = alternatingRoles(all).map(({ role }) => role)
  expect(new Set(roles.slice(0, suites.length)).size).toBe(suites.length)
  expect(roles.slice(suites.length, 2 * suites.length - 1)).toEqual(
    suites.map(({ role }) => role).filter((role) => role !== 'flattener'),
  )
  expect(alternatingRoles(all)).toHaveLength(all.length)
})

test('names are their own, since each is a page', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('the table has a row for each, and below it why one was left out', () => {
  const text = tableText(all.map((candidate) => ({ candidate, seconds: 1, leftOut: 'no time' })))
  expect(text.split('\n')[0]).toMatch(new RegExp(`^${heads.join(' +')}$`))
  expect(text).toMatch(/^reference-host +host +typescript +–/m)
  expect(text).toContain('left out: reference-host: no time\n')
})
