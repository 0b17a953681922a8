import { closeSync } from 'node:fs'
import { isObject, type JsonObject } from '../../wire/json.ts'
import { block, writeWhole } from '../bytes.ts'
import type { Line } from '../line.ts'
import type { Run, Step } from '../script.ts'
import { exposeToSignals, ignoreSignals } from '../signals.ts'
import { outcome, sleep } from './polite.ts'

/** What no tool should do, and every host must live with. @see rfd-d11 §Deadlock prevention */
export const rudeSteps: [string, Step][] = [
  ['raw', ({ line }, { raw, times }) => line.raw(repeated(bytesOf(raw), times))],
  ['send', ({ line }, { send }) => line.raw(`${JSON.stringify(send)}\n`)],
  ['half_line', ({ line }, { half_line }) => line.raw(firstHalf(JSON.stringify(half_line)))],
  ['no_newline', ({ line }, { no_newline }) => line.raw(JSON.stringify(no_newline))],
  [
    'slow_line',
    ({ line }, { slow_line, pause_ms }) => slowly(line, slow_line, Number(pause_ms ?? 5)),
  ],
  ['burst', (run, { burst }) => sendAll(run, burst)],
  ['listen_ms', (run, { listen_ms }) => listen(run, Number(listen_ms))],
  ['deaf_ms', (_, { deaf_ms }) => block(Number(deaf_ms))],
  ['spin_ms', (_, { spin_ms }) => spin(Number(spin_ms))],
  ['flood', (_, { flood }) => spill(flood)],
  ['ignore_cancel', ({ line }) => line.ignoreCancel()],
  ['ignore_signals', ({ log }) => ignoreSignals(log)],
  ['close', (_, { close }) => closeStream(close)],
  ['hang', () => hang()],
]

function bytesOf(given: unknown): Uint8Array {
  if (isObject(given)) return Buffer.from(String(given.base64), 'base64')
  return Buffer.from(String(given))
}

const repeated = (bytes: Uint8Array, times: unknown) =>
  times === undefined ? bytes : Buffer.concat(Array<Uint8Array>(Number(times)).fill(bytes))

function firstHalf(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  return bytes.subarray(0, bytes.length >> 1)
}

async function slowly(line: Line, message: unknown, pauseMs: number): Promise<void> {
  for (const byte of Buffer.from(`${JSON.stringify(message)}\n`)) {
    line.raw(Uint8Array.of(byte))
    await sleep(pauseMs)
  }
}

/** Sends requests without waiting, and tells their responses in the order in which they come. */
async function sendAll({ line, seen }: Run, burst: unknown): Promise<void> {
  const calls = (Array.isArray(burst) ? burst : []).filter(isObject)
  const open = new Map(calls.map((call) => [line.id(), call]))
  for (const [id, { call, params }] of open) line.send({ id, method: call, params: params ?? {} })
  const isOurs = ({ id, method }: JsonObject) => method === undefined && open.has(id as number)
  while (open.size > 0) {
    const answer = await line.take(isOurs)
    const { id } = answer
    seen.push({ ...outcome(open.get(id as number)?.call, answer), id })
    open.delete(id as number)
  }
}

async function listen({ line, seen }: Run, ms: number): Promise<void> {
  await sleep(ms)
  seen.push(...line.takeAll().map((received) => ({ received })))
}

/** Computes without end, as far as anybody can tell. */
function spin(ms: number): void {
  exposeToSignals()
  for (const end = performance.now() + ms; performance.now() < end; );
}

const PIECE = 65_536

function spill(flood: unknown): void {
  const { stream, bytes } = isObject(flood) ? flood : {}
  const piece = Buffer.alloc(PIECE, '.')
  for (let left = Number(bytes); left > 0; left -= PIECE)
    writeWhole(stream === 'stderr' ? 2 : 1, piece.subarray(0, Math.min(left, PIECE)))
}

/** Closing the input ends the listening, which is not the end of the run. */
function closeStream(name: unknown): void {
  if (name === 'stdout') closeSync(1)
  else process.stdin.removeAllListeners('end').removeAllListeners('error').destroy()
}

function hang(): void {
  exposeToSignals()
  block(Number.POSITIVE_INFINITY)
}
