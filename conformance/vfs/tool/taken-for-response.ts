import type { Conversation } from '../../../harness/conversation.ts'
import type { Line } from '../../../harness/session-reading.ts'
import type { TranscriptEvent } from '../../../harness/transcript.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, violated } from '../../engine/finding.ts'
import { doubtOf } from './ending.ts'
import type { Compared } from './tool-check.ts'

const EXPECTED = 'nothing that only the response would allow'

/** What stands between `cancel` and the response that is withheld until later. */
interface Gap {
  c: Conversation
  /** Number of the request that waits for its response. */
  at: number
  lines: Line[]
  /** All that the tool wrote after `cancel`: to die takes some programs longer than the response is withheld. */
  since: Line[]
  /** What the tool wrote to stderr since. */
  stderr: string
}

/**
 * Judges what a tool does between `cancel` and the late response: one that took the first for the second goes on, ends or
 * dies as it would by an answer. `control` is the session in which the answer has neither a result nor an error.
 */
export function notTakenForResponse(c: Conversation, compared: Compared): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  const gap = gapIn(c)
  if (!gap) return []
  return [
    wentOn(gap, compared) ?? wentOnAsAnswered(gap, compared) ?? died(gap, compared) ?? satisfied(),
  ]
}

function gapIn(c: Conversation): Gap | undefined {
  const { fault, sent, transcript } = c
  const cancel = sent.find(({ message }) => message.method === 'cancel')
  if (!c.faultApplied || !cancel || fault?.kind !== 'cancel') return undefined
  const response = sent.find(({ index }) => index > cancel.index)?.index ?? transcript.length
  const since = c.lines.filter(({ index }) => index > cancel.index)
  return {
    ...{ c, at: fault.at, since },
    lines: since.filter(({ index }) => index < response),
    stderr: transcript.slice(cancel.index).map(stderrOf).join(''),
  }
}

const stderrOf = (event: TranscriptEvent) => (event.event === 'stderr' ? event.text : '')

/** The next message of the session without a fault; what is deleted may be cleaned up. */
function wentOn({ lines, at }: Gap, { baseline }: Compared): Finding | undefined {
  const [next] = lines
  const asked = baseline.requests[at - 1]
  const usual = asked && baseline.messages.find(({ index }) => index > asked.line.index)
  if (!next?.message || !usual?.message || next.message.method === 'fs.delete') return undefined
  if (next.message.method === 'error' || !sameMessage(next, usual)) return undefined
  const { method } = next.message
  const observed = `after cancel, and before the response, the tool went on to ${String(method)}`
  return violated(EXPECTED, observed, next.index)
}

const sameMessage = ({ message: a }: Line, { message: b }: Line) =>
  a?.method === b?.method && equal(a?.params, b?.params)

/**
 * What follows an answer without a result as well; a cancelled tool may report how far it came, and that it failed. A
 * request that no response leads to shows it however late it comes.
 */
function wentOnAsAnswered(gap: Gap, { control, baseline }: Compared): Finding | undefined {
  const { lines, since, at } = gap
  const isUsual = (line: Line) => baseline.messages.some((message) => sameMessage(message, line))
  const late = since.slice(0, 1).find((line) => line.message?.id !== undefined && !isUsual(line))
  const next = lines[0] ?? late
  const { method, params } = next?.message ?? {}
  if (!next || !control || method === 'fs.delete' || method === 'error') return undefined
  const asked = control.requests[at - 1]?.line.index ?? control.transcript.length
  if (!control.messages.some((line) => line.index > asked && sameMessage(line, next)))
    return undefined
  const text = quote(`${String(method)} ${JSON.stringify(params)}`, 100)
  const observed = `after cancel came ${text}, as after an answer without a result`
  return violated(EXPECTED, observed, next.index)
}

/** What ends a program on request, and what a program may end itself with. */
const REQUESTED = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGKILL']

/**
 * A tool that is cancelled may end with any status, or as one that is interrupted; one that dies of an error that it does not
 * handle was not prepared.
 */
function died({ c, stderr, since }: Gap, { control }: Compared): Finding | undefined {
  const { exit } = c
  if (!exit || c.signal || since.some(isEnd)) return undefined
  if (exit.signal && !REQUESTED.includes(exit.signal))
    return violated(EXPECTED, `the process died of ${exit.signal} when cancel came`)
  const output = stderr.trim()
  if (exit.code === 0 || output === '') return undefined
  if (!isCrash(output) && output !== control?.stderr.trim()) return undefined
  const last = quote(errorLine(output), 100)
  return violated(
    EXPECTED,
    `the process crashed with exit status ${exit.code} when cancel came: ${last}`,
  )
}

const isEnd = ({ message }: Line) => ['result', 'state', 'error'].includes(String(message?.method))

/** Whether a text is the report of an error that was not handled, and that is no interruption either. */
const isCrash = (text: string) =>
  CRASH.test(text) && !/cancel|interrupt|abort/i.test(errorLine(text))

/** The line of a report that names the error; the lines about it are indented, or name places. */
function errorLine(text: string): string {
  const lines = text.split('\n').filter((line) => /^\S/.test(line))
  return (
    lines.findLast((line) => /^\S*(Error|Exception|Interrupt|panic)/.test(line)) ??
    lines.at(-1) ??
    ''
  )
}

/** How the runtimes of common languages begin or end such a report. */
const CRASH = new RegExp(
  [
    'Traceback \\(most recent call last\\)',
    'Exception in thread',
    "thread '.*' panicked at",
    '^panic: ',
    'goroutine \\d+ \\[',
    '^\\s+at .*:\\d+:\\d+\\)?$',
    'Unhandled exception',
    'terminate called after throwing',
    ' at \\S+ line \\d+\\.$',
    'unbound variable',
    '\\(\\w*(Error|Exception)\\)$',
    'Assertion .* failed',
  ].join('|'),
  'm',
)
