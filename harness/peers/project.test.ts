import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesOf, type FileSpelling, Project } from './project.ts'
import { Refusal } from './refusal.ts'

const project = () =>
  new Project({ 'a.txt': 'A', 'src/b.txt': 'B', 'src/deep/c.bin': { base64: '//4=' } })

/** The code of the refusal that an act meets, or `fine`. */
function codeOf(action: () => unknown): number | 'fine' {
  try {
    action()
    return 'fine'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('a read, a change, and the same again', () => {
  test('a file is read; a missing one and a directory are refused', () => {
    const p = project()
    expect(p.read('a.txt').toString()).toBe('A')
    expect(codeOf(() => p.read('nowhere'))).toBe(-32002)
    expect(codeOf(() => p.read('src'))).toBe(-32603)
    expect(codeOf(() => p.read(''))).toBe(-32603)
    expect(p.read('a.txt').toString()).toBe('A')
  })

  test('a file is written with its directories; a directory or a file in the way is refused', () => {
    const p = project()
    p.write('new/and/deep.txt', Buffer.from('1'))
    expect(p.kindOf('new/and')).toBe('dir')
    expect(codeOf(() => p.write('src', Buffer.from('2')))).toBe(-32603)
    expect(codeOf(() => p.write('a.txt/b', Buffer.from('2')))).toBe(-32603)
    p.write('new/and/deep.txt', Buffer.from('3'))
    expect(p.read('new/and/deep.txt').toString()).toBe('3')
  })

  test('a file is deleted once; a directory never', () => {
    const p = project()
    p.delete('a.txt')
    expect(codeOf(() => p.delete('a.txt'))).toBe(-32002)
    expect(codeOf(() => p.delete('src'))).toBe(-32603)
    p.write('a.txt', Buffer.from('again'))
    p.delete('a.txt')
    expect(p.kindOf('a.txt')).toBeUndefined()
  })

  test('a file is renamed; onto another, from nowhere, or below a file is refused and loses nothing', () => {
    const p = project()
    p.rename('a.txt', 'moved/a.txt')
    expect(p.read('moved/a.txt').toString()).toBe('A')
    expect(codeOf(() => p.rename('moved/a.txt', 'src/b.txt'))).toBe(-32003)
    expect(codeOf(() => p.rename('nowhere', 'x'))).toBe(-32002)
    expect(codeOf(() => p.rename('moved/a.txt', 'src'))).toBe(-32603)
    expect(codeOf(() => p.rename('moved/a.txt', 'src/b.txt/x'))).toBe(-32603)
    expect(p.read('moved/a.txt').toString()).toBe('A')
    p.rename('moved/a.txt', 'moved/a.txt')
    p.rename('moved/a.txt', 'a.txt')
    expect(p.read('a.txt').toString()).toBe('A')
  })

  test('a directory is listed; a file and a missing one are refused', () => {
    const p = project()
    expect(p.list('')).toEqual([
      { path: 'src', kind: 'dir' },
      { path: 'a.txt', kind: 'file' },
    ])
    expect(p.list('src')).toEqual([
      { path: 'deep', kind: 'dir' },
      { path: 'b.txt', kind: 'file' },
    ])
    expect(codeOf(() => p.list('a.txt'))).toBe(-32603)
    expect(codeOf(() => p.list('nowhere'))).toBe(-32002)
    expect(p.list('src/deep')).toEqual([{ path: 'c.bin', kind: 'file' }])
  })
})

test('what lies under a path is a file of that name or in that directory, not one that begins alike', () => {
  const p = new Project({ 'src/a': '1', 'src_generated/b': '2', src2: '3' })
  expect(p.under('src').map(([path]) => path)).toEqual(['src/a'])
  expect(p.under('src/a').map(([path]) => path)).toEqual(['src/a'])
  expect(p.under('').map(([path]) => path)).toEqual(['src/a', 'src2', 'src_generated/b'])
  expect(codeOf(() => p.under('sr'))).toBe(-32002)
})

test('a project is spelled as it was given', () => {
  const name = fc.stringMatching(/^[a-z]{1,3}$/)
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => `${names.join('/')}.f`)
  const content: fc.Arbitrary<FileSpelling> = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constant({ base64: '//4=' }),
  )
  fc.assert(
    fc.property(fc.dictionary(path, content), (files) => {
      expect(new Project(files).spell()).toEqual(files)
    }),
  )
})

test('text and base64 give their bytes', () => {
  expect(bytesOf('é')).toEqual(Buffer.from([0xc3, 0xa9]))
  expect(bytesOf({ base64: '//4=' })).toEqual(Buffer.from([0xff, 0xfe]))
})
