import { endOf } from '../harness/wire/ends-of-text.ts'
import { withoutTrace } from '../harness/without-trace.ts'
import { bytesOf, STDERR, textOf } from './event-text.ts'
import type { Result, Results, TranscriptEvent } from './results.ts'
import { visible } from './visible.ts'
import { leftAway, visibleCut } from './visible-cut.ts'

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

/** The part of a conversation that leads to a finding, and how many events stand before and after. */
export interface Excerpt {
  before: number
  lines: Line[]
  after: number
}

/** How many lines are shown before the event that a finding is about, and after it. */
const [LINES_BEFORE, LINES_AFTER] = [8, 3]

/** The lines around the event that a result is about, else the last ones. */
export function excerpt(result: Result, results: Results): Excerpt {
  const events = eventsOf(result, results)
  const marked = offendingEvent(result, events)
  const reported = [...events.entries()].filter(([, event]) => isReported(event))
  const found = reported.findIndex(([at]) => at === marked)
  const end = found < 0 ? reported.length : Math.min(reported.length, found + LINES_AFTER + 1)
  const start = Math.max(0, end - LINES_BEFORE - LINES_AFTER - 1)
  return {
    before: countOf(reported.slice(0, start)),
    lines: reported.slice(start, end).map(([at, event]) => lineOf(event, at === marked)),
    after: countOf(reported.slice(end)),
  }
}

/** How many events of the conversation these are, those among them that were left out. */
const countOf = (reported: readonly (readonly [number, TranscriptEvent])[]): number =>
  reported.reduce((sum, [, event]) => sum + (leftOutAt(event) ?? 1), 0)

/** How many events of the conversation were left out here; undefined for an event of it. */
function leftOutAt(event: TranscriptEvent): number | undefined {
  return event.event === 'events-omitted' ? event.count : undefined
}

/** Whether an event states something to a reader; the project as it was at the end is for judges. */
export function isReported(event: TranscriptEvent): boolean {
  return event.event !== 'project-snapshot'
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

/** The words of a line, at most `limit` characters of them, made visible; of stderr it is the end of its words that stays. */
export function wordsOf({ kind, text }: Line, limit: number): string {
  if (kind !== 'stderr') return visibleCut(text, limit)
  const whole = text.slice(STDERR.length).trimEnd()
  if (whole.length <= limit) return `${STDERR}${visible(whole)}`
  const words = withoutTrace(whole)
  const left = whole.length - Math.min(words.length, limit)
  return `${STDERR}${leftAway(left)} …${visible(endOf(words, limit))}`
}

function sideOf(event: TranscriptEvent): Line['side'] {
  if (event.event === 'probe') return 'probe'
  return SUBJECT_ACTS.has(event.event) && !isClosedByUs(event) ? 'subject' : 'suite'
}

/** Microseconds as milliseconds with three digits behind the point. */
export function milliseconds(at: number): string {
  return `${(at / 1000).toFixed(3)} ms`
}

const SUBJECT_ACTS: ReadonlySet<string> = new Set([
  'received',
  'reply',
  'stderr',
  'closed',
  'exit',
  'web',
])

function isClosedByUs(event: TranscriptEvent): boolean {
  return event.event === 'closed' && event.stream === 'stdin'
}

function holds(event: TranscriptEvent, observed: string): boolean {
  if (event.event !== 'received' && event.event !== 'stderr') return false
  const text = bytesOf(event)
  return text === observed || (observed.length >= SHORTEST_EXCERPT && text.includes(observed))
}

// Shorter quotations occur in lines that have nothing to do with them.
const SHORTEST_EXCERPT = 12
