import type { ProbeEntry, Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import { cut, shownData, TEXT_SHOWN, withShownTexts } from './excerpt-data.ts'

const EVENTS_SHOWN = 200

/** How many events at the beginning of a transcript every report shows. */
export const HEAD_SHOWN = EVENTS_SHOWN / 2

/** A transcript as a report shows it: long texts and long conversations are cut. */
export function shownTranscript(transcript: Transcript): Transcript {
  const short = transcript.map(shownEvent)
  if (short.length <= EVENTS_SHOWN) return short
  const half = HEAD_SHOWN
  const left = short.length - EVENTS_SHOWN
  const gap: TranscriptEvent = {
    event: 'note',
    at: short[half]?.at ?? 0,
    text: 'events left out',
    data: left,
  }
  return [...short.slice(0, half), gap, ...short.slice(-half)]
}

function shownEvent(event: TranscriptEvent): TranscriptEvent {
  if (event.event === 'note') return shownNote(event)
  if (event.event === 'web') return { ...event, request: withShownTexts(event.request) }
  if (event.event === 'probe') return { ...event, entry: shownEntry(event.entry) }
  if ('base64' in event && event.base64) return { ...event, base64: cut(event.base64) }
  if (!('text' in event) || event.text === undefined || event.text.length <= TEXT_SHOWN)
    return event
  const size = `(${event.text.length} characters)`
  const text =
    event.event === 'stderr' ? `${size} …${end(event.text)}` : `${cut(event.text)}… ${size}`
  return { ...event, text } as TranscriptEvent
}

type Note = Extract<TranscriptEvent, { event: 'note' }>

/** The project is known from the case. */
function shownNote(note: Note): Note {
  if (note.text === 'project') return { ...note, data: undefined }
  return 'data' in note ? { ...note, data: shownData(note.data) } : note
}

const shownEntry = ({ seen, ...entry }: ProbeEntry): ProbeEntry => ({
  ...withShownTexts(entry),
  ...(seen !== undefined && { seen: shownData(seen) }),
})

/** What goes wrong stands at the end of what a program says of itself. */
const end = (text: string) => Buffer.from(text.slice(-TEXT_SHOWN)).toString()
