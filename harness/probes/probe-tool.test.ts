import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventsOf, type Input, runSession } from '../fixtures/session.ts'
import { cleanEnvironment } from '../launch/environment.ts'
import type { Transcript } from '../transcript.ts'
import type { JsonObject } from '../wire/json.ts'
import { spelled } from './spelling.ts'

const COMMAND = [process.execPath, join(import.meta.dirname, 'probe-tool.ts')]
const FILES = { 'a.txt': 'one' }
const READ = { call: 'fs.read', params: { path: 'a.txt' } }
const SEEN_READ = { call: 'fs.read', result: { content: 'one', size: 3 } }
const DONE = { finish: 'done' }
const NOTE = { jsonrpc: '2.0', method: 'note', params: {} }

const run = (script: unknown, given: Input = {}) => runWith({ script }, given)

function runWith(args: JsonObject, given: Input = {}): Promise<Transcript> {
  const tool = { name: 'probe', arguments: args }
  return runSession(
    { command: COMMAND, cwd: '/', env: cleanEnvironment() },
    { files: FILES, init: { tool, protocol_version: '0.1.0' }, ...given },
  )
}

const linesOf = (transcript: Transcript) => eventsOf(transcript, 'received').map((e) => e.text)
const lastOf = (transcript: Transcript) => JSON.parse(linesOf(transcript).at(-1) ?? '')
const exitOf = (transcript: Transcript) => eventsOf(transcript, 'exit')[0]
const stderrOf = (transcript: Transcript) =>
  eventsOf(transcript, 'stderr')
    .map(({ text }) => text)
    .join('')

async function seenBy(script: unknown[], given?: Input): Promise<unknown> {
  const transcript = await run([...script, DONE], given)
  return JSON.parse(lastOf(transcript).params.content).seen
}

describe.concurrent('well-behaved steps', () => {
  test('call adds the result, or the error', async () => {
    const missing = { call: 'fs.read', params: { path: 'b' } }
    const error = expect.objectContaining({ code: -32002 })
    expect(await seenBy([READ, missing])).toEqual([SEEN_READ, { call: 'fs.read', error }])
  })

  test('save writes what was received', async () => {
    const seen = await seenBy([
      { ...READ, save: 'b.txt' },
      { call: 'fs.read', params: { path: 'b.txt' } },
    ])
    expect(seen).toEqual([SEEN_READ, { call: 'fs.write', result: {} }, SEEN_READ])
  })

  test('state, wait_apply and stop', async () => {
    const script = [
      { state: { type: 'running' } },
      { wait_apply: true },
      { state: { type: 'running', content: 'x' } },
      { stop: 'end' },
    ]
    const transcript = await run(script, { stateful: true, inputs: ['y'] })
    expect(linesOf(transcript).map((text) => JSON.parse(text ?? '').params)).toEqual([
      { type: 'running' },
      { type: 'running', content: 'x' },
      { type: 'stopped', result: 'end' },
    ])
  })

  test('wait_apply adds the input', async () => {
    const script = [{ state: { type: 'running' } }, { wait_apply: true }]
    expect(await seenBy(script, { stateful: true, inputs: [{ sure: true }] })).toEqual([
      { apply: { sure: true } },
    ])
  })

  test('finish spells its report compactly and sorted', async () => {
    const script = [{ finish: 'ü', a: { c: 1, b: 2 } }]
    const { method, params } = lastOf(await run(script))
    expect(method).toBe('result')
    const report = JSON.parse(params.content)
    expect(params.content).toBe(spelled(report))
    expect(params.content).toContain('{"a":{"b":2,"c":1},"finish":"ü"}')
    const init = {
      name: 'probe',
      arguments: { script },
      answers: {},
      options: {},
      protocol_version: '0.1.0',
    }
    expect(report).toMatchObject({ text: 'ü', seen: [], init })
  })

  test('fail fills in what is absent', async () => {
    const { method, params } = lastOf(await run([{ fail: { message: 'no' } }]))
    expect([method, params]).toEqual(['error', { message: 'no', trace: [], transient: false }])
  })

  test('stderr writes a line, also after the final', async () => {
    const transcript = await run([DONE, { stderr: 'after ü' }])
    expect(stderrOf(transcript)).toBe('after ü\n')
    expect(exitOf(transcript)).toMatchObject({ code: 0 })
  })

  test('sleep_ms hears cancel, and ends without a line', async () => {
    const fault = { kind: 'cancel', at: 0, when: 'after' } as const
    const transcript = await run([{ sleep_ms: 60_000 }, DONE], { fault })
    expect(linesOf(transcript)).toEqual([])
    expect(exitOf(transcript)).toMatchObject({ code: 0, signal: null })
  })

  test('wait_release goes on at the release, at its limit, and where no release can come', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const record = join(folder, '1.ndjson')
    writeFileSync(`${record}.on`, '')
    const steps = [
      { wait_release: 'on', within_ms: 60_000 },
      { wait_release: 'never', within_ms: 5 },
    ]
    for (const path of [record, join(folder, 'none', '1.ndjson')]) {
      const script = [...steps, DONE]
      const transcript = await runWith({ script, record: path })
      expect(JSON.parse(lastOf(transcript).params.content).text).toBe('done')
    }
  })

  test('the end of input ends it too', async () => {
    const transcript = await run([READ, { sleep_ms: 60_000 }], {
      fault: { kind: 'end-of-input', at: 1 },
    })
    expect(linesOf(transcript)).toHaveLength(1)
    expect(exitOf(transcript)).toMatchObject({ code: 0, signal: null })
  })

  test.each([
    [[], 'the script has no final step'],
    [[{ jump: 1, a: 2 }], 'unknown step: {"a":2,"jump":1}'],
  ])('%j fails', async (script, message) => {
    const transcript = await run(script)
    expect(lastOf(transcript)).toMatchObject({ method: 'error', params: { message } })
    expect(exitOf(transcript)).toMatchObject({ code: 0 })
  })
})

