import { isObject } from '../wire/json.ts'
import { closeSync, openSync } from './files.ts'
import { block, streams, write } from './output.ts'
import { pass } from './pass.ts'
import { placed } from './placed.ts'
import { lineOf, type Probe } from './probe.ts'
import { waitForRelease } from './release-file.ts'
import { type Step, steps } from './steps.ts'

/** What puts a host to the test. */
export const misbehaviour: Record<string, Step> = {
  raw: (_, bytes, { times = 1 }) => {
    for (let left = Number(times); left > 0; left--) write('stdout', bytesOf(bytes))
  },
  send: (_, message) => write('stdout', lineOf(message)),
  half_line: (_, message) => {
    const line = lineOf(message)
    write('stdout', line.subarray(0, line.length >> 1))
  },
  no_newline: (_, message) => write('stdout', lineOf(message).subarray(0, -1)),
  slow_line: (_, message, { pause_ms = 5 }) => slowly(lineOf(message), Number(pause_ms)),
  spin_ms: (_, ms) => spin(Number(ms)),
  burst: (probe, calls) => burst(probe, Array.isArray(calls) ? calls : []),
  async wait_answer(probe, id) {
    const { result, error } = await probe.response([id, null])
    const isServed = error === undefined && result !== undefined
    probe.seen.push({ wait_answer: id, ...(isServed ? { ok: true } : { error }) })
  },
  async wait_response(probe) {
    await probe.anyResponse()
  },
  async listen_ms(probe, ms) {
    const received = await probe.input.takeFor(Number(ms))
    probe.seen.push(...received.map((message) => ({ received: message })))
  },
  wait_release: ({ channel }, name, { within_ms = 10_000 }) =>
    waitForRelease(channel, String(name), Number(within_ms)),
  sleep_s: (_, seconds) => pass(Number(seconds) * 1_000),
  deaf_ms: (probe, ms) => probe.input.deafFor(Number(ms)),
  flood: (_, how) => flood(isObject(how) ? how : {}),
  second_final: (probe, text, step) => steps.finish?.(probe, text, step),
  ignore_cancel: (probe) => {
    probe.deafToCancel = true
  },
  ignore_end: (probe) => {
    probe.deafToEnd = true
  },
  ignore_signals: ({ log }) => {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(name, () => log.event(name))
  },
  tidy_ms: ({ log }, ms) => {
    process.on('SIGTERM', async () => {
      log.event('SIGTERM')
      await pass(Number(ms))
      log.mark('tidied')
      process.exit(0)
    })
  },
  close: (probe, stream) => (stream === 'stdin' ? probe.input.close() : closeSync(streams.stdout)),
  hang: () => block(),
  exit: (_, status) => process.exit(Number(status)),
  die,
  open: (probe, path) => {
    probe.seen.push({ open: path, ok: canOpen(placed(probe.seen, path)) })
  },
  ask: (probe, question) => {
    if (!isObject(question) || String(question.id) in probe.answers) return
    const content = [{ type: 'question', question }]
    probe.emit({ jsonrpc: '2.0', method: 'result', params: { content } })
    process.exit(0)
  },
}

/** A process that is the first of its namespace does not hear its own SIGKILL. */
function die(): never {
  process.kill(process.pid, 'SIGKILL')
  process.abort()
}

function bytesOf(bytes: unknown): Buffer {
  return isObject(bytes) ? Buffer.from(String(bytes.base64), 'base64') : Buffer.from(String(bytes))
}

async function slowly(line: Buffer, pauseMs: number): Promise<void> {
  for (const byte of line) {
    write('stdout', Buffer.of(byte))
    await pass(pauseMs)
  }
}

/** Computes for a while, neither reading nor writing. */
function spin(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

async function burst(probe: Probe, calls: unknown[]): Promise<void> {
  const requests = calls
    .filter(isObject)
    .map(({ call, params }) => probe.request(String(call), params))
  write('stdout', Buffer.concat(requests.map(lineOf)))
  const open = new Map(requests.map(({ id, method }) => [id, method]))
  while (open.size > 0) {
    const { id, result, error } = await probe.response([...open.keys()])
    probe.seen.push({ call: open.get(id), id, ...(error === undefined ? { result } : { error }) })
    open.delete(id)
  }
}

const PIECE = Buffer.alloc(64 * 1024, 'x')

/** Stops now and then, so that `cancel` and the end of input are heard. */
async function flood({ stream, bytes }: { stream?: unknown; bytes?: unknown }): Promise<void> {
  const to = stream === 'stderr' ? 'stderr' : 'stdout'
  for (let left = Number(bytes); left > 0; left -= PIECE.length) {
    write(to, PIECE.subarray(0, Math.min(left, PIECE.length)))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function canOpen(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'))
    return true
  } catch {
    return false
  }
}
