import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { nonconformant, sharded } from '../reports/fixtures/results.ts'
import { folderWith, removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const saved = (more: object = {}) => JSON.stringify({ ...nonconformant(), ...more })

describe('saved results that are none state what is wrong with them', () => {
  test.each<[string, string, RegExp]>([
    [
      'another format',
      saved({ format: 2 }),
      /another version: its format is 2, and this version reads 1\./,
    ],
    [
      'an unknown member',
      saved({ sed: 1 }),
      /unknown key `sed` in the document; did you mean `seed`\?/,
    ],
    [
      'an unknown outcome',
      saved({ outcome: 'pass' }),
      /`outcome` must be one of conformant, .*"pass"/,
    ],
    ['a list', '[]', /the document must be a mapping, but is a list\./],
    ['an empty file', '\n', /the results r\.json are empty\./],
    ['a value without end', '['.repeat(99_999), /r\.json are nested too deeply to be read\./],
    ['a transcript', '{"event":"start"}\n', /are a transcript, which `jp-conformance judge` reads/],
    ['the half of it', saved().slice(0, 90), /r\.json are not JSON: .*/],
  ])('%s', async (_, text, message) => {
    const cwd = folderWith({ 'r.json': text })
    const { status, stdout, stderr } = await run(['report', 'markdown', 'r.json'], { cwd })
    expect(stderr).toMatch(message)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})

test('a byte order mark is passed over', async () => {
  const cwd = folderWith({ 'r.json': `\uFEFF${saved()}` })
  expect(await run(['report', 'markdown', 'r.json'], { cwd })).toMatchObject({ status: 0 })
})

test('what does not belong together is named by its files', async () => {
  const cwd = folderWith({ 'a.json': saved(), 'b.json': saved({ seed: 9 }) })
  const { status, stderr } = await run(['report', 'merge', 'a.json', 'b.json'], { cwd })
  expect(stderr).toContain('b.json has another seed than a.json')
  expect(status).toBe(2)
})

test('a merge into a file prints the verdict', async () => {
  const [first] = sharded([nonconformant(), nonconformant()])
  const cwd = folderWith({ 'a.json': JSON.stringify(first) })
  const { status, stdout } = await run(['report', 'merge', 'a.json', '--output', 'o.json'], { cwd })
  expect(stdout).toMatch(/^✗ Not conformant: .*\n$/)
  expect(status).toBe(1)
  expect(JSON.parse(readFileSync(join(cwd, 'o.json'), 'utf8'))).toHaveProperty('missingShards')
})

test('subjects of two roles are not compared', async () => {
  const host = saved({ subject: { role: 'host', command: ['h'] } })
  const cwd = folderWith({ 'a.json': saved(), 'b.json': host })
  const { status, stderr } = await run(['report', 'compare', 'a.json', 'b.json'], { cwd })
  expect(stderr).toContain('a.json is about a tool and b.json about a host: they share no')
  expect(status).toBe(2)
})
