import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { cleanEnvironment } from '../environment.ts'
import { fileServices } from '../files/index.ts'
import { decideBy, mayUseBy } from '../policy/index.ts'
import { memoryProject } from '../project/memory.ts'
import type { Services } from '../service.ts'
import { limitsFrom } from './limits.ts'
import { type Parts, plainParts } from './parts.ts'
import { Run } from './run.ts'

const PROBE = [process.execPath, join(import.meta.dirname, '../../../harness/probes/probe-tool.ts')]
const READ = { call: 'fs.read', params: { path: 'a.txt' } }
const SEEN = { call: 'fs.read', result: { content: 'one', size: 3 } }
const GRACES = { cancel_grace_ms: 300, term_grace_ms: 300 }
const SHORT = { idle_ms: 2_000, ...GRACES }

interface Options {
  limits?: object
  services?: Services
  stateful?: boolean
  vary?: (parts: Parts) => Parts
}

function start(script: unknown[], options: Options = {}): Run {
  const { limits, services = {}, stateful = false, vary = (parts) => parts } = options
  const policy = { filesystem: { allow: ['.'], writable: true } }
  const project = memoryProject({ 'a.txt': 'one' })
  const parts = plainParts({
    project,
    services: { ...fileServices(project), ...services },
    serviceContext: { env: {}, decide: decideBy(policy), mayUse: mayUseBy(policy) },
    ask: async () => 'nobody',
    limits: limitsFrom(limits),
    confine: (command) => command,
    cwd: '/',
    environment: cleanEnvironment(process.env),
    onStderr() {},
  })
  const order = { name: 'probe', command: PROBE, answers: {}, options: {}, stateful }
  return new Run({ ...order, arguments: { script } }, vary(parts))
}

async function report(script: unknown[], options?: Options): Promise<JsonObject> {
  const outcome = await start([...script, { finish: 'done' }], options).over
  if ('failure' in outcome) throw new Error(outcome.failure.message)
  return JSON.parse(String(outcome.content))
}

const seen = async (script: unknown[], options?: Options) => (await report(script, options)).seen
const messageOf = async (run: Run) => {
  const outcome = await run.over
  return 'failure' in outcome ? outcome.failure.message : `no failure: ${outcome.content}`
}
/** Resolves once the tool has stated that it is where it should be. */
const arrived = (run: Run, change = () => run.state !== undefined) =>
  new Promise<void>((resolve) => {
    const look = () => change() && resolve()
    run.watch(look)
    look()
  })

