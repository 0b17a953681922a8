import { aboutOf, type Stored } from '../harness/stored.ts'
import type { Started, Transcript, TranscriptEvent } from '../harness/transcript.ts'
import type { Problem, Problems } from './problem.ts'
import { mustBeFile } from './read-text.ts'
import { eventIn, HINT } from './transcripts/event.ts'
import { eachLine, type Parts } from './transcripts/file.ts'
import { inOrder, Misread, mustEnd } from './transcripts/misread.ts'
import { type About, sharing } from './transcripts/sharing.ts'
import { whyUnreadable } from './unreadable.ts'

/**
 * Finds the recorded sessions of a file: one event a line, a session from each `start` on. Of the file only the
 * starts are read; the rest is when a session is, and so is what is wrong with it.
 */
export function openTranscripts(path: string, parts: Parts, problems: Problems): Found[] {
  const found: Recorded[] = []
  const file: OpenFile = { path, parts, problems }
  const once = sharing()
  let [line, budget] = [0, KEPT]
  try {
    mustBeFile(path)
    const size = eachLine(path, (from, to, beginning) => {
      line += 1
      if (found.length > 0 && !mayStart(beginning)) return
      const text = withoutMark(parts.text(path, from, to), line)
      const start = startIn(text, found.length === 0)
      if (!start) return
      const session = new Recorded(once(aboutOf(start)), file, from, line)
      budget -= text.length
      if (budget > 0 || from === 0) session.begun = { start, at: to }
      found.push(session)
    })
    for (const [i, session] of found.entries()) session.to = found[i + 1]?.from ?? size
  } catch (error) {
    problems.push({ ...problemOf(error, path, line), ...hintFor(error, path) })
    return []
  }
  if (found.length === 0) problems.push({ message: `${path} holds no recorded session.` })
  return found
}

/** A stored session, and where it begins, `FILE:LINE`. */
export interface Found extends Stored {
  readonly at: string
}

/** A folder is not read; the files that a certification has written into it are. */
const hintFor = (error: unknown, path: string) =>
  (error as NodeJS.ErrnoException).code === 'EISDIR' && {
    hint: `jp-conformance judge ${path.replace(/\/+$/, '')}/*.ndjson`,
  }

/** Starts are read to find the sessions: those of the first so many characters are not read again. */
const KEPT = 8 * 1024 * 1024

/** A file of sessions, and where to report what is wrong with it. */
interface OpenFile {
  path: string
  parts: Parts
  problems: Problems
}

/** A session where it stands: there may be more of them than memory holds, so that each takes as little as can be. */
class Recorded implements Found {
  readonly role: Stored['role']
  readonly session: string
  readonly about: string
  readonly revision: string
  readonly scenario?: string
  readonly fault?: Stored['fault']
  readonly place?: number
  readonly requestedBy?: readonly string[]
  readonly smaller: boolean
  readonly from: number
  to: number
  /** Its start, and where that ends, as long as there is room for it. */
  begun: { start: Started; at: number } | undefined
  readonly #file: OpenFile
  /** The number of its first line. */
  readonly #line: number

  constructor(
    { role, session, about, revision, scenario, fault, place, requestedBy, smaller }: About,
    file: OpenFile,
    from: number,
    line: number,
  ) {
    this.role = role
    this.session = session
    this.about = about
    this.revision = revision
    this.scenario = scenario
    this.fault = fault
    this.place = place
    this.requestedBy = requestedBy
    this.smaller = smaller
    this.#file = file
    this.from = from
    this.to = from
    this.#line = line
  }

  get at(): string {
    return `${this.#file.path}:${this.#line}`
  }

  read(): Transcript {
    const { path, parts, problems } = this.#file
    const events: Transcript = this.begun ? [this.begun.start] : []
    let line = this.#line
    try {
      for (const texts of parts.lines(path, this.begun?.at ?? this.from, this.to))
        for (const text of texts) {
          if (!isBlank(text)) events.push(inOrder(readEvent(text), events.at(-1)))
          line += 1
        }
      line = this.#line
      mustEnd(events)
    } catch (error) {
      const problem = problemOf(error, path, line)
      if (!problems.some(({ at, message }) => at === problem.at && message === problem.message))
        problems.push(problem)
    }
    return events
  }
}

/** The start in a line, if one stands there; in the first line one must. */
function startIn(line: string, must: boolean): Started | undefined {
  if (isBlank(line)) return undefined
  const event = eventIn(line)
  if (!('message' in event) && event.event === 'start') return event
  if (must) throw new Misread('message' in event ? event : NO_START)
  return undefined
}

/** Reads one line, or throws what is wrong with it. */
function readEvent(line: string): TranscriptEvent {
  const event = eventIn(line)
  if ('message' in event) throw new Misread(event)
  return event
}

/** A byte order mark in front of the first line is passed over, as in every file. */
const withoutMark = (text: string, line: number) =>
  line === 1 ? text.replace(/^\uFEFF/, '') : text

const NO_START: Problem = { message: 'the first event must be `start`.', hint: HINT }

function problemOf(error: unknown, path: string, line: number): Problem {
  const at = `${path}:${line}`
  if (error instanceof Misread) return { ...error.problem, at }
  if (error instanceof RangeError)
    return { at, message: `this line cannot be read: ${error.message}` }
  return { message: `the transcript ${path} cannot be read: ${whyUnreadable(error)}.` }
}

const isBlank = (line: string) => !line.startsWith('{') && line.trim() === ''

/** As we spell events, the beginning of a line shows which one it is without its being read. */
const mayStart = (beginning: string) =>
  !beginning.startsWith(SPELLED) || beginning.startsWith('start', SPELLED.length)

const SPELLED = '{"event":"'
