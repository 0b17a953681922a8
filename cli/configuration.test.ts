import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { entry as vfsTool } from '../conformance/vfs/tool/entry.ts'
import { folderWith, removeFolders, run } from './fixtures/run.ts'
import { loadConfigurationOf } from './load-configuration.ts'
import { problemText } from './problem.ts'

afterAll(removeFolders)

async function outputOf(text: string): Promise<string> {
  const folder = folderWith({ 'c.yaml': text })
  const { problems } = await loadConfigurationOf(vfsTool, join(folder, 'c.yaml'))
  return problemText(problems ?? []).replaceAll(`${folder}/`, '')
}

describe('every fault of a configuration is reported with its line', () => {
  test.each<[string, string, RegExp]>([
    [
      'an unknown key',
      'name: x\ncomand: [y]\n',
      /c\.yaml:2: unknown key `comand`; did you mean `command`\?/,
    ],
    [
      'an unknown key inside',
      'limits:\n  idle: 3\n',
      /c\.yaml:2: unknown key `idle` in `limits`; did you mean `idle_ms`\?/,
    ],
    [
      'a wrong type',
      'cases:\n  - name: 1\n',
      /c\.yaml:2: `cases\[0\]\.name` must be a text, but is 1\.\n {2}Put it in quotes/,
    ],
    [
      'a timer of weeks',
      'name: x\nlimits:\n  idle_ms: 3000000000\n',
      /c\.yaml:3: `limits\.idle_ms` must be from 1 to 3600000, but is 3000000000\./,
    ],
    [
      'a case of weeks',
      'cases:\n  - name: a\n    time_limit_ms: 2147483648\n',
      /c\.yaml:3: `cases\[0\]\.time_limit_ms` must be from 1 to 3600000/,
    ],
    [
      'a command in one text',
      '\ncommand: python3 a.py\n',
      /c\.yaml:2: `command` must be a list[\s\S]*\[python3, a\.py\]/,
    ],
    [
      'a wrong word',
      'protocol: vsf\n',
      /c\.yaml:1: .*one of vfs, outcome, stdio, but is "vsf"\. Did you mean `vfs`\?/,
    ],
    ['another role', 'role: hots\n', /c\.yaml:1: `role` must be "tool"/],
    [
      'a configuration of another role, and none of its keys',
      'nam: x\nrole: plugin\nprofile: base\n',
      /^jp-conformance: c\.yaml:2: `role` must be "tool", but is "plugin"\.\n {2}jp-conformance plugin --config c\.yaml\n$/,
    ],
    [
      'a truth value of old',
      'stateful: yes\n',
      /c\.yaml:1: .*true or false.*\n {2}.*quotes: true\./,
    ],
    ['one in quotes', 'probe: "False"\n', /c\.yaml:1: .*true or false.*\n {2}.*quotes: false\./],
    ['a number in quotes', 'limits: { idle_ms: "50" }\n', /c\.yaml:1: .*\n {2}.*quotes: 50\./],
    [
      'a list of one',
      'command: true\n',
      /c\.yaml:1: .*must be a list.*\n {2}Write a list: \["true"\]/,
    ],
    ['a colon in a text', 'name: x: y\n', /c\.yaml:1: this is not YAML.*\n {2}.*colon and a space/],
    ['a text that begins with @', 'name: @x\n', /c\.yaml:1: this is not YAML.*\n {2}.*in quotes/],
    ['a path of Windows', 'name: "\\d"\n', /c\.yaml:1: this is not YAML.*\n {2}.*backslash/],
    [
      'an unknown key in JSON',
      '{\n"name": "x",\n"comand": ["y"]\n}\n',
      /c\.yaml:3: unknown key `comand`; did you mean `command`\?/,
    ],
    [
      'a key that stands twice in JSON',
      '{"name": "x",\n"limits": {},\n"limits": {}}\n',
      /c\.yaml:3: the key `limits` stands twice/,
    ],
    [
      'a missing key',
      'cases:\n  - arguments: {}\n',
      /c\.yaml:2: the key `name` is missing in `cases\[0\]`/,
    ],
    [
      'a bound',
      'limits: { idle_ms: 0 }\n',
      /c\.yaml:1: `limits\.idle_ms` must be from 1 to 3600000, but is 0/,
    ],
    ['an empty command', 'command: []\n', /c\.yaml:1: `command` must have at least 1 entry/],
    ['no spawn', 'actions: [fetch]\n', /c\.yaml:1: `actions` must hold "spawn"/],
    [
      'the meant alternative',
      'cases:\n- name: a\n  files: { x: { base65: "" } }\n',
      /c\.yaml:3: unknown key `base65` .*did you mean `base64`\?/,
    ],
    [
      'no alternative',
      'cases:\n- name: a\n  files: { x: 1 }\n',
      /c\.yaml:3: .*must be a text or a mapping, but is 1/,
    ],
    [
      'a path out of the project',
      'cases:\n- name: a\n  files: { ../x: y }\n',
      /c\.yaml:3: `\.\.\/x` is not a valid key.*\n.*relative, its parts neither/,
    ],
    [
      'bytes that are not base64',
      'cases:\n- name: a\n  files: { x: { base64: "a b!" } }\n',
      /c\.yaml:3: .* is "a b!", which does not have the form.*\n.*in base64: letters, digits/,
    ],
    ['a name twice', 'cases:\n- name: a\n- name: a\n', /c\.yaml:3: .*same name as `cases\[0\]`/],
    [
      'an unknown feature',
      'features:\n  canel: true\n',
      /c\.yaml:2: unknown feature `canel`; did you mean `cancel`\?/,
    ],
    [
      'a broken pattern',
      'cases:\n- name: a\n  expect: { result: { matches: "(" } }\n',
      /c\.yaml:3: .*not a regular expression/,
    ],
    ['a key twice', 'name: x\nname: y\n', /c\.yaml:2: the key `name` stands twice/],
    ['a tab', 'limits:\n\tidle_ms: 3\n', /c\.yaml:2: .*tab.*\n {2}Indent with spaces/],
    [
      'an open list',
      'name: [x\n\n',
      /c\.yaml:1: the `\[` that stands here is never closed\.\n {2}.*`\]`/,
    ],
    ['an open mapping', '\nlimits: { a: 1\n', /c\.yaml:2: the `\{` that stands here is never/],
    [
      'an open quote',
      'name: "x\ncases: []\n',
      /c\.yaml:1: the quote that begins here is never closed/,
    ],
    [
      'another open quote',
      "name: 'x\ncases: []\n",
      /c\.yaml:1: the quote that begins here is never/,
    ],
    ['two documents', 'name: x\n---\nname: y\n', /c\.yaml:2: a second document/],
    ['an unknown tag', 'name: !secret x\n', /c\.yaml:1: the tag `!secret` stands for nothing/],
    ['an alias of nothing', 'name: *x\n', /c\.yaml:1: .*alias/i],
    ['a text', 'hello\n', /c\.yaml:1: the file must be a mapping/],
  ])('%s', async (_, text, output) => {
    expect(await outputOf(text)).toMatch(output)
  })

  test('all at once, in the order of the lines', async () => {
    const output = await outputOf('cases:\n  - name: 1\nlimits: { idle_ms: 0 }\nnam: x\n')
    expect(output.match(/c\.yaml:\d/g)).toEqual(['c.yaml:2', 'c.yaml:3', 'c.yaml:4'])
  })

  test('bytes that are not UTF-8', async () => {
    const folder = folderWith()
    const path = join(folder, 'c.yaml')
    writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00]))
    const { problems } = await loadConfigurationOf(vfsTool, path)
    expect(problems?.[0]?.message).toContain('not UTF-8')
  })

  test('the command line ends with status 2', async () => {
    const cwd = folderWith({ 'c.yaml': 'nam: x\n' })
    const { status, stderr } = await run(['tool', '--config', 'c.yaml'], { cwd })
    expect(stderr).toContain('c.yaml:1: unknown key `nam`; did you mean `name`?')
    expect(status).toBe(2)
  })
})

test.each([
  ['empty', ''],
  ['a comment', '# nothing\n'],
  ['JSON', '{\n\t"name": "x"\n}\n'],
  [
    'an alias',
    'cases:\n- name: a\n  policy: &p { filesystem: { allow: ["."] } }\n- { name: b, policy: *p }\n',
  ],
])('%s is a configuration', async (_, text) => {
  expect(await outputOf(text)).toBe('')
})
