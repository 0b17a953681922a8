import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const LINE = 100_000_000

/** A process of its own, whose peak is nobody else's. */
const PROGRAM = `
  const { runSession, eventsOf } = await import(${JSON.stringify(new URL('../fixtures/session.ts', import.meta.url).href)})
  const before = process.resourceUsage().maxRSS
  const command = ['python3', '-S', '-E', '-c', \`
import sys
sys.stdin.readline()
out = sys.stdout.buffer
out.write(b'{"jsonrpc":"2.0","method":"result","params":{"content":"')
for _ in range(100): out.write(b'x' * 1000000)
out.write(b'"}}\\\\n')\`]
  const transcript = await runSession({ command, cwd: '/', env: { PATH: process.env.PATH } })
  const [line] = eventsOf(transcript, 'received')
  const peak = (process.resourceUsage().maxRSS - before) * 1024
  console.log(JSON.stringify({ peak, cut: 'bytes' in line, retained: line.text.length }))`

test('a line of 100 MB costs less than its length', { timeout: 30_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    PROGRAM,
  ])
  const { peak, cut, retained } = JSON.parse(stdout)
  expect(cut).toBe(true)
  expect(retained).toBeLessThan(100_000)
  expect(peak).toBeLessThan(LINE)
})
