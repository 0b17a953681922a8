import { closeSync, openSync } from 'node:fs'
import { isObject } from '../wire/json.ts'
import { block, streams, write } from './output.ts'
import { lineOf, type Probe } from './probe.ts'
import { type Step, steps } from './steps.ts'

/** What puts a host to the test. */
export const misbehaviour: Record<string, Step> = {
  raw: (_, bytes) => write('stdout', bytesOf(bytes)),
  send: (_, message) => write('stdout', lineOf(message)),
  half_line: (_, message) => {
    const line = lineOf(message)
    write('stdout', line.subarray(0, line.length >> 1))
  },
  no_newline: (_, message) => write('stdout', lineOf(message).subarray(0, -1)),
  burst: (probe, calls) => burst(probe, Array.isArray(calls) ? calls : []),
  async listen_ms(probe, ms) {
    const received = await probe.mail.takeFor(Number(ms))
    probe.seen.push(...received.map((message) => ({ received: message })))
  },
  deaf_ms: (probe, ms) => probe.mail.deafFor(Number(ms)),
  flood: (_, how) => flood(isObject(how) ? how : {}),
  second_final: (probe, text, step) => steps.finish?.(probe, text, step),
  ignore_cancel: (probe) => {
    probe.deafToCancel = true
  },
  ignore_signals: () => {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => {})
  },
  close: (probe, stream) => (stream === 'stdin' ? probe.mail.close() : closeSync(streams.stdout)),
  hang: () => block(),
  exit: (_, status) => process.exit(Number(status)),
  leave_child: leaveChild,
  open: (probe, path) => {
    probe.seen.push({ open: path, ok: canOpen(String(path)) })
  },
}

function bytesOf(bytes: unknown): Buffer {
  return isObject(bytes) ? Buffer.from(String(bytes.base64), 'base64') : Buffer.from(String(bytes))
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

const CHILD_MS = 600_000

/** The child holds the probe's streams, as a forgotten background process does, and ends after ten minutes. */
async function leaveChild(): Promise<void> {
  const { spawn } = await import('node:child_process')
  spawn(process.execPath, ['-e', `setTimeout(() => {}, ${CHILD_MS})`], { stdio: 'inherit' }).unref()
}

function canOpen(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'))
    return true
  } catch {
    return false
  }
}
