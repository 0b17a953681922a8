import type { JsonObject } from './wire/json.ts'

/** Members of the event that took the place of a note, by what the note carried. */
type Named = (data: unknown) => JsonObject

const sentence: Named = (data) => ({ sentence: data })
const files: Named = (data) => ({ files: data ?? {} })
const processes: Named = (data) => ({ processes: data })
const nothing: Named = () => ({})

/** Name and members of an event by the text of its note in transcripts of format 1. */
const NOTES: ReadonlyMap<unknown, [event: string, members: Named]> = new Map([
  ['fault applied', ['fault-applied', nothing]],
  ['could not start', ['start-failed', (data) => ({ reason: data })]],
  ['driver failed', ['driver-failed', (data) => ({ ...Object(data) })]],
  ['driver refused', ['driver-refused', sentence]],
  ['not supported', ['not-supported', sentence]],
  ['mark not seen', ['mark-not-seen', (data) => ({ mark: data })]],
  ['outside', ['outside-snapshot', files]],
  ['project', ['project-snapshot', files]],
  ['directory changed', ['directory-changed', (data) => ({ change: data })]],
  ['directory not seen', ['directory-not-seen', nothing]],
  ['out of memory', ['out-of-memory', nothing]],
  ['input refused', ['input-refused', nothing]],
  ['interrupted', ['interrupted', nothing]],
  ['events left out', ['events-omitted', (data) => ({ count: data })]],
  ['processes outlived the run', ['processes-outlived-run', processes]],
])

/** An event as the present format spells it: what was a note with a text in format 1 is an event with a name. */
export function withoutNotes(event: JsonObject): JsonObject {
  if (event.event !== 'note') return event
  const { text, data, at } = event
  const [name, members] = NOTES.get(text) ?? []
  return name && members ? { event: name, at, ...members(data) } : event
}
