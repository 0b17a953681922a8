import { describe, expect, test } from 'vitest'
import { isObject } from '../wire/json.ts'
import { Project } from './project.ts'
import { scripted } from './scripted.ts'
import { answerTo, type HostState } from './vfs-host.ts'

const host = (): HostState => ({
  project: new Project({
    'a.txt': 'one\ntwo\n',
    'b.md': 'two\n',
    'bin/x': { base64: '//4=' },
    'secret/key': 's',
  }),
  policy: { filesystem: { allow: ['a.txt', 'b.md', 'bin', 'new'], writable: true } },
  scripted: scripted([{ url: 'u', status: 200, body: 'B' }], [{ program: 'p', stdout: 'O' }]),
})

/** The result of a call, or the code of its error. */
function call(on: HostState, method: string, params: unknown): unknown {
  const response = answerTo(on, { jsonrpc: '2.0', id: 1, method, params }, method)
  return isObject(response.error) ? response.error.code : response.result
}

const CONTROLS: Record<string, { good: object; result: unknown; bad: [object, number][] }> = {
  'fs.read': {
    good: { path: 'a.txt' },
    result: { content: 'one\ntwo\n', size: 8 },
    bad: [
      [{ path: 'a.tx' }, -32001],
      [{ path: 'new/a' }, -32002],
      [{ path: 'bin' }, -32603],
      [{ path: '/a.txt' }, -32602],
      [{}, -32602],
    ],
  },
  'fs.write': {
    good: { path: 'new/f', content: 'x' },
    result: {},
    bad: [
      [{ path: 'secret/f', content: 'x' }, -32001],
      [{ path: 'new/f' }, -32602],
      [{ path: 'new/f', content: 'x', encoding: 'utf8' }, -32602],
      [{ path: 'new/f', content: 'x', encoding: 'base64' }, -32602],
      [{ path: '../f', content: 'x' }, -32602],
    ],
  },
  'fs.exists': {
    good: { path: 'new/none' },
    result: { exists: false },
    bad: [[{ path: 'secret/key' }, -32001]],
  },
  'fs.list_dir': {
    good: { path: 'bin' },
    result: { entries: [{ path: 'x', kind: 'file' }] },
    bad: [
      [{ path: '' }, -32001],
      [{ path: 'a.txt' }, -32603],
      [{ path: 'new' }, -32002],
    ],
  },
  'fs.metadata': {
    good: { path: 'bin/x' },
    result: { kind: 'file', size: 2 },
    bad: [[{ path: 'bin/y' }, -32002]],
  },
  'fs.grep': {
    good: { pattern: 'tw+o', paths: ['a.txt', 'b.md'], extensions: ['txt'] },
    result: {
      matches: [{ path: 'a.txt', lines: [{ line_number: 2, content: 'two', is_match: true }] }],
    },
    bad: [
      [{ pattern: '(', paths: ['a.txt'] }, -32602],
      [{ pattern: 'two', paths: ['secret'] }, -32001],
      [{ pattern: 'two', paths: ['new'] }, -32002],
      [{ pattern: 'two', paths: ['a.txt'], context: -1 }, -32602],
    ],
  },
  'http.get': {
    good: { url: 'u' },
    result: { status: 200, body: 'B' },
    bad: [[{ url: 'v' }, -32001]],
  },
  'http.post': { good: { url: 'u' }, result: { status: 200, body: 'B' }, bad: [[{}, -32602]] },
  'process.run': {
    good: { program: 'p', args: ['x'] },
    result: { stdout: 'O', stderr: '', exit_code: 0 },
    bad: [
      [{ program: 'q' }, -32001],
      [{ program: 'p', args: 'x' }, -32602],
    ],
  },
}

describe.each(Object.entries(CONTROLS))('%s', (method, { good, result, bad }) => {
  test.each(bad)('%j is refused with %i between two that are not', (wrong, code) => {
    const on = host()
    expect(call(on, method, good)).toEqual(result)
    expect(call(on, method, wrong)).toBe(code)
    expect(call(on, method, good)).toEqual(result)
  })
})

