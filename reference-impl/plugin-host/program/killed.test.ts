import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Workspace } from './workspace.ts'

const HOST = resolve('reference-impl/plugin-host/plugin-host.js')

/** Pushes one turn after the other, and writes the number of each down that is acknowledged. */
const PUSHER = `#!/bin/sh
read -r init; echo '{"type":"ready"}'
echo '{"type":"lock","conversation":"1"}'; read -r locked
n=$(wc -l < acknowledged)
while :; do
  n=$((n + 1))
  echo '{"type":"push_events","conversation":"1","events":[{"type":"turn_start"},{"type":"chat_request","content":"'$n'"},{"type":"chat_response","message":"'$n'"}]}'
  read -r reply || exit
  case $reply in *'"pushed"'*) echo $n >> acknowledged ;; *) echo "$reply" > refused; exit ;; esac
done
`

const [KILLS, AT_ONCE] = [200, 4]

/** Milliseconds within which a kill falls, from the first acknowledgement of a run. */
const LATEST_MS = 40

function workspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'jp-killed-'))
  for (const folder of ['bin', '.jp/conversations/1'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'bin/jp-pusher'), PUSHER, { mode: 0o755 })
  writeFileSync(join(root, 'acknowledged'), '')
  return root
}

/** Runs the host until some milliseconds after it has acknowledged something, and kills it. */
async function killAfter(root: string, ms: number): Promise<void> {
  const PATH = `${join(root, 'bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, HOME: root, PATH }
  const acknowledged = new Promise<void>((done) => {
    const watcher = watch(join(root, 'acknowledged'), () => {
      watcher.close()
      done()
    })
  })
  const host = spawn('node', [HOST, 'pusher'], { cwd: root, env, stdio: 'ignore' })
  const ended = once(host, 'exit')
  await Promise.race([acknowledged, ended])
  await new Promise((done) => setTimeout(done, ms))
  host.kill('SIGKILL')
  await ended
}

/** What a kill must leave: whole batches, and among them all that were acknowledged. */
function examine(root: string): void {
  expect(existsSync(join(root, 'refused'))).toBe(false)
  const events = new Workspace(join(root)).read('1')
  const turns = events.flatMap(({ type, content }) => (type === 'chat_request' ? [content] : []))
  expect(events.map(({ type, content, message }) => `${type} ${content ?? message ?? ''}`)).toEqual(
    turns.flatMap((n) => ['turn_start ', `chat_request ${n}`, `chat_response ${n}`]),
  )
  const stored = new Set(turns)
  const acknowledged = readFileSync(join(root, 'acknowledged'), 'utf8').trim().split('\n')
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([])
}

test('a host that is killed leaves whole batches, and each that it has acknowledged', {
  timeout: 180_000,
}, async () => {
  const moments = fc.sample(fc.integer({ min: 0, max: LATEST_MS }), { numRuns: KILLS, seed: 7 })
  const inTurn = async (at: number) => {
    const root = workspace()
    try {
      for (const ms of moments.filter((_, index) => index % AT_ONCE === at)) {
        await killAfter(root, ms)
        examine(root)
      }
    } finally {
      rmSync(root, { recursive: true })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => inTurn(at)))
})
