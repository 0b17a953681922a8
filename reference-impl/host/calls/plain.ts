import { parse } from '../../../harness/wire/json.ts'
import type { PendingQuestion } from '../registry/handle.ts'
import type { Output } from '../runtime/final.ts'
import type { Order } from '../runtime/order.ts'
import type { Parts } from '../runtime/parts.ts'
import type { Attempt, Attempting } from './one-shot.ts'
import { refusal, responseOf } from './response.ts'

/** A tool that is run without the protocol. */
export interface PlainRun extends Attempting {
  end(): void
}

/**
 * Runs a tool of the runtime `stdio`: nothing is sent to it, and what it prints is its output, or one report about it.
 * @see rfd-d11 §Migration path for existing tools, rfd009 §One-shot tool wrapping
 */
export function runPlainly(id: string, order: Order, parts: Parts): PlainRun {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  return { over: attempted(id, order, parts, stopping.signal), cancel: stop, end: stop }
}

async function attempted(
  id: string,
  order: Order,
  { confine, cwd, environment, limits, onStderr, plainEnvironment, printed }: Parts,
  cancelSignal: AbortSignal,
): Promise<Attempt> {
  const [program, ...args] = confine(order.command) ?? []
  if (program === undefined)
    return { response: refusal(id, 'there is no sandbox, or no such program, for it') }
  const { execa } = await import('execa')
  const running = execa(program, args, {
    ...{ cwd, env: plainEnvironment(environment, order), extendEnv: false },
    ...{ stdin: 'ignore', reject: false, stripFinalNewline: false },
    ...{ cancelSignal, forceKillAfterDelay: limits.termGraceMs },
  })
  running.stderr.on('data', onStderr)
  const { exitCode, signal, stdout, stderr, isCanceled } = await running
  if (isCanceled) return { response: { ...refusal(id, 'the call was cancelled'), cancelled: true } }
  return readAttempt(
    id,
    { exitCode, signal, stdout: String(stdout), stderr: String(stderr) },
    printed(parse(String(stdout)), String(stdout)),
  )
}

/** How a process that printed something ended. */
export interface Printed {
  readonly exitCode?: number | undefined
  /** The signal that ended it. */
  readonly signal?: string | undefined
  readonly stdout: string
  readonly stderr: string
}

/**
 * What a run means that has ended: a report states it, whatever the status; without one the output is the result. A tool
 * that reports it is running, and is not, has reported its last.
 * @see rfd009 §One-shot tool wrapping
 */
export function readAttempt(id: string, printed: Printed, report: Output): Attempt {
  if (!report) return { response: rawResponse(id, printed) }
  if ('outcome' in report) return { response: responseOf(id, report.outcome) }
  const { state } = report
  if (state.type === 'running') return { response: { id, result: state.content ?? '' } }
  const question = state.question as PendingQuestion
  return { response: refusal(id, `nobody answered the question \`${question.id}\``), question }
}

function rawResponse(id: string, { exitCode, signal, stdout, stderr }: Printed) {
  if (exitCode === 0) return { id, result: stdout }
  const texts = [stderr, stdout].map((text) => text.trimEnd()).filter((text) => text !== '')
  const how = signal === undefined ? `exited with status ${exitCode}` : `died of ${signal}`
  return refusal(id, texts.join('\n') || `the tool ${how}`)
}
