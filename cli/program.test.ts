import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const bin = join(import.meta.dirname, '..', 'bin', 'jp-conformance.js')

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

test.each(['22.17.9', '20.19.0', '18.0.0'])(
  'Node %s is refused in one sentence',
  async (version) => {
    const { status, stdout, stderr } = await ended(asNode(version))
    expect(stderr).toBe(`jp-conformance needs Node 22.18 or newer, and this is Node ${version}.\n`)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  },
)

test.each(['22.18.0', '24.0.0'])('Node %s is welcome', async (version) => {
  const { status, stdout } = await ended(asNode(version))
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
})

test('a misspelt word finds its neighbour, a strange one none', () => {
  expect(nearest('comand', ['cases', 'command'])).toBe('command')
  expect(nearest('zzzzzz', ['cases', 'command'])).toBeUndefined()
  expect(nearest('framing.one-objet', ['vfs.framing.one-object-per-line', 'vfs.rpc.x'])).toBe(
    'vfs.framing.one-object-per-line',
  )
})
