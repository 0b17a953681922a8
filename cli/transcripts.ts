import { aboutOf, type Stored } from '../harness/stored.ts'
import type { Transcript } from '../harness/transcript.ts'
import type { Problem, Problems } from './problem.ts'
import { eventIn, HINT } from './transcripts/event.ts'
import { eachLine, type Parts } from './transcripts/file.ts'

/**
 * Finds the recorded sessions of a file: one event a line, a session from each `start` on. Of the file only the
 * starts are read; the rest is when a session is, and so is told what is wrong with it.
 */
export function openTranscripts(path: string, parts: Parts, problems: Problems): Stored[] {
  const found: Place[] = []
  let line = 0
  try {
    const size = eachLine(path, (from, to, beginning) => {
      line += 1
      if (found.length > 0 && !mayStart(beginning)) return
      const text = parts.text(path, from, to)
      if (isBlank(text)) return
      const event = eventIn(text)
      const start = 'says' in event || event.event === 'start' ? event : NO_START
      if (!('says' in start)) found.push({ path, from, to: from, line, about: aboutOf(start) })
      else if (found.length === 0) throw new Misread(start)
    })
    for (const [i, place] of found.entries()) place.to = found[i + 1]?.from ?? size
  } catch (error) {
    problems.push(problemOf(error, path, line))
    return []
  }
  if (found.length === 0) problems.push({ says: `${path} holds no recorded session.` })
  return found.map((place) => storedAt(place, parts, problems))
}

/** Where a session stands, and what it is about. */
interface Place {
  about: Omit<Stored, 'read'>
  path: string
  /** In bytes. */
  from: number
  to: number
  /** The number of its first line. */
  line: number
}

/** What the first line of a file says in the place of a start. */
class Misread extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.says)
    this.problem = problem
  }
}

const NO_START: Problem = { says: 'the first event must be `start`.', hint: HINT }

function problemOf(error: unknown, path: string, line: number): Problem {
  if (error instanceof Misread) return { ...error.problem, at: `${path}:${line}` }
  return { says: `the transcript ${path} cannot be read: ${(error as Error).message}` }
}

const isBlank = (line: string) => !line.startsWith('{') && line.trim() === ''

/** As we spell events, the beginning of a line tells which one it is without its being read. */
const mayStart = (beginning: string) =>
  !beginning.startsWith(SPELLED) || beginning.startsWith('start', SPELLED.length)

const SPELLED = '{"event":"'

function storedAt(place: Place, parts: Parts, problems: Problems): Stored {
  const { about, path, from, to, line } = place
  return {
    ...about,
    read() {
      const { events, problem } = eventsIn(parts.text(path, from, to), { path, line })
      if (problem && !problems.some(({ at }) => at === problem.at)) problems.push(problem)
      return events
    },
  }
}

/** The events of one session; what is wrong with one ends the reading. */
function eventsIn(
  text: string,
  { path, line: first }: Pick<Place, 'path' | 'line'>,
): { events: Transcript; problem?: Problem } {
  const events: Transcript = []
  let number = first
  for (const line of text.split('\n')) {
    const event = isBlank(line) ? undefined : eventIn(line)
    if (event && 'says' in event) return { events, problem: { ...event, at: `${path}:${number}` } }
    if (event) events.push(event)
    number += 1
  }
  return { events }
}
