import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Policy } from '../../../spec/generated/messages/driver.ts'
import { decideBy, mayUseBy } from './index.ts'

const on = (policy: Policy | undefined, method: string, params: JsonObject) =>
  decideBy(policy)(method, params).decision

describe('files', () => {
  const writable = (...allow: string[]): Policy => ({ filesystem: { allow, writable: true } })
  const write = (policy: Policy | undefined, path: string) => on(policy, 'fs.write', { path })

  it('may be read and not changed without a policy', () => {
    for (const policy of [undefined, {}, { filesystem: {} }, { filesystem: { allow: ['.'] } }]) {
      for (const method of ['fs.read', 'fs.exists', 'fs.list_dir', 'fs.metadata'])
        expect(on(policy, method, { path: 'a' })).toBe('allow')
      expect(on(policy, 'fs.grep', { pattern: 'a' })).toBe('allow')
      for (const method of ['fs.write', 'fs.delete'])
        expect(on(policy, method, { path: 'a' })).toBe('refuse')
      expect(on(policy, 'fs.rename', { from: 'a', to: 'b' })).toBe('refuse')
    }
  })

  it('may be changed below the entries of allow, by whole components', () => {
    expect(write(writable('.'), 'any/where')).toBe('allow')
    for (const path of ['src', 'src/x', './src//x', 'src/'])
      expect(write(writable('src'), path)).toBe('allow')
    for (const path of ['src_generated/x', 'src.bak', 'sr', 'a/src', 'SRC/x'])
      expect(write(writable('src'), path)).toBe('ask')
    expect(write(writable('./src/', '/etc', '..'), 'src/x')).toBe('allow')
    for (const entry of ['/', '..', '/etc']) expect(write(writable(entry), 'x')).toBe('ask')
    expect(write({ filesystem: { writable: true } }, 'x')).toBe('ask')
  })

  it('are renamed where both ends may be changed', () => {
    const rename = (from: string, to: string) => on(writable('a'), 'fs.rename', { from, to })
    expect(rename('a/x', 'a/y')).toBe('allow')
    expect(rename('a/x', 'b/y')).toBe('ask')
    expect(rename('b/x', 'a/y')).toBe('ask')
  })

  it('with sensitive names are asked for, also where all may be changed', () => {
    const paths = [
      '.env',
      'a/.env',
      '.ENV',
      '.env.local',
      '.ssh',
      '.ssh/config',
      'k/id_rsa',
      'a.pem',
    ]
    for (const path of paths) {
      expect(on(undefined, 'fs.read', { path }), path).toBe('ask')
      expect(on(undefined, 'fs.exists', { path }), path).toBe('ask')
      expect(write(writable('.'), path), path).toBe('ask')
      expect(on(undefined, 'fs.grep', { pattern: 'a', paths: ['a', path] }), path).toBe('ask')
    }
    for (const path of ['env', 'a.env', '.environment', 'ssh/x', 'pem', '.gitignore'])
      expect(on(undefined, 'fs.read', { path }), path).toBe('allow')
  })

  it('by paths that are none are left to the path rules', () => {
    for (const path of ['/etc/passwd', '../x', 'a\0', '\ud800'])
      expect(on(undefined, 'fs.read', { path })).toBe('allow')
  })

  it('are refused with what and why', () => {
    expect(decideBy()('fs.write', { path: 'a//b' })).toEqual({
      decision: 'refuse',
      because: 'a/b cannot be changed: the project is read-only for this tool',
    })
    expect(decideBy()('fs.read', { path: '.env' })).toEqual({
      decision: 'ask',
      question: 'May the tool read .env, a sensitive path?',
      because: '.env is a sensitive path',
    })
  })
})