describe.concurrent('misbehaving steps', () => {
  const SHORT = { limits: { exit_ms: 300, idle_ms: 300, cancel_grace_ms: 200, term_grace_ms: 200 } }

  test('raw writes bytes as they are', async () => {
    const transcript = await run([{ raw: 'text\n' }, { raw: { base64: '/wo=' } }, DONE])
    expect(eventsOf(transcript, 'received').slice(0, 2)).toMatchObject([
      { text: 'text' },
      { base64: '/w==' },
    ])
  })

  test('send writes any message', async () => {
    expect(linesOf(await run([{ send: NOTE }, DONE]))[0]).toBe(JSON.stringify(NOTE))
  })

  test('half_line and no_newline leave their line open', async () => {
    const whole = JSON.stringify(NOTE)
    const half = eventsOf(await run([{ half_line: NOTE }, { exit: 0 }]), 'received')
    expect(half).toMatchObject([{ text: whole.slice(0, (whole.length + 1) >> 1), ending: 'none' }])
    const open = eventsOf(await run([{ no_newline: NOTE }, { exit: 0 }]), 'received')
    expect(open).toMatchObject([{ text: whole, ending: 'none' }])
  })

  test('burst sends all at once and reports the answers with their ids', async () => {
    expect(await seenBy([{ burst: [READ, { call: 'fs.exists', params: { path: 'x' } }] }])).toEqual(
      [
        { ...SEEN_READ, id: 1 },
        { call: 'fs.exists', id: 2, result: { exists: false } },
      ],
    )
  })

  test('listen_ms reports all that comes', async () => {
    const request = { jsonrpc: '2.0', id: 'mine', method: 'fs.exists', params: { path: 'a.txt' } }
    const received = { jsonrpc: '2.0', id: 'mine', result: { exists: true } }
    expect(await seenBy([{ send: request }, { listen_ms: 500 }])).toEqual([{ received }])
  })

  test('deaf_ms goes on listening afterwards', async () => {
    expect(await seenBy([{ deaf_ms: 100 }, READ])).toEqual([SEEN_READ])
  })

  test('flood writes without a newline', async () => {
    const transcript = await run([{ flood: { stream: 'stdout', bytes: 200_000 } }, { exit: 0 }])
    expect(linesOf(transcript)).toEqual(['x'.repeat(200_000)])
    const errors = await run([{ flood: { stream: 'stderr', bytes: 100_000 } }, DONE])
    expect(stderrOf(errors)).toBe('x'.repeat(100_000))
  })

  test('second_final follows the first', async () => {
    const lines = linesOf(await run([DONE, { second_final: 'again' }]))
    expect(lines.map((text) => JSON.parse(text ?? '').method)).toEqual(['result', 'result'])
  })

  test('ignore_cancel makes cancel a message like others', async () => {
    const fault = { kind: 'cancel', at: 1, when: 'before' } as const
    const transcript = await run([{ ignore_cancel: true }, READ, { sleep_ms: 60_000 }], {
      fault,
      ...SHORT,
    })
    expect(exitOf(transcript)?.signal).toBe('SIGTERM')
  })

  test('ignore_signals leaves only SIGKILL', async () => {
    const script = [{ ignore_signals: true }, { send: NOTE }, { hang: true }]
    expect(exitOf(await run(script, SHORT))?.signal).toBe('SIGKILL')
  })

  test('hang hears neither cancel nor the end of input', async () => {
    expect(exitOf(await run([{ send: NOTE }, { hang: true }], SHORT))?.signal).toBe('SIGTERM')
  })

  test('close closes a stream and goes on', async () => {
    const transcript = await run([{ close: 'stdout' }, { stderr: 'still here' }, { exit: 3 }])
    const order = transcript.map((e) => (e.event === 'closed' ? e.stream : e.event))
    expect(order).toContain('stdout')
    expect(stderrOf(transcript)).toBe('still here\n')
    const deaf = await run([{ close: 'stdin' }, READ], SHORT)
    expect(linesOf(deaf)).toHaveLength(1)
    expect(exitOf(deaf)?.signal).toBe('SIGTERM')
  })

  test('exit ends with any status and no final', async () => {
    const transcript = await run([{ exit: 7 }])
    expect(linesOf(transcript)).toEqual([])
    expect(exitOf(transcript)).toMatchObject({ code: 7 })
  })

  test('die ends by a signal, without a program to send it', async () => {
    const transcript = await run([{ stderr: 'last words' }, { die: true }])
    expect(stderrOf(transcript)).toBe('last words\n')
    expect(exitOf(transcript)?.signal).toBe('SIGKILL')
  })

  test('leave_child leaves a process behind', async () => {
    expect(exitOf(await run([{ leave_child: true }, DONE]))?.survivors).toHaveLength(1)
  })

  test('open goes past the protocol', async () => {
    expect(await seenBy([{ open: COMMAND[1] }, { open: '/nowhere' }])).toEqual([
      { open: COMMAND[1], ok: true },
      { open: '/nowhere', ok: false },
    ])
  })
})
