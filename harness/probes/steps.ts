import { isObject, type JsonObject } from '../wire/json.ts'
import { write } from './output.ts'
import { pass } from './pass.ts'
import { placedIn } from './placed.ts'
import type { Probe } from './probe.ts'

/** Carries out one step: `value` is the member that names it. */
export type Step = (probe: Probe, value: unknown, step: JsonObject) => void | Promise<void>

/** What every probe can do. @see rfd-d11 §Tool SDK support */
export const steps: Record<string, Step> = {
  call: (probe, method, { params, save }) => call(probe, String(method), params, save),
  state: (probe, params) => probe.emit({ jsonrpc: '2.0', method: 'state', params }),
  async wait_apply(probe) {
    const { params } = await probe.input.take(({ method }) => method === 'apply')
    probe.seen.push({ apply: isObject(params) ? params.input : undefined })
  },
  finish: (probe, text) => end(probe, 'result', { content: probe.report(text) }),
  fail: (probe, error) => fail(probe, isObject(error) ? error : {}),
  stop: (probe, result) => end(probe, 'state', { type: 'stopped', result }),
  stderr: (_, text) => write('stderr', Buffer.from(`${text}\n`)),
  sleep_ms: (_, ms) => pass(Number(ms)),
}

/** Sends the final `error`, with what is absent filled in. @see rfd-d11 §Errors */
export function fail(probe: Probe, error: JsonObject): void {
  end(probe, 'error', { message: '', trace: [], transient: false, ...error })
}

function end(probe: Probe, method: string, params: JsonObject): void {
  probe.final = true
  probe.emit({ jsonrpc: '2.0', method, params })
}

async function call(probe: Probe, method: string, params: unknown, save: unknown): Promise<void> {
  const request = probe.request(method, placedIn(probe.seen, params))
  probe.emit(request)
  const { result, error } = await probe.response([request.id])
  probe.seen.push({ call: method, ...(error === undefined ? { result } : { error }) })
  if (typeof save === 'string' && isObject(result)) {
    await call(probe, 'fs.write', saved(result, save), undefined)
  }
}

/** The params that write down what was received, in the encoding in which it came. */
function saved(result: JsonObject, path: string): JsonObject {
  const content = [result.content, result.body, result.stdout].find((text) => text !== undefined)
  const { encoding } = result
  return { path, content, ...(typeof encoding === 'string' && { encoding }) }
}
