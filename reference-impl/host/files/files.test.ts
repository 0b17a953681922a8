import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { FileSet, Policy } from '../../../spec/generated/messages/driver.ts'
import { decideBy, mayUseBy } from '../policy/index.ts'
import { directoryProject } from '../project/directory.ts'
import { layOut } from '../project/lay-out.ts'
import { memoryProject } from '../project/memory.ts'
import type { Project } from '../project/project.ts'
import type { Answer, ServiceContext } from '../service.ts'
import { fileServices } from './index.ts'

const made: string[] = []

afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true })
})

function onDisk(files: FileSet): Project {
  const directory = mkdtempSync(join(tmpdir(), 'files-'))
  made.push(directory)
  layOut(directory, files)
  return directoryProject(directory)
}

const around = (policy?: Policy): ServiceContext => ({
  env: {},
  fileBytes: 1_000,
  signal: new AbortController().signal,
  decide: decideBy(policy),
  mayUse: mayUseBy(policy),
})

const WRITABLE: Policy = { filesystem: { allow: ['.'], writable: true } }

describe.each([
  ['memory', memoryProject],
  ['a directory', onDisk],
])('methods on files in %s', (_, projectOf) => {
  function host(files: FileSet, policy: Policy | undefined = WRITABLE, limits = {}) {
    const project = projectOf(files)
    const services = fileServices(project)
    const ask = async (method: string, params: JsonObject): Promise<Answer> =>
      (await services[`fs.${method}`]?.(params, { ...around(policy), ...limits })) ?? { result: 0 }
    const result = async (method: string, params: JsonObject) => {
      const answer = await ask(method, params)
      return 'result' in answer ? answer.result : answer.error.message
    }
    const code = async (method: string, params: JsonObject) => {
      const answer = await ask(method, params)
      return 'error' in answer ? answer.error.code : 0
    }
    return { project, ask, result, code }
  }

  it('deliver text as it is and other bytes in base64, with the size in bytes', async () => {
    const bad = ['C0AF', 'EDA080', 'F4908080', 'E282', '61FF']
    const binary = Object.fromEntries(
      bad.map((hex) => [hex, { base64: Buffer.from(hex, 'hex').toString('base64') }]),
    )
    const { result } = host({ t: '\ufeffä\r\n\0', e: '', ...binary })
    expect(await result('read', { path: 't' })).toEqual({ content: '\ufeffä\r\n\0', size: 8 })
    expect(await result('read', { path: 'e' })).toEqual({ content: '', size: 0 })
    for (const hex of bad)
      expect(await result('read', { path: hex })).toEqual({
        content: Buffer.from(hex, 'hex').toString('base64'),
        encoding: 'base64',
        size: hex.length / 2,
      })
  })

  it('write what they read, byte by byte', async () => {
    const { result, project } = host({ bin: { base64: '/wD+AQ==' }, text: 'a\r\nb' })
    for (const path of ['bin', 'text']) {
      const content = (await result('read', { path })) as JsonObject
      expect(await result('write', { ...content, path: `new/${path}` })).toEqual({})
    }
    const files = await project.files()
    expect([files['new/bin'], files['new/text']]).toEqual([files.bin, files.text])
  })

  it('write nothing that is not padded standard base64, or no text', async () => {
    const { code, result, project } = host({ f: 'f' })
    const bad = ['a', 'YQ', 'YQ=', 'YR==', 'Y Q==', 'YQ==\n', '_wA=', '????', '=']
    for (const content of bad)
      expect(await code('write', { path: 'f', content, encoding: 'base64' }), content).toBe(-32602)
    expect(await code('write', { path: 'new/f', content: '\ud800' })).toBe(-32602)
    expect(await project.files()).toEqual({ f: 'f' })
    expect(await result('write', { path: 'f', content: 'YQ==' })).toEqual({})
    expect(await project.files()).toEqual({ f: 'YQ==' })
  })

  it('deliver no file above the limit, and do all else with it', async () => {
    const { ask, result, code } = host({ big: 'x'.repeat(11), ok: 'x'.repeat(10) }, WRITABLE, {
      fileBytes: 10,
    })
    expect(await ask('read', { path: 'big' })).toEqual({
      error: {
        code: -32006,
        message: 'big has 11 bytes, more than the limit of 10',
        data: { size: 11, limit: 10 },
      },
    })
    expect(await code('read', { path: 'ok' })).toBe(0)
    expect(await result('metadata', { path: 'big' })).toEqual({ kind: 'file', size: 11 })
    expect(await result('exists', { path: 'big' })).toEqual({ exists: true })
    expect(await result('rename', { from: 'big', to: 'large' })).toEqual({})
    expect(await result('delete', { path: 'large' })).toEqual({})
  })

  it('list direct children, hidden ones and links too', async () => {
    const { result } = host({
      '.hidden': 'h',
      'd/x': 'x',
      e: { directory: true },
      in: { link: 'd' },
      out: { link: '/etc' },
      nowhere: { link: 'none' },
    })
    const list = async (path: string) => {
      const { entries } = (await result('list_dir', { path })) as { entries: JsonObject[] }
      return Object.fromEntries(entries.map((entry) => [entry.path, entry.kind]))
    }
    const root = { '.hidden': 'file', d: 'dir', e: 'dir', in: 'dir', out: 'file', nowhere: 'file' }
    expect(await list('.')).toEqual(root)
    expect(await list('')).toEqual(root)
    expect(await list('in')).toEqual({ x: 'file' })
    expect(await list('e')).toEqual({})
  })

  it('answer with the code of what is wrong', async () => {
    const { code, result } = host({ f: 'f', 'd/x': 'x', out: { link: '/etc' } })
    for (const method of ['read', 'list_dir', 'metadata', 'delete', 'exists'])
      for (const path of ['/f', '../f', 'd/../f', 'f\0', '\udc00', 'n'.repeat(300)])
        expect(await code(method, { path }), `${method} ${path}`).toBe(-32602)
    for (const method of ['read', 'list_dir', 'metadata', 'delete'])
      expect(await code(method, { path: 'no' }), method).toBe(-32002)
    for (const path of ['out', 'out/passwd', 'out/none'])
      for (const method of ['read', 'metadata', 'exists'])
        expect(await code(method, { path }), `${method} ${path}`).toBe(-32001)
    expect(await code('read', { path: 'd' })).toBe(-32602)
    expect(await code('list_dir', { path: 'f' })).toBe(-32602)
    expect(await code('write', { path: 'd', content: '' })).toBe(-32003)
    expect(await code('delete', { path: 'd' })).toBe(-32602)
    expect(await code('rename', { from: 'no', to: 'x' })).toBe(-32002)
    expect(await code('rename', { from: 'f', to: '/f' })).toBe(-32602)
    expect(await result('exists', { path: 'no' })).toEqual({ exists: false })
    expect(await result('exists', { path: 'd' })).toEqual({ exists: true })
  })

  it('remove and move a link itself, and what it leads to never', async () => {
    const { result, project } = host({ f: 'f', l: { link: 'f' }, out: { link: '/etc' } })
    expect(await result('rename', { from: 'out', to: 'o' })).toEqual({})
    expect(await result('delete', { path: 'o' })).toEqual({})
    expect(await result('delete', { path: 'l' })).toEqual({})
    expect(await project.files()).toEqual({ f: 'f' })
  })

  it('ask the policy again where a link leads elsewhere', async () => {
    const policy = { filesystem: { allow: ['src'], writable: true } }
    const files = {
      '.env': 'secret',
      'doc/a': 'a',
      'src/x': 'x',
      plain: { link: '.env' },
      'src/in': { link: 'x' },
      'src/out': { link: '../doc/a' },
      'src/dir': { link: '../doc' },
    }
    const { code, result, project } = host(files, policy)
    for (const method of ['read', 'exists', 'metadata'])
      expect(await code(method, { path: 'plain' })).toBe(-32001)
    expect(await code('grep', { pattern: '.', paths: ['plain'] })).toBe(-32001)
    for (const path of ['src/out', 'src/dir/new'])
      expect(await code('write', { path, content: '!' })).toBe(-32001)
    expect(await code('delete', { path: 'src/dir/a' })).toBe(-32001)
    expect(await code('rename', { from: 'src/x', to: 'src/dir/x' })).toBe(-32001)
    expect(await project.files()).toEqual(files)
    expect(await result('write', { path: 'src/in', content: 'new' })).toEqual({})
    expect((await project.files())['src/x']).toBe('new')
    expect(await code('read', { path: 'src/out' })).toBe(0)
  })

  describe('search', () => {
    const files = {
      'src/a.rs': 'fn main() {\n  one\n}\n',
      'src/b.txt': 'fn main two\r\nlast',
      'src_x/c.rs': 'fn main',
      '.hidden': 'fn main',
      Makefile: 'FN MAIN',
      bin: { base64: Buffer.from('fn main\xff', 'latin1').toString('base64') },
      '.env': 'fn main secret',
      link: { link: 'src' },
      large: 'fn main '.repeat(200),
    }
    const found = async (params: JsonObject) => {
      const matches = await host(files).result('grep', params)
      return (matches as { matches: { path: string }[] }).matches.map(({ path }) => path)
    }

    it('finds the lines and those around them', async () => {
      const { result } = host(files)
      expect(await result('grep', { pattern: 'main', paths: ['src'], context: 1 })).toEqual({
        matches: [
          {
            path: 'src/a.rs',
            lines: [
              { line_number: 1, content: 'fn main() {', is_match: true },
              { line_number: 2, content: '  one', is_match: false },
            ],
          },
          {
            path: 'src/b.txt',
            lines: [
              { line_number: 1, content: 'fn main two', is_match: true },
              { line_number: 2, content: 'last', is_match: false },
            ],
          },
        ],
      })
    })

    it('looks everywhere but at what is hidden by the policy, no text, or too large', async () => {
      expect(await found({ pattern: 'fn main' })).toEqual([
        '.hidden',
        'src/a.rs',
        'src/b.txt',
        'src_x/c.rs',
      ])
    })

    it('keeps to paths and extensions', async () => {
      const all = { pattern: '(?i)fn MAIN' }
      expect(await found({ ...all, paths: ['src', 'src/a.rs'] })).toEqual(['src/a.rs', 'src/b.txt'])
      expect(await found({ ...all, extensions: ['rs'] })).toEqual(['src/a.rs', 'src_x/c.rs'])
      expect(await found({ ...all, extensions: ['hidden', 'Makefile', ''] })).toEqual([])
      expect(await found({ ...all, paths: ['Makefile'] })).toEqual(['Makefile'])
      expect(await found({ ...all, paths: ['link'] })).toEqual(['src/a.rs', 'src/b.txt'])
      expect(await found({ ...all, paths: [] })).toEqual([])
      expect(await found({ pattern: 'nowhere' })).toEqual([])
    })

    it('shows a sensitive file only to who was given leave for it', async () => {
      expect(await found({ pattern: 'secret', paths: ['.env'] })).toEqual(['.env'])
      expect(await found({ pattern: 'secret', paths: ['.'] })).toEqual([])
    })

    it('refuses what it cannot look for or at', async () => {
      const { code } = host(files)
      expect(await code('grep', { pattern: '(' })).toBe(-32602)
      expect(await code('grep', { pattern: 'a', paths: ['src', '/etc'] })).toBe(-32602)
      expect(await code('grep', { pattern: 'a', paths: ['src', 'no'] })).toBe(-32002)
    })
  })
})
