import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { entry as pluginHost } from '../conformance/plugin/host/entry.ts'
import { entry as plugin } from '../conformance/plugin/plugin/entry.ts'
import type { SuiteEntry } from '../conformance/suite-entry.ts'
import { entry as vfsTool } from '../conformance/vfs/tool/entry.ts'
import { folderWith, removeFolders, run } from './fixtures/run.ts'
import { loadConfigurationOf } from './load-configuration.ts'
import { problemText } from './problem.ts'

afterAll(removeFolders)

async function outputOf(text: string, entry: SuiteEntry = vfsTool): Promise<string> {
  const folder = folderWith({ 'c.yaml': text })
  const { problems } = await loadConfigurationOf(entry, join(folder, 'c.yaml'))
  return problemText(problems ?? []).replaceAll(`${folder}/`, '')
}

const fileNamed = (path: string) => `cases:\n- name: a\n  files:\n    ${JSON.stringify(path)}: x\n`

describe('what YAML can state and no configuration is', () => {
  test.each<[string, string, RegExp]>([
    ['a key like no other', '__proto__: 1\n', /:1: unknown key `__proto__`; there are .*command/],
    ['a number without end', 'limits: { idle_ms: .inf }\n', /:1: .* whole number, but is \.inf\./],
    ['no number', 'limits: { idle_ms: .nan }\n', /:1: .* whole number, but is \.nan\./],
    [
      'a value in itself',
      'cases:\n- &a { name: x, arguments: { y: *a } }\n',
      /:1: its aliases cannot be followed: one of them stands inside what it names\.\n$/,
    ],
    ['many aliases', `a: &a [x]\nb: [${'*a,'.repeat(200)}]\n`, /:1: its aliases .*Excessive/],
    [
      'lists in lists',
      `cases: ${'['.repeat(9e3)}${']'.repeat(9e3)}\n`,
      /:1: its values are nested/,
    ],
    ['bytes', 'cases:\n- name: !!binary aGk=\n', /:2: the tag `!!\w+` stands for nothing/],
    [
      'a variable with =',
      'env: { "A=B": x }\n',
      /:1: `A=B` is not a valid key of `env`\.\n {2}Name/,
    ],
    ['a variable without name', 'env: { "": x }\n', /:1: `` is not a valid key of `env`/],
    ['NUL in a variable', 'env: { A: "x\\0" }\n', /:1: `env\.A` is "x.*\n.*without NUL/],
    [
      'keys that exclude each other',
      'cases:\n- name: a\n  http:\n  - { url: "http://x/", body: a, base64: YQ== }\n',
      /:4: `cases\[0\]\.http\[0\]` must not have `body` beside `base64`\./,
    ],
    [
      'a file in a file',
      'cases:\n- name: a\n  files:\n    a: x\n    a/b: y\n',
      /:5: `a\/b` cannot be in the project of `cases\[0\]`, for `a` is a file of it\./,
    ],
  ])('%s', async (_, text, output) => {
    expect(await outputOf(text)).toMatch(output)
  })

  test.each([
    '',
    '/a',
    'a/',
    'a//b',
    '.',
    './a',
    'a/.',
    'a/../b',
    'a\0',
  ])('the path %j', async (path) => {
    expect(await outputOf(fileNamed(path))).toMatch(/:4: `.*` is not a valid key of `cases\[0\]/)
  })

  test.each([
    '...',
    '.a',
    'a..',
    'a b/c',
    '..a/.b',
    '\\',
    'é',
  ])('but the path %j is one', async (path) => {
    expect(await outputOf(fileNamed(path))).toBe('')
  })

  test('two conversations with one id', async () => {
    const two =
      'cases:\n- name: a\n  workspace:\n    conversations:\n    - { id: a }\n    - { id: a }\n'
    expect(await outputOf(two, plugin)).toContain('c.yaml:6: `cases[0]` has two conversations with')
  })

  test.each([
    ['files: { ../x: y }\n', '`../x` is not a valid key of `files`'],
    ['layers: [{ file: "{home}/../a" }, { file: "{home}/b" }]\n', '`layers[0].file` is'],
    ['layers: []\n', '`layers` must have at least 2 entries.'],
  ])('of a host: %j', async (text, message) => {
    expect(await outputOf(text, pluginHost)).toContain(`c.yaml:1: ${message}`)
  })
})

test('a directory to start in that is not there is named before anything runs', async () => {
  const cwd = folderWith({ 'c.yaml': 'name: x\ncwd: gone\n' })
  const { status, stdout, stderr } = await run(
    ['tool', '--config', 'c.yaml', '--', process.execPath],
    { cwd },
  )
  expect(stderr).toMatch(
    /^jp-conformance: c\.yaml:2: there is no directory \S+\/gone to start it in\./,
  )
  expect({ status, stdout }).toEqual({ status: 4, stdout: '' })
})
