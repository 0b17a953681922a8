import { isObject, type JsonObject } from '../wire/json.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { write } from './output.ts'
import { type Log, record } from './record.ts'
import { spelled } from './spelling.ts'

/** A probe while it carries out its script. */
export interface Probe {
  readonly mail: Mailbox
  /** The answers that `init` said. */
  readonly answers: JsonObject
  /** What its steps saw, in order. */
  readonly seen: JsonObject[]
  /** Everything that came, with its time. */
  readonly log: Log
  /** A final message was sent. */
  final: boolean
  /** From here on `cancel` has no effect. */
  deafToCancel: boolean
  /** Writes one message as one line. */
  say(message: JsonObject): void
  /** Numbers a request, which is not sent yet. */
  request(method: string, params?: unknown): JsonObject
  /** Waits for the response to one request, or to the first answered of several. */
  response(ids: unknown[]): Promise<JsonObject>
  /** What the program returns: a text, what `init` said, what it saw, and every line that came, with its time. */
  report(text: unknown): string
}

/**
 * Waits for `init` and is then ready to act; `cancel` and the end of input end the program at once. A `cancel` that
 * comes before waits for `init` as well, so that it is told which of them was the first; a script that begins with
 * `ignore_cancel` is carried out all the same. `early` is done before
 * anything is read.
 */
export async function openProbe(
  early: (probe: Probe) => Promise<void>,
): Promise<{ probe: Probe; script: JsonObject[] }> {
  const log = record()
  let begun = false
  let cancelled = false
  const mail = openMailbox({
    heard: log.line,
    cancelled: () => {
      cancelled = true
      if (begun && !probe.deafToCancel) process.exit(0)
    },
    ended: () => {
      log.event('end of input')
      process.exit(0)
    },
  })
  let requests = 0
  let init: JsonObject = {}
  const probe: Probe = {
    mail,
    get answers() {
      return isObject(init.answers) ? init.answers : {}
    },
    seen: [],
    log,
    final: false,
    deafToCancel: false,
    say: (message) => write('stdout', lineOf(message)),
    request: (method, params = {}) => ({ jsonrpc: '2.0', id: ++requests, method, params }),
    response: (ids) => mail.take((message) => isResponse(message) && ids.includes(message.id)),
    report: (text) =>
      spelled({ text, seen: probe.seen, init, lines: log.entries, started: log.started }),
  }
  await early(probe)
  init = initOf(await mail.take(({ method }) => method === 'init'))
  if (isObject(init.arguments)) log.tellIn(init.arguments.record)
  begun = true
  const script = scriptOf(init)
  if (cancelled && !('ignore_cancel' in (script[0] ?? {}))) process.exit(0)
  return { probe, script }
}

/** A message as the line that carries it. */
export const lineOf = (message: unknown): Buffer => Buffer.from(`${JSON.stringify(message)}\n`)

const isResponse = (message: JsonObject) => 'result' in message || 'error' in message

/** What `init` said, with what it left out. @see rfd-d11 §Initial context */
function initOf({ params }: JsonObject): JsonObject {
  const { tool, protocol_version } = isObject(params) ? params : {}
  const { name, arguments: args = {}, answers = {}, options = {} } = isObject(tool) ? tool : {}
  return { name, arguments: args, answers, options, protocol_version }
}

function scriptOf({ arguments: args }: JsonObject): JsonObject[] {
  const script = isObject(args) ? args.script : undefined
  return Array.isArray(script) ? script.map((step) => (isObject(step) ? step : { step })) : []
}
