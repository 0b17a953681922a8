import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suites } from '../conformance/suite-list.ts'
import { folderWith, removeFolders } from './fixtures/run.ts'

afterAll(removeFolders)

const root = join(import.meta.dirname, '..')
const folder = folderWith()

// What `npm pack` would take, without the packages that it depends on.
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), join(folder, 'dist')])
  for (const part of [
    'package.json',
    'bin',
    'spec',
    'reference-impl/examples/toolchains.yaml',
    ...suites.map((entry) => join(entry.folder, 'kills.txt')),
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true })
}, 60_000)

function run(...args: string[]) {
  const bin = join(folder, 'bin', 'jp-conformance.js')
  const cwd = folderWith()
  const input = '{"jsonrpc":"2.0","method":"cancel"}\n'
  return spawnSync(process.execPath, [bin, ...args], { cwd, encoding: 'utf8', input })
}

describe('the built package', () => {
  test.each([
    [['--help'], 'Exit status'],
    [['--version'], JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version],
    [['init', 'tool'], 'is written'],
    [['examples'], join(folder, 'reference-impl', 'examples', 'python')],
    [['spec', 'show', 'vfs.framing.one-object-per-line'], 'rfd-d11'],
    [['spec', 'trace', 'vfs.framing.one-object-per-line'], 'vfs.framing.leaves-last-line-open'],
    [['spec', 'export', 'openrpc'], '"openrpc"'],
    [['spec', 'export', 'markdown'], '# The specification'],
  ])('%j', (args, output) => {
    const { status, stdout, stderr } = run(...args)
    expect(stdout).toContain(output)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('certifies', () => {
    const { status, stdout } = run('tool', '--quiet', '--', process.execPath, '--version')
    expect(stdout).toContain('Not conformant')
    expect(status).toBe(1)
  })

  test('states which package containers need, where it is not installed', () => {
    const { status, stderr } = run('tool', '--image', 'any', '--', 'any')
    expect(stderr).toContain('npm install --save-dev testcontainers@12')
    expect(status).toBe(4)
  })

  test('becomes the reference tool', () => {
    const { status } = run('reference', 'tool')
    expect(status).toBe(0)
  })

  test('loads nothing but the parser for its help', () => {
    const [main = ''] = globSync('dist/cli/main.js', { cwd: folder })
    const text = readFileSync(join(folder, main), 'utf8')
    const parts = [...text.matchAll(/(?:from|import)"\.\.\/parts\/([^"]+)"/g)].map(
      ([, part]) => part,
    )
    // The lists of commands and suites, who is notified that nobody reads, what spells escapes out, and the bundler's.
    expect(parts.length).toBeLessThanOrEqual(5)
    expect(text).not.toContain('node:child_process')
  })
})