test('a file is renamed and deleted, each once', () => {
  const on = host()
  expect(call(on, 'fs.rename', { from: 'a.txt', to: 'b.md' })).toBe(-32003)
  expect(call(on, 'fs.rename', { from: 'a.txt', to: 'new/a.txt' })).toEqual({})
  expect(call(on, 'fs.rename', { from: 'a.txt', to: 'new/a.txt' })).toBe(-32002)
  expect(call(on, 'fs.rename', { from: 'new/a.txt', to: 'secret/a' })).toBe(-32001)
  expect(call(on, 'fs.delete', { path: 'new/a.txt' })).toEqual({})
  expect(call(on, 'fs.delete', { path: 'new/a.txt' })).toBe(-32002)
})

test('a file that two roots hold is found once', () => {
  const found = call(host(), 'fs.grep', { pattern: 'two', paths: ['a.txt', './a.txt', 'b.md'] })
  expect(found).toMatchObject({ matches: [{ path: 'a.txt' }, { path: 'b.md' }] })
})

test('a search without paths covers what may be read, and nothing else', () => {
  const { matches } = call(host(), 'fs.grep', { pattern: '.' }) as { matches: { path: string }[] }
  expect(matches.map(({ path }) => path)).not.toContain('secret/key')
  expect(matches.map(({ path }) => path)).toContain('a.txt')
})

test('a network list and a list of commands refuse what they do not name', () => {
  const on = host()
  const inside = { ...on, policy: { ...on.policy, network: { allow: ['u'] }, commands: { p: {} } } }
  const outside = {
    ...on,
    policy: { ...on.policy, network: { allow: ['v'] }, commands: { q: {} } },
  }
  const asked = (at: HostState) => [
    call(at, 'http.get', { url: 'u' }),
    call(at, 'process.run', { program: 'p' }),
  ]
  const served = asked(inside)
  expect(served).toEqual([expect.objectContaining({ status: 200 }), expect.any(Object)])
  expect(asked(outside)).toEqual([-32001, -32001])
  expect(asked(inside)).toEqual(served)
})

test('bytes that are no text are read, and written, as base64', () => {
  const on = host()
  expect(call(on, 'fs.read', { path: 'bin/x' })).toEqual({
    content: '//4=',
    encoding: 'base64',
    size: 2,
  })
  expect(call(on, 'fs.write', { path: 'new/x', content: '//4=', encoding: 'base64' })).toEqual({})
  expect(on.project.read('new/x')).toEqual(Buffer.from([0xff, 0xfe]))
})

test.each([
  'fs.nothing',
  'toString',
  '__proto__',
  'constructor',
  '',
])('there is no method %j', (method) => {
  expect(call(host(), method, {})).toBe(-32601)
})

test('a request without the version, or with params that are no object, is refused', () => {
  const on = host()
  const request = { id: 1, method: 'fs.exists', params: { path: 'b.md' } }
  expect(answerTo(on, request, 'fs.exists')).toMatchObject({ error: { code: -32600 } })
  expect(call(on, 'fs.exists', ['b.md'])).toBe(-32602)
  expect(call(on, 'fs.exists', { path: 'b.md' })).toEqual({ exists: true })
})

test.each([1, 0, -7, '1', '', 2 ** 53 - 1, null])('the id %j comes back as it was', (id) => {
  const request = { jsonrpc: '2.0', id, method: 'fs.exists', params: { path: 'b.md' } }
  expect(answerTo(host(), request, 'fs.exists')).toEqual({
    jsonrpc: '2.0',
    id,
    result: { exists: true },
  })
})

test('a fault of ours is thrown, not answered', () => {
  const broken = {
    ...host(),
    scripted: {
      ...scripted(),
      http: () => {
        throw new Error('ours')
      },
    },
  }
  expect(() => call(broken, 'http.get', { url: 'u' })).toThrow('ours')
})
