import { getEventListeners } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runPluginDriverSession } from './plugin-host/driver-session.ts'
import { runWatched } from './plugin-host/run-watched.ts'
import { type PluginHostSession, runPluginHostSession } from './plugin-host-session.ts'

/** A session whose host is a shell script. */
function sessionOf(script: string, interrupt: AbortSignal): PluginHostSession {
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const command = ['sh', '-c', script]
  return {
    started: { session: 's', role: 'plugin-host', command, revision: 'r' },
    ...{ folder, plugin: 'probe', steps: [], interrupt },
    launch: { command, cwd: folder, env: { PATH: process.env.PATH ?? '' } },
    limits: { replyMs: 5_000, sessionMs: 5_000 },
  }
}

test('a session that is over is interrupted no more', async () => {
  const { signal } = new AbortController()
  await runPluginHostSession(sessionOf('echo', signal))
  await runPluginDriverSession({
    ...sessionOf('exit 1', signal),
    ...{ configure: {}, probes: {}, at: {} },
  })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

/** A driver whose probe reports a mark when it is asked to end. */
const ENDS = `
  const { appendFileSync } = require('node:fs')
  const described = { name: 'a driver', version: '1', features: [] }
  const result = { ...described, status: 0, output: '', conversations: [] }
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method } = JSON.parse(line)
    if (method === 'shutdown') appendFileSync('channel/probe.ndjson', '{"at":0,"mark":"ends"}\\n')
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result }))
    if (method === 'shutdown') process.exit(0)
  })`

test('a session is over when the suite has acted on what was reported last', async () => {
  const { signal } = new AbortController()
  const session = sessionOf('exec node -e "$ENDS"', signal)
  const { folder, launch } = session
  const transcript = await runPluginDriverSession({
    ...{ ...session, launch: { ...launch, env: { ...launch.env, ENDS } } },
    ...{ configure: {}, probes: { probe: { steps: [] } } },
    at: { ends: [{ ask: 'plugin_conversation', params: {} }] },
  })
  expect(existsSync(join(folder, 'channel/acted-ends'))).toBe(true)
  expect(transcript.map(({ event }) => event)).not.toContain('driver-failed')
})

test('a host that has ended is sent no signal while the runs after it go on', async () => {
  const controller = new AbortController()
  const session = sessionOf('echo', controller.signal)
  const control = { ...session.launch, command: ['sh', '-c', 'sleep 5'] }
  setTimeout(() => controller.abort(), 1_500)
  const transcript = await runPluginHostSession({ ...session, control })
  const names = transcript.map(({ event }) => event)
  expect(names).toContain('interrupted')
  expect(names).not.toContain('signal')
})

test('a character that is printed may come in two pieces', async () => {
  const script = String.raw`printf '\303'; sleep 0.1; printf '\244'`
  let printed = ''
  const prints = (text: string) => {
    printed += text
  }
  const session = sessionOf(script, new AbortController().signal)
  await runWatched({ ...session, prints }, () => {})
  expect(printed).toBe('ä')
})
