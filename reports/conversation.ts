import type { Result, Results, TranscriptEvent } from './results.ts'
import { visibleCut, visibleEnd } from './visible.ts'

/** One event as a line to show: who acted, and in which words. Texts are raw, not escaped. */
export interface Line {
  /** Microseconds since the conversation's start. */
  at: number
  /** Our side, the subject's, or that of our probe tool, which a host has started. */
  side: 'suite' | 'subject' | 'probe'
  kind: TranscriptEvent['event']
  /** `→` and `←` for messages; other events start with a word of their own. */
  sign: '→' | '←' | '·'
  text: string
  /** The event that the finding is about. */
  offending: boolean
}

/** The part of a conversation that leads to a finding, and how many lines stand before and after. */
export interface Excerpt {
  before: number
  lines: Line[]
  after: number
}

/** The last `length` lines up to the offending event and two after it. */
export function excerpt(result: Result, results: Results, length = 12): Excerpt {
  const events = eventsOf(result, results)
  const marked = offendingEvent(result, events)
  const told = [...events.entries()].filter(([, event]) => isTold(event))
  const found = told.findIndex(([at]) => at === marked)
  const end = found < 0 ? told.length : Math.min(told.length, found + 3)
  const start = Math.max(0, end - length)
  const lines = told.slice(start, end).map(([at, event]) => lineOf(event, at === marked))
  return { before: start, lines, after: told.length - end }
}

/** Whether an event says something to a reader; the project as it was at the end is for judges. */
export function isTold(event: TranscriptEvent): boolean {
  return event.event !== 'note' || event.text !== 'project'
}

/** The conversation that a result is about; empty when none was kept. */
export function eventsOf({ transcript }: Result, { transcripts = {} }: Results): TranscriptEvent[] {
  if (transcript === undefined || !Object.hasOwn(transcripts, transcript)) return []
  return transcripts[transcript] ?? []
}

/**
 * Which event the finding is about: the one it names, else the last one that the subject's observed
 * words were taken from; undefined when neither is there.
 */
export function offendingEvent(result: Result, events: TranscriptEvent[]): number | undefined {
  if (result.verdict === 'pass' || result.verdict === 'not-applicable') return undefined
  if (result.event !== undefined) return events[result.event] ? result.event : undefined
  const observed = result.observed ?? ''
  const found = observed === '' ? -1 : events.findLastIndex((event) => holds(event, observed))
  return found < 0 ? undefined : found
}

/** One event as a line. */
export function lineOf(event: TranscriptEvent, offending: boolean): Line {
  const { event: kind, at } = event
  const side = sideOf(event)
  const sign = kind === 'sent' ? '→' : kind === 'received' ? '←' : '·'
  return { at, side, kind, sign, text: textOf(event), offending }
}

/** The words of a line, at most `limit` characters of them, made visible; of stderr it is the end that stays. */
export function wordsOf({ kind, text }: Line, limit: number): string {
  if (kind !== 'stderr') return visibleCut(text, limit)
  return `${STDERR}${visibleEnd(text.slice(STDERR.length).trimEnd(), limit)}`
}

const STDERR = 'stderr '

function sideOf(event: TranscriptEvent): Line['side'] {
  if (event.event === 'probe') return 'probe'
  return SUITE_ACTS.has(event.event) || isClosedByUs(event) ? 'suite' : 'subject'
}

/** Microseconds as milliseconds with three digits behind the point. */
export function milliseconds(at: number): string {
  return `${(at / 1000).toFixed(3)} ms`
}

const SUITE_ACTS: ReadonlySet<string> = new Set([
  'start',
  'sent',
  'signal',
  'timer',
  'instance',
  'note',
])

function isClosedByUs(event: TranscriptEvent): boolean {
  return event.event === 'closed' && event.stream === 'stdin'
}

function holds(event: TranscriptEvent, observed: string): boolean {
  if (event.event !== 'received' && event.event !== 'stderr') return false
  const text = bytesOf(event)
  return text === observed || (observed.length >= TELLING && text.includes(observed))
}

// Shorter quotations occur in lines that have nothing to do with them.
const TELLING = 12

function textOf(event: TranscriptEvent): string {
  switch (event.event) {
    case 'start':
      return `start ${event.command.join(' ')}`
    case 'sent':
      return bytesOf(event) + (event.note === undefined ? '' : `  (${event.note})`)
    case 'received':
      return bytesOf(event) + (event.ending === 'none' ? '  (no line end)' : '')
    case 'stderr':
      return `${STDERR}${event.text}`
    case 'closed':
      return `closed ${event.stream}`
    case 'signal':
      return `signal ${event.signal}: ${event.reason}`
    case 'timer':
      return `deadline ${event.name} expired after ${event.after ?? `${event.ms} ms`}`
    case 'exit':
      return exitText(event)
    case 'probe':
      return `probe ${event.call}: ${entryText(event.entry)}`
    case 'web':
      return `web ${webText(event.request)}`
    case 'reply':
      return replyText(event.reply)
    case 'instance':
      return `instance ${JSON.stringify(event.instance.value)}`
    case 'note':
      return event.data === undefined ? event.text : `${event.text} ${JSON.stringify(event.data)}`
  }
}

/** What the probe told, shortly: a line that it was sent, a signal or a mark, or what a step saw. */
function entryText(entry: { [k: string]: unknown }): string {
  const { line, event, mark, seen, pid } = entry
  if (typeof line === 'string') return `heard ${line}`
  if (mark !== undefined) return `mark ${String(mark)}`
  if (event !== undefined) return `${String(event)}${pid === undefined ? '' : ` (process ${pid})`}`
  return seen === undefined ? `began as process ${String(pid)}` : `saw ${JSON.stringify(seen)}`
}

/** What came in place of a line that answers. */
function replyText({ kind, sentence, ...rest }: { [k: string]: unknown }): string {
  return typeof sentence === 'string' ? `${kind}: ${sentence}` : `${kind} ${JSON.stringify(rest)}`
}

function webText({ method, path, headers }: { [k: string]: unknown }): string {
  return `${String(method)} ${String(path)} ${JSON.stringify(headers)}`
}

function exitText(event: Extract<TranscriptEvent, { event: 'exit' }>): string {
  const how = event.signal === null ? `exit with status ${event.code}` : `killed by ${event.signal}`
  const { survivors = [], zombies = [] } = event
  return [
    how,
    ...(survivors.length > 0 ? [`leaving ${survivors.join(', ')}`] : []),
    ...(zombies.length > 0 ? [`not reaping ${zombies.join(', ')}`] : []),
  ].join(', ')
}

function bytesOf(event: { text?: string; base64?: string }): string {
  return event.text ?? decoded(event.base64 ?? '')
}

// Bytes that are not UTF-8 are shown one character a byte; whoever prints spells them out.
function decoded(base64: string): string {
  try {
    return atob(base64).replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`)
  } catch {
    return base64
  }
}
