import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { MessageTest } from '../harness/generators/message-tests.ts'
import { validatorFor } from '../harness/schemas/validator.ts'
import type { JsonObject } from '../harness/wire/json.ts'
import { folderWith, removeFolders, run } from './fixtures/run.ts'
import { writeFixtures } from './write-fixtures.ts'

afterAll(removeFolders)

interface Group {
  description: string
  schema: JsonObject
  tests: MessageTest[]
}

/** What is written, by the path of each file. */
function written(seed = 1): Map<string, string> {
  const folder = folderWith()
  writeFixtures(folder, { seed })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((path) => path.endsWith('.json'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}

const all = written()
const groups = [...all].flatMap(([path, text]) =>
  (JSON.parse(text) as Group[]).map((group): [string, Group] => [
    `${path} ${group.description}`,
    group,
  ]),
)

describe('the messages', () => {
  test('every message of every protocol has a file', () => {
    const schemas = join(import.meta.dirname, '../spec/generated/schemas')
    const wanted = ['driver', 'flattener', 'plugin', 'toolstate', 'vfs'].flatMap((protocol) =>
      readdirSync(join(schemas, protocol)).map((file) => `${protocol}/${file}`),
    )
    expect([...all.keys()].sort()).toEqual(wanted.sort())
  })

  test.each(groups)('%s: valid and invalid ones, each once', (_, { tests }) => {
    expect(new Set(tests.map(({ valid }) => valid))).toEqual(new Set([true, false]))
    expect(new Set(tests.map(({ data }) => JSON.stringify(data))).size).toBe(tests.length)
    expect(new Set(tests.map(({ description }) => description)).size).toBe(tests.length)
  })

  test('a second validator agrees wherever it decides', () => {
    const wrong = groups.flatMap(([name, { schema, tests }]) => {
      const judge = validatorFor(schema)
      return tests
        .filter(({ data, valid }) => (judge?.accepts(data) ?? valid) !== valid)
        .map(({ description }) => `${name}: ${description}`)
    })
    expect(wrong).toEqual([])
  })

  test('an invalid one is a valid one with one change', () => {
    for (const [, { tests }] of groups) {
      const valid = new Set(tests.flatMap((each) => (each.valid ? [each.description] : [])))
      for (const { description } of tests.filter((each) => !each.valid))
        expect(valid).toContain(description.split(': ')[0])
    }
  })

  test('the same seed gives the same, another one others', () => {
    expect(written()).toEqual(all)
    expect(written(2)).not.toEqual(all)
  })
})

describe('the command', () => {
  test('writes one protocol, also over what it wrote before', async () => {
    const cwd = folderWith()
    for (const _ of [1, 2]) {
      const { status, stdout } = await run(['fixtures', 'out', '--protocol', 'vfs'], { cwd })
      expect(stdout).toMatch(/^24 files with \d+ valid and \d+ invalid messages in out\.\n$/)
      expect(status).toBe(0)
    }
    expect(readdirSync(join(cwd, 'out'))).toEqual(['vfs'])
  })

  test.each([
    [['fixtures', 'out', '--protocol', 'vsf'], 'unknown protocol `vsf`; did you mean `vfs`?'],
    [['fixtures', ''], 'the directory has an empty name.'],
    [
      ['fixtures', 'file'],
      'file/driver/call.json cannot be written: a part of its path is no directory.',
    ],
    [['fixtures'], 'missing required argument `dir`'],
  ])('refuses %j', async (words, sentence) => {
    const cwd = folderWith()
    writeFileSync(join(cwd, 'file'), '')
    const { status, stderr } = await run(words, { cwd })
    expect(stderr).toContain(sentence)
    expect(status).toBe(2)
    expect(readdirSync(cwd)).toEqual(['file'])
  })
})
