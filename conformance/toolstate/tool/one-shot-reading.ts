import {
  type Conversation,
  type Notification,
  readConversation,
} from '../../../harness/conversation.ts'
import type { Line } from '../../../harness/session-reading.ts'
import type { Transcript, TranscriptEvent } from '../../../harness/transcript.ts'
import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'

/** One run of a one-shot tool, of the several that a call may take. */
export interface Run {
  /** The answers that it was started with. */
  answers: JsonObject
  /** All that it wrote to stdout. */
  text: string
  /** The output as one report; absent where it is ordinary text. */
  report?: JsonObject
  /** Its question, where it asks one. */
  question?: JsonObject
  exit?: Extract<TranscriptEvent, { event: 'exit' }>
  stderr: string
  /** It was ended by us. */
  stopped: boolean
  /** Position of its beginning among the events. */
  index: number
  /** Position of the end of its process. */
  endIndex?: number
}

/** The words under `type` by which a report is known. @see rfd009 §Backward compatibility of ToolState serialization */
const TYPES = ['success', 'error', 'needs_input', 'running', 'waiting', 'stopped']

/** Whether a value is a report, an outcome or a state, rather than ordinary output. */
export const isReport = (value: unknown): value is JsonObject =>
  isObject(value) && TYPES.some((type) => value.type === type)

/** The runs of a session with a one-shot tool, in order. */
export function runsOf(transcript: Transcript): Run[] {
  const runs: Run[] = []
  transcript.forEach((event, index) => {
    if (event.event === 'run')
      runs.push({ answers: event.answers, text: '', stderr: '', stopped: false, index })
    const run = runs.at(-1)
    if (run) see(run, event, index)
  })
  return runs.map(withReport)
}

function see(run: Run, event: TranscriptEvent, index: number): void {
  if (event.event === 'received')
    run.text += (event.text ?? '\uFFFD') + (event.ending === 'lf' ? '\n' : '')
  else if (event.event === 'stderr') run.stderr += event.text
  else if (event.event === 'signal') run.stopped = true
  else if (event.event === 'exit') Object.assign(run, { exit: event, endIndex: index })
}

function withReport(run: Run): Run {
  const value = parse(run.text)
  if (!isReport(value)) return run
  const asks = value.type === 'needs_input' || value.type === 'waiting'
  const question = asks && isObject(value.question) ? value.question : undefined
  return { ...run, report: value, ...(question && { question }) }
}

/**
 * Reads a session with a one-shot tool: its last run ends it, as a final notification ends a VFS tool.
 * @see rfd009 §Mapping from current Outcome
 */
export function readOneShot(transcript: Transcript): Conversation {
  const c = readConversation(transcript)
  const last = runsOf(transcript).at(-1)
  const nothing = { messages: [], requests: [], notifications: [], states: [], sent: [] }
  return {
    ...c,
    ...nothing,
    ...(last?.exit && { exit: last.exit }),
    finals: last ? endOf(c, last) : [],
  }
}

/** Whether a one-shot tool printed that it is running: whatever it is given the time for, that is no end of it. */
export const printsRunning = ({ start, lines }: Conversation): boolean =>
  start.context?.protocol === 'outcome' &&
  lines.some(({ value }) => isReport(value) && value.type === 'running')

function endOf({ lines }: Conversation, run: Run): Notification[] {
  const end = finalOf(run)
  const line = lines.findLast(({ index }) => index > run.index) ?? nothingPrinted(run, lines.length)
  return end && line ? [{ ...end, line }] : []
}

/** The end of a program that prints nothing and ends by itself stands where its process ends. */
function nothingPrinted({ exit, stopped, endIndex }: Run, printed: number): Line | undefined {
  if (!exit || stopped || endIndex === undefined) return undefined
  return { number: printed + 1, index: endIndex, at: exit.at, text: '', ending: 'none', value: '' }
}

/** What a run comes to; a question that nobody answers is no end. */
function finalOf({ report, text, stderr, exit }: Run): Omit<Notification, 'line'> | undefined {
  if (exit === undefined) return undefined
  if (!report) return { ...ordinaryEnd(text, stderr, exit.code === 0), isOrdinary: true }
  if (report.type === 'success') return { method: 'result', params: report }
  if (report.type === 'error') return { method: 'error', params: withoutContent(report) }
  if (report.type === 'stopped') return { method: 'state', params: report }
  return undefined
}

const ordinaryEnd = (text: string, stderr: string, succeeded: boolean) =>
  succeeded
    ? { method: 'result', params: { content: withoutLineFeed(text) } }
    : { method: 'error', params: { message: withoutLineFeed(text || stderr) } }

/** A text without the line feed at its end. */
export const withoutLineFeed = (text: string): string => text.replace(/\r?\n$/, '')

/** An error has no content: such a member is the tool's own. @see rfd009 §Mapping from current Outcome */
const withoutContent = ({ content: _, ...error }: JsonObject): JsonObject => error
