import type { ProbeEntry, Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import { endOf } from '../../harness/wire/ends-of-text.ts'
import { cut, dataExcerpt, EXCERPT_TEXT_LENGTH, withTextExcerpts } from './excerpt-data.ts'
import type { Finding, Violation } from './finding.ts'

/** How many events at either end of a transcript every report shows. */
const EXCERPT_ENDS = 100

/** How many events before and after one that a finding is about are shown. */
const EXCERPT_AROUND = 12

/** So many events of one transcript that findings are about are shown with what is around them. */
const EXCERPT_FINDINGS = 20

/** A transcript as a report shows it. */
export interface TranscriptExcerpt {
  events: Transcript
  /** Position in the excerpt of an event of the transcript; undefined where it is left out. */
  positionOf(index: number): number | undefined
}

/**
 * A transcript as a report shows it: long texts are cut, and of a long conversation both ends stay and what is around
 * the events that findings are about.
 */
export function transcriptExcerpt(
  transcript: Transcript,
  findings: readonly number[] = [],
): TranscriptExcerpt {
  const shown = shownIn(transcript.length, [...new Set(findings)].slice(0, EXCERPT_FINDINGS))
  const events: TranscriptEvent[] = []
  const positions = new Map<number, number>()
  shown.forEach((index, at) => {
    const event = transcript[index] as TranscriptEvent
    const leftOut = index - (shown[at - 1] ?? -1) - 1
    if (leftOut > 0) events.push({ event: 'events-omitted', at: event.at, count: leftOut })
    positions.set(index, events.push(eventExcerpt(event)) - 1)
  })
  return { events, positionOf: (index) => positions.get(index) }
}

/** Positions of the events that are shown, in order. */
function shownIn(length: number, findings: readonly number[]): number[] {
  const isShown = (index: number) =>
    index < EXCERPT_ENDS ||
    index >= length - EXCERPT_ENDS ||
    findings.some((found) => Math.abs(found - index) <= EXCERPT_AROUND)
  return Array.from({ length }, (_, index) => index).filter(isShown)
}

/** The excerpt of a transcript that findings of several checks are about, made when it is first asked for. */
export function excerptWhenAsked(
  transcript: Transcript,
  findings: Iterable<readonly Finding[]>,
): () => TranscriptExcerpt {
  let made: TranscriptExcerpt | undefined
  return () => (made ??= transcriptExcerpt(transcript, [...findings].flatMap(eventsOf)))
}

/** The event that the first violation among findings is about. */
export function eventsOf(findings: readonly Finding[]): number[] {
  const first = findings.find((finding) => finding.kind === 'violated')
  return first?.index === undefined ? [] : [first.index]
}

/** Where an excerpt shows the event that a violation is about. */
export function eventIn({ positionOf }: TranscriptExcerpt, { index }: Violation) {
  const event = index === undefined ? undefined : positionOf(index)
  return event === undefined ? {} : { event }
}

function eventExcerpt(event: TranscriptEvent): TranscriptEvent {
  if (event.event === 'project-snapshot') return { ...event, files: {} }
  if (event.event === 'probe') return { ...event, entry: entryExcerpt(event.entry) }
  if (event.event === 'stderr') return { ...event, text: stderrExcerpt(event.text) }
  if ('base64' in event && event.base64) return { ...event, base64: cut(event.base64) }
  return withTextExcerpts(event)
}

const entryExcerpt = ({ seen, ...entry }: ProbeEntry): ProbeEntry => ({
  ...withTextExcerpts(entry),
  ...(seen !== undefined && { seen: dataExcerpt(seen) }),
})

/** What goes wrong stands at the end of what a program states about itself. */
function stderrExcerpt(text: string): string {
  if (text.length <= EXCERPT_TEXT_LENGTH) return text
  const end = Buffer.from(endOf(text, EXCERPT_TEXT_LENGTH)).toString()
  return `(${text.length} characters) …${end}`
}