describe('the network', () => {
  const to = (url: string, ...allow: string[]) => on({ network: { allow } }, 'http.get', { url })

  it('is closed without an entry', () => {
    for (const policy of [undefined, {}, { network: {} }, { network: { envs: ['T'] } }])
      expect(on(policy, 'http.post', { url: 'http://a.example/' })).toBe('refuse')
  })

  it.each([
    ['https://a.example', 'https://a.example/'],
    ['https://a.example', 'https://a.example/any/path?q=1#f'],
    ['https://a.example', 'HTTPS://A.EXAMPLE:443/'],
    ['https://a.example:443/', 'https://a.example/x'],
    ['https://a.example/v1', 'https://a.example/v1'],
    ['https://a.example/v1', 'https://a.example/v1?q'],
    ['https://a.example/v1', 'https://a.example/v1/x'],
    ['https://a.example/v1/', 'https://a.example/v1/x'],
    ['https://a.example/v1', 'https://a.example/v2/../v1/x'],
    ['http://127.0.0.1:8080', 'http://127.1:8080/'],
    ['http://[::1]:80/', 'http://[0:0:0:0:0:0:0:1]/'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example/'],
    ['https://a.example/q?a=1', 'https://a.example/q?a=1'],
  ])('through %s reaches %s', (entry, url) => {
    expect(to(url, 'http://other.example', entry)).toBe('allow')
  })

  it.each([
    ['https://a.example', 'https://a.example.evil.example/'],
    ['https://a.example', 'https://a.example@evil.example/'],
    ['https://a.example', 'https://user:pass@a.example/'],
    ['https://a.example', 'https://evil.example/https://a.example'],
    ['https://a.example', 'https://sub.a.example/'],
    ['https://a.example', 'http://a.example/'],
    ['https://a.example', 'https://a.example:8443/'],
    ['http://a.example:80', 'http://a.example:8080/'],
    ['http://a.example:808', 'http://a.example:8080/'],
    ['https://a.example', 'https://evil.example\\@a.example/'],
    ['https://a.example/v1', 'https://a.example/v10'],
    ['https://a.example/v1', 'https://a.example/v1/../v2'],
    ['https://a.example/v1', 'https://a.example/v1/%2e%2e/v2'],
    ['https://a.example/v1', 'https://a.example/v1/..%2fv2'],
    ['https://a.example/v1', 'https://a.example/v1/..%5Cv2'],
    ['https://a.example/v1/', 'https://a.example/v1'],
    ['https://a.example/V1', 'https://a.example/v1'],
    ['https://a.example/q?a=1', 'https://a.example/q?a=12'],
    ['a.example', 'https://a.example/'],
    ['*', 'https://a.example/'],
  ])('through %s asks before it reaches %s', (entry, url) => {
    expect(to(url, entry)).toBe('ask')
  })

  it('is http and https alone', () => {
    for (const url of ['file:///etc/passwd', 'ftp://a.example/', 'data:,x'])
      expect(to(url, 'file:///', 'ftp://a.example', 'data:')).toBe('refuse')
    for (const url of ['', 'no url', '/path', 'http://']) expect(to(url)).toBe('allow')
  })

  it('is refused without the password that a URL holds', () => {
    const decision = decideBy({})('http.get', { url: 'https://u:s3cret@a.example/' })
    expect(decision).toMatchObject({ because: expect.stringContaining('https://a.example/') })
    expect(JSON.stringify(decision)).not.toContain('s3cret')
  })
})

describe('programs', () => {
  const commands = {
    git: { args: [['status'], ['diff', '**'], ['a', '**', 'b']] },
    ls: {},
    no: { args: [] },
  }
  const run = (program: string, ...args: string[]) =>
    on({ commands }, 'process.run', { program, args })

  it('are closed without a rule', () => {
    for (const policy of [undefined, {}, { commands: {} }])
      expect(on(policy, 'process.run', { program: 'ls' })).toBe('refuse')
  })

  it('are known by the name that the rule has', () => {
    expect(run('ls', 'any', 'thing')).toBe('allow')
    expect(on({ commands }, 'process.run', { program: 'ls' })).toBe('allow')
    for (const program of ['/bin/ls', './ls', 'LS', 'cat', 'constructor', '__proto__'])
      expect(run(program), program).toBe('ask')
  })

  it('take a listed list exactly, or with a last ** any that begins with the rest', () => {
    expect(run('git', 'status')).toBe('allow')
    expect(run('git', 'diff')).toBe('allow')
    expect(run('git', 'diff', '--stat', 'x')).toBe('allow')
    expect(run('git', 'a', '**', 'b')).toBe('allow')
    for (const args of [[], ['status', '-s'], ['push'], ['x', 'diff'], ['a', 'x', 'b'], ['diffs']])
      expect(run('git', ...args), args.join(' ')).toBe('ask')
    expect(run('no')).toBe('ask')
  })

  it('and headers use the variables that are listed for each', () => {
    const mayUse = mayUseBy({ network: { envs: ['T'] }, commands: { a: { envs: ['A'] }, b: {} } })
    expect([mayUse.inHeader('T'), mayUse.inHeader('A')]).toEqual([true, false])
    const uses = (program: string) => [
      mayUse.inProgram(program, 'A'),
      mayUse.inProgram(program, 'T'),
    ]
    expect(['a', 'b', 'constructor'].map(uses)).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect([mayUseBy().inHeader('T'), mayUseBy().inProgram('a', 'A')]).toEqual([false, false])
  })
})

it('opens no method that is unknown', () => {
  for (const method of ['read', 'init', 'constructor', 'fs.chmod'])
    expect(on({ filesystem: { allow: ['.'], writable: true } }, method, {})).toBe('refuse')
})
