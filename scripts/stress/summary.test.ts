import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listeningPorts } from './ports.ts'
import type { Round } from './round.ts'
import { summary } from './summary.ts'

const round = (failed: string[], fault?: string): Round => ({ seed: 1, seconds: 1, failed, fault })

test('rounds that all pass are steady', () => {
  const { text, steady } = summary([round([]), round([])], [])
  expect(steady).toBe(true)
  expect(text).toBe('2 rounds: all passed, and nothing was left')
})

test('a test that fails sometimes is distinguished from one that always fails', () => {
  const { text, steady } = summary([round(['a', 'b']), round(['b'])], [])
  expect(steady).toBe(false)
  expect(text).toContain('fails every time: b')
  expect(text).toContain('flaky, 1 of 2: a')
})

test('what was left behind is reported, ports too', () => {
  const { text } = summary([round([], 'process 7 still runs: sleep 60'), round([])], [8080])
  expect(text).toContain('1 of 2 rounds: process 7 still runs: sleep 60')
  expect(text).toContain('port 8080')
})

test.runIf(process.platform === 'linux')('a port is seen while somebody listens', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(listeningPorts()).toContain(port)
  await new Promise((resolve) => server.close(resolve))
  expect(listeningPorts()).not.toContain(port)
})