/** A process that nobody has waited for yet is dead all the same. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test.concurrent('answers requests one after the other', async () => {
  expect(await seen([READ, READ])).toEqual([SEEN, SEEN])
})

test.concurrent('answers a burst in order, each with its own data', async () => {
  const burst = [READ, { call: 'fs.exists', params: { path: 'b' } }, READ]
  expect(await seen([{ burst }])).toMatchObject([
    { id: 1, result: { content: 'one' } },
    { id: 2, result: { exists: false } },
    { id: 3, result: { content: 'one' } },
  ])
})

test.concurrent.each([
  ['no JSON', { raw: 'text\n' }, -32700, null],
  ['a list', { raw: '[]\n' }, -32600, null],
  ['not UTF-8', { raw: { base64: '/wo=' } }, -32700, null],
  ['no version', { send: { id: 7, method: 'fs.read' } }, -32600, 7],
  ['no method', { send: { jsonrpc: '2.0', id: 'x' } }, -32600, 'x'],
  ['an unknown method', { send: { jsonrpc: '2.0', id: 8, method: 'fs.reads' } }, -32601, 8],
  ['no params', { send: { jsonrpc: '2.0', id: 9, method: 'fs.read' } }, -32602, 9],
  [
    'a huge id',
    { raw: '{"jsonrpc":"2.0","id":9007199254740993,"method":"fs.read"}\n' },
    -32600,
    null,
  ],
])('refuses %s and goes on', async (_, step, code, id) => {
  const { seen, lines } = (await report([step, READ])) as {
    seen: unknown
    lines: { line: string }[]
  }
  expect(seen).toEqual([SEEN])
  expect(JSON.parse(lines[1]?.line ?? '')).toMatchObject({ id, error: { code } })
})

test.concurrent('answers nothing to a notification, a response or an empty line', async () => {
  const script = [
    { raw: '\n\r\n' },
    { send: { jsonrpc: '2.0', method: 'other' } },
    { send: { jsonrpc: '2.0', id: 5, result: {} } },
    READ,
  ]
  expect((await report(script)).lines).toHaveLength(2)
})

test.concurrent('the first final decides', async () => {
  const run = start([{ finish: 'first' }, { second_final: 'second' }])
  expect(JSON.stringify(await run.over)).toContain('first')
})

test.concurrent('an error is a failure with its parts', async () => {
  const error = { message: 'no', trace: ['a'], transient: true }
  expect(await start([{ fail: error }]).over).toEqual({ failure: error })
})

test.concurrent('an exit without a final is a failure with its stderr', async () => {
  expect(await messageOf(start([{ stderr: 'oh dear' }, { exit: 0 }]))).toBe(
    'the tool exited with status 0 without a result: oh dear',
  )
})

test.concurrent('a program that is not there is a failure', async () => {
  const run = start([], {
    vary: (parts) => ({
      ...parts,
      start: (how, l) => parts.start({ ...how, command: ['/nowhere'] }, l),
    }),
  })
  expect(await messageOf(run)).toContain('could not be started')
})

test.concurrent('silence ends a tool, and stderr, broken lines and bytes are silence', async () => {
  const noise = [{ stderr: 'x' }, { raw: 'no message\n' }, { raw: 'x' }]
  const run = start([...noise, { sleep_ms: 60_000 }], { limits: SHORT })
  expect(await messageOf(run)).toContain('silent for too long')
})

test.concurrent('the time of an answer is not silence', async () => {
  const slowly: Services = {
    'fs.read': async () => {
      await new Promise((resolve) => setTimeout(resolve, 1.2 * SHORT.idle_ms))
      return { result: {} }
    },
  }
  expect(await seen([READ], { limits: SHORT, services: slowly })).toHaveLength(1)
})

test.concurrent('cancel is a message first, then SIGTERM, then SIGKILL', async () => {
  const polite = start([{ stderr: 'here' }, { sleep_ms: 60_000 }])
  polite.cancel()
  expect(await polite.over).toMatchObject({ cancelled: true })
  const stubborn = start(
    [{ ignore_signals: true }, { state: { type: 'running' } }, { hang: true }],
    { limits: GRACES, stateful: true },
  )
  await arrived(stubborn)
  const began = performance.now()
  stubborn.cancel()
  await stubborn.over
  const took = performance.now() - began
  expect(took).toBeGreaterThan(GRACES.cancel_grace_ms + GRACES.term_grace_ms - 20)
})

test.concurrent('a pending request is given up when the tool cancels it', async () => {
  const never: Services = { 'fs.exists': () => new Promise(() => {}) }
  const script = [
    { send: { jsonrpc: '2.0', id: 'p', method: 'fs.exists', params: { path: 'a' } } },
    { send: { jsonrpc: '2.0', method: 'cancel', params: { request_id: 'p' } } },
    { listen_ms: 200 },
    READ,
  ]
  expect(await seen(script, { services: never })).toMatchObject([
    { received: { id: 'p', error: { code: -32005 } } },
    SEEN,
  ])
})

test.concurrent('both pipes may be full', async () => {
  const long = { call: 'fs.read', params: { path: 'a.txt', pad: 'x'.repeat(200_000) } }
  expect(await seen([{ burst: Array(20).fill(long) }])).toHaveLength(20)
  expect(await seen([{ flood: { stream: 'stderr', bytes: 8_000_000 } }, READ])).toEqual([SEEN])
})

test.concurrent('a tool that reads nothing is ended', async () => {
  const run = start([{ close: 'stdin' }, READ, { hang: true }], { limits: SHORT })
  expect(await messageOf(run)).toContain('silent')
})

test.concurrent('closing stdout ends a run', async () => {
  const run = start([{ close: 'stdout' }, { sleep_ms: 60_000 }], { limits: SHORT })
  expect(await messageOf(run)).toContain('closed its output')
})

test.concurrent('the signal that a tool dies of is stated, though its output ended first', async () => {
  const dies = ['sh', '-c', 'exec >&-; sleep 0.2; kill -SEGV $$']
  const run = start([], { vary: (parts) => ({ ...parts, confine: () => dies }) })
  expect(await messageOf(run)).toBe('the tool died of SIGSEGV without a result')
})

test.concurrent('an endless line is refused without being kept', async () => {
  const short = (parts: Parts) => ({ ...parts, limits: { ...parts.limits, lineBytes: 1_000 } })
  const flood = [{ flood: { stream: 'stdout', bytes: 1_000_000 } }, { raw: '\n' }]
  const { seen, lines } = (await report([...flood, READ], { vary: short })) as {
    seen: unknown
    lines: { line: string }[]
  }
  expect(seen).toEqual([SEEN])
  expect(lines[1]?.line).toContain('too long')
})

test.concurrent('what a tool leaves behind is killed', async () => {
  const [{ pid }] = (await seen([{ leave_child: true }])) as [{ pid: number }]
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test.concurrent('a stateful tool reports, takes inputs in order and stops', async () => {
  const script = [
    { state: { type: 'waiting', content: null, question: { id: 'q', text: 'Go?' } } },
    { wait_apply: true },
    { wait_apply: true },
    { finish: 'end' },
  ]
  const run = start(script, { stateful: true, limits: GRACES })
  await arrived(run)
  expect(run.state).toEqual({ type: 'waiting', question: { id: 'q', text: 'Go?' } })
  run.apply({ sure: true })
  run.apply([1])
  const outcome = await run.over
  expect(JSON.stringify(outcome)).toContain('{\\"apply\\":{\\"sure\\":true}},{\\"apply\\":[1]}')
})

test.concurrent.each([
  ['text', { content: 'text' }],
  [{ Ok: 'fine' }, { content: 'fine' }],
  [{ Err: { message: 'no' } }, { failure: { message: 'no', trace: [], transient: false } }],
  [{ message: 'bare' }, { failure: { message: 'bare', trace: [], transient: false } }],
])('stopped with %j', async (result, outcome) => {
  expect(await start([{ stop: result }], { stateful: true }).over).toEqual(outcome)
})
