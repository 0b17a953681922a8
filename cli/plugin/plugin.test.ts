import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Results } from '../../spec/generated/results.ts'
import { ended, folderWith, removeFolders, runReally } from '../fixtures/run.ts'

afterAll(removeFolders)

const bin = join(import.meta.dirname, '..', '..', 'bin', 'jp-conformance.js')

/** Starts the program as a host does: without words, with pipes. */
const startPlugin = () => spawn(process.execPath, [bin], { stdio: ['pipe', 'pipe', 'pipe'] })

const init = (...args: string[]) => ({ type: 'init', version: 1, config: {}, args, log_level: 0 })

/** What the plugin answers to one line, while its input stays open. */
async function answersTo(line: unknown) {
  const plugin = startPlugin()
  plugin.stdin.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
  const { status, stdout, stderr } = await ended(plugin)
  const messages = stdout.split('\n').flatMap((text) => (text ? [JSON.parse(text)] : []))
  return { status, stderr, messages }
}

const printed = (messages: readonly { type: string; text?: string; channel?: string }[]) => ({
  content: messages.map(({ text = '', channel }) => (channel === 'content' ? text : '')).join(''),
  error: messages.map(({ text = '', channel }) => (channel === 'error' ? text : '')).join(''),
})

test('describes itself', async () => {
  const { status, messages } = await answersTo({ type: 'describe' })
  expect(messages).toMatchObject([
    { type: 'describe', name: 'conformance', command: ['conformance'] },
  ])
  expect(messages[0].help).toContain('plugin-host')
  expect(status).toBe(0)
})

test('runs the command line of its arguments', async () => {
  const { status, messages } = await answersTo(
    init('spec', 'show', 'plugin.print.plain-is-unchanged'),
  )
  expect(messages.map(({ type }) => type)).toEqual(['ready', 'log', 'print', 'exit'])
  expect(printed(messages).content).toContain('adds or removes nothing')
  expect({ status, exit: messages.at(-1) }).toEqual({ status: 0, exit: { type: 'exit', code: 0 } })
})

test.each([
  ['an unknown command', init('tol'), 'unknown command `tol`'],
  ['no words', init(), 'Usage: jp-conformance'],
])('%s ends with the status of wrong usage', async (_, first, text) => {
  const { messages } = await answersTo(first)
  expect(printed(messages).error).toContain(text)
  const reason = 'Wrong usage or configuration.'
  expect(messages.at(-1)).toEqual({ type: 'exit', code: 2, reason })
})

test.each([
  [{ type: 'init' }],
  [{ ...init(), args: 'spec list' }],
  [{ ...init(), args: [1] }],
])('arguments that are none are refused: %j', async (first) => {
  const { messages } = await answersTo(first)
  expect(messages.at(-1)).toMatchObject({ code: 2, reason: expect.stringContaining('`init`') })
})

test.each(['no JSON', '[]', '{"type":"result"}'])('after %s it prints the usage', async (line) => {
  const { status, stderr, messages } = await answersTo(line)
  expect({ status, messages }).toEqual({ status: 2, messages: [] })
  expect(stderr).toContain('Usage: jp-conformance')
})

test('input that ends at once gets the usage', async () => {
  const { status, stdout, stderr } = await runReally([])
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('Usage: jp-conformance')
})

test.each([
  'shutdown',
  'end of input',
])('%s ends a certification early and in order', async (how) => {
  const plugin = startPlugin()
  const subject = [process.execPath, '-e', 'setInterval(() => {}, 1_000)']
  plugin.stdin.write(`${JSON.stringify(init('tool', '--quiet', '--', ...subject))}\n`)
  const done = ended(plugin)
  await once(plugin.stdout, 'data')
  if (how === 'shutdown') plugin.stdin.write('{"type":"shutdown"}\n')
  else plugin.stdin.end()
  const { status, stdout } = await done
  expect(stdout.trimEnd().split('\n').at(-1)).toContain('"exit"')
  expect(status).toBe(0)
})

test('is a conformant plugin itself', { timeout: 120_000 }, async () => {
  const words = ['plugin', '--quiet', '--report', 'json', '--time-scale', '3']
  const { stdout } = await runReally([...words, '--', process.execPath, bin], folderWith())
  const { outcome, results } = JSON.parse(stdout) as Results
  expect(results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')).toEqual([])
  expect(outcome).toBe('conformant')
})
