import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Stored } from '../../harness/stored.ts'
import type { ProbeEntry, Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { Outcome, Result, Results } from '../../spec/generated/results.ts'
import { nullLine } from './null-line.ts'
import { cut, shownData, TEXT_SHOWN, withShownTexts } from './shown-data.ts'

type Counts = Results['counts']

/** The suite and the machine, as every report tells them. */
export const suite = {
  name: 'jp-conformance' as const,
  version: manifest.version,
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
}

/** Counts results by verdict. */
export function countsOf(results: Result[]): Counts {
  const counts: Counts = {
    pass: 0,
    fail: 0,
    warn: 0,
    inconclusive: 0,
    'not-applicable': 0,
    error: 0,
  }
  for (const { verdict } of results) counts[verdict] += 1
  return counts
}

/** The outcome of a run: green only when something required was exercised and nothing required is open. */
export function outcomeOf(results: Result[], interrupted: boolean): Outcome {
  const required = results.filter(({ level }) => level === 'must')
  const has = (verdict: Result['verdict']) => required.some((r) => r.verdict === verdict)
  if (results.some(({ verdict }) => verdict === 'error')) return 'error'
  if (has('fail')) return 'nonconformant'
  return interrupted || has('inconclusive') || !has('pass') ? 'partial' : 'conformant'
}

/** What no case exercised, once for each requirement, with what to add. */
export function notExercisedOf(results: Result[]): NonNullable<Results['notExercised']> {
  const exercised = new Set(
    results
      .filter(({ verdict }) => verdict !== 'not-applicable')
      .map(({ requirement }) => requirement),
  )
  const missing = results.filter(({ requirement, advice }) => advice && !exercised.has(requirement))
  return [
    ...new Map(
      missing.map(({ requirement, advice = '' }) => [requirement, { requirement, advice }]),
    ).values(),
  ]
}

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

const HASHED_UP_TO = 256 * 1024 * 1024

/** The hash of the program that is judged: the last word of the command that names a file. */
export function hashOf(command: readonly string[], cwd: string): string | undefined {
  const file = command.map((word) => resolve(cwd, word)).findLast((path) => isFile(path))
  return file && digestOf(file)
}

// A program may be started and yet not read.
function digestOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}

function isFile(path: string): boolean {
  if (!existsSync(path)) return false
  const found = statSync(path)
  return found.isFile() && found.size <= HASHED_UP_TO
}

/** Transcripts as a results document holds them, by session. */
export const shownAs = (entries: Iterable<[string, Transcript]>) =>
  Object.fromEntries(entries) as NonNullable<Results['transcripts']>

/** The stored sessions that rows point to, as a report shows them. */
export function shownFor(rows: readonly Result[], stored: readonly Stored[]) {
  const wanted = new Set(rows.map(({ transcript }) => transcript))
  const bySession = new Map(stored.map((each) => [each.session, each]))
  const shown = [...bySession.values()].filter(({ session }) => wanted.has(session))
  return shownAs(shown.map((each) => [each.session, shownTranscript(each.read())]))
}

/** What a results document tells beside its rows. */
interface Facts {
  argv: string[]
  seed: number
  interrupted: boolean
  revision: string
}

/** The parts of a results document that follow from its rows. */
export function documentOf(results: Result[], { argv, seed, interrupted, revision }: Facts) {
  return {
    format: 1 as const,
    suite,
    spec: { revision },
    command: argv,
    seed,
    ...(interrupted && { interrupted: true as const }),
    outcome: outcomeOf(results, interrupted),
    counts: countsOf(results),
    results,
    notExercised: notExercisedOf(results),
    nullLine,
  }
}
