import { expect, test } from 'vitest'
import { checkProgram, checkRead, checkWrite, cleanPath, type Policy } from './policy.ts'

const fine = expect.objectContaining({})
const denied = expect.objectContaining({ code: -32001 })

/** What comes of an act: nothing, or the refusal. */
function of(action: () => void): unknown {
  try {
    action()
    return {}
  } catch (error) {
    return error
  }
}

test.each([
  ['a/b', 'a/b'],
  ['./a//b/.', 'a/b'],
  ['', ''],
  ['.', ''],
  ['a..b/..c', 'a..b/..c'],
  ['C:\\a', 'C:\\a'],
  ['\\a', '\\a'],
])('%j is %j', (given, clean) => {
  expect(cleanPath(given)).toBe(clean)
})

test.each(['/a', '../a', 'a/../b', 'a/..', '..'])('%j is refused', (path) => {
  expect(of(() => cleanPath(path))).toMatchObject({ code: -32602 })
  expect(cleanPath('a/b')).toBe('a/b')
})

test('without a list the whole project is readable, and nothing writable', () => {
  expect(of(() => checkRead({}, 'a'))).toEqual({})
  expect(of(() => checkWrite({}, 'a'))).toEqual(denied)
  expect(of(() => checkWrite({ filesystem: { writable: false } }, 'a'))).toEqual(denied)
  expect(of(() => checkWrite({ filesystem: { writable: true } }, 'a'))).toEqual(fine)
})

test.each([
  ['src', true],
  ['src/a', true],
  ['src/deep/a', true],
  ['src_generated', false],
  ['srcs/a', false],
  ['a/src', false],
  ['', false],
])('with src allowed, %j is covered: %s', (path, covered) => {
  const policy: Policy = { filesystem: { allow: ['./src/'], writable: true } }
  for (const check of [checkRead, checkWrite]) {
    expect(of(() => check(policy, 'src/control'))).toEqual({})
    expect(of(() => check(policy, path))).toEqual(covered ? {} : denied)
    expect(of(() => check(policy, 'src/control'))).toEqual({})
  }
})

test('an empty list covers nothing, and a dot everything', () => {
  expect(of(() => checkRead({ filesystem: { allow: [] } }, 'a'))).toEqual(denied)
  expect(of(() => checkRead({ filesystem: { allow: ['.'] } }, 'a'))).toEqual({})
})

test.each<[string[][] | undefined, string[], boolean]>([
  [undefined, ['any', 'thing'], true],
  [[], [], false],
  [[['check']], ['check'], true],
  [[['check']], ['check', '--all'], false],
  [[['check', '**']], ['check', '--all', '-v'], true],
  [[['check', '**']], ['test', '--all'], false],
  [[['check', '**']], [], false],
  [[['**']], ['any', 'thing'], true],
  [[['**', 'check']], ['a', 'check'], false],
])('with the argument rule %j, %j are allowed: %s', (rule, args, allowed) => {
  const policy: Policy = { commands: { cargo: rule ? { args: rule } : {} } }
  expect(of(() => checkProgram(policy, 'cargo', args))).toEqual(allowed ? {} : denied)
})
