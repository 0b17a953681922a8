import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDriver } from './driver.ts'
import { cleanEnvironment } from './environment.ts'
import type { HostListener } from './host.ts'

/** Asks one thing before it answers, and takes what comes from then on. */
const ASKING = `read -r asked
  echo '{"jsonrpc":"2.0","id":"q","method":"inquiry","params":{}}'
  echo '{"jsonrpc":"2.0","id":1,"result":{}}'
  read -r answer`

/** A listener that keeps what it receives. */
function listening(inquiry: HostListener['inquiry']) {
  const output: string[] = []
  const nothing = () => {}
  const rest = { received: nothing, stderr: nothing, exit: nothing, timer: nothing }
  return { output, sent: (text: string) => output.push(text), inquiry, ...rest }
}

test('a late answer belongs to the conversation that was asked', async () => {
  const answer = Promise.withResolvers<{ answer: boolean }>()
  const first = listening(() => answer.promise)
  const next = listening(async () => ({ answer: false }))
  const command = ['sh', '-c', ASKING]
  const driver = openDriver({ command, cwd: import.meta.dirname, env: cleanEnvironment() })
  onTestFinished(() => driver.end(1_000))
  driver.attach(first)
  expect(await driver.ask('configure', {}, 10_000)).toEqual({ result: {} })
  driver.attach(next)
  answer.resolve({ answer: true })
  await expect.poll(() => first.output).toHaveLength(2)
  expect(JSON.parse(first.output[1] ?? '')).toMatchObject({ id: 'q', result: { answer: true } })
  expect(next.output).toEqual([])
})

test('a driver that does not answer may put its things away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'driver-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const command = ['sh', '-c', `trap 'rm kept; exit' TERM; touch kept; sleep 60 & wait`]
  const driver = openDriver({ command, cwd: folder, env: cleanEnvironment() })
  await expect.poll(() => readdirSync(folder)).toEqual(['kept'])
  expect(await driver.ask('describe', undefined, 1)).toMatchObject({ kind: 'deadline' })
  await driver.end(1_000)
  expect(readdirSync(folder)).toEqual([])
})

test('a driver that stays is killed all the same', async () => {
  const command = ['sh', '-c', `trap '' TERM; echo ready >&2; sleep 60 & wait`]
  const driver = openDriver({ command, cwd: import.meta.dirname, env: cleanEnvironment() })
  const [ready, exit] = [Promise.withResolvers(), Promise.withResolvers()]
  driver.attach({
    ...listening(async () => ({ denied: true })),
    stderr: ready.resolve,
    exit: (_, signal) => exit.resolve(signal),
  })
  await ready.promise
  expect(await driver.ask('describe', undefined, 1)).toMatchObject({ kind: 'deadline' })
  await driver.end(1_000)
  expect(await exit.promise).toBe('SIGKILL')
})

test.each([
  [70_000, /^the driver ended with status 0 before it was asked to end, at a request longer than/],
  [1_000, /^the driver ended with status 0 before it was asked to end$/],
])('a driver that ends at a request of %i bytes', async (length, sentence) => {
  const command = ['sh', '-c', 'read -r asked']
  const driver = openDriver({ command, cwd: import.meta.dirname, env: cleanEnvironment() })
  onTestFinished(() => driver.end(1_000))
  const reply = await driver.ask('configure', { long: 'x'.repeat(length) }, 10_000)
  expect(reply).toMatchObject({ failed: expect.stringMatching(sentence), kind: 'driver' })
})
