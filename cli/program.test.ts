import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderWith, removeFolders } from './fixtures/run.ts'
import { nearest } from './nearest.ts'

afterAll(removeFolders)

const root = join(import.meta.dirname, '..')
const bin = join(root, 'bin', 'jp-conformance.js')

const asNode = (version: string) => {
  const versions = `{ ...process.versions, node: '${version}' }`
  const code = `Object.defineProperty(process, 'versions', { value: ${versions} })`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`, bin, '--version']
}

function ended(args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test.each([
  '22.17.9',
  '20.19.0',
  '18.0.0',
])('Node %s is refused in one sentence that states what to do', async (version) => {
  const { status, stdout, stderr } = await ended(asNode(version))
  expect(stderr).toBe(
    `jp-conformance: Node 22.18 or newer is needed, and this is Node ${version}.
  Use the one of the checkout: cd ${root} && npm ci && export PATH="$PWD/node_modules/.bin:$PATH"\n`,
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
})

test.each(['22.18.0', '24.0.0'])('Node %s is welcome', async (version) => {
  const { status, stdout } = await ended(asNode(version))
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
})

test('a checkout without its packages states what to do', async () => {
  const checkout = folderWith({ 'package.json': '{ "type": "module" }', 'cli/main.ts': '' })
  cpSync(join(root, 'bin'), join(checkout, 'bin'), { recursive: true })
  const { status, stdout, stderr } = await ended([join(checkout, 'bin', 'jp-conformance.js')])
  expect(stderr).toBe(
    `jp-conformance: the packages of the checkout ${checkout} are not installed.
  Install them: cd ${checkout} && npm ci\n`,
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
})

test('a misspelt word finds its neighbour, a strange one none', () => {
  expect(nearest('comand', ['cases', 'command'])).toBe('command')
  expect(nearest('zzzzzz', ['cases', 'command'])).toBeUndefined()
  expect(nearest('framing.one-objet', ['vfs.framing.one-object-per-line', 'vfs.rpc.x'])).toBe(
    'vfs.framing.one-object-per-line',
  )
})
