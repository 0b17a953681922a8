import type { Started, Transcript } from '../../../harness/transcript.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { citationOf, concerns } from '../../engine/clause.ts'
import type { Golden } from './golden.ts'

/** Finds what the judge states about a golden subject. */
type Judged = (golden: Golden) => readonly string[]

/** Characters of messages above which a session of a correct subject is left to the run of processes. */
const LARGE = 1024 * 1024

/**
 * The sessions of a run that decide: those that a row shows, and those without a fault that these are compared with. Where the findings on the violated requirement would be others, all sessions stay. Of a correct subject all
 * stay but the large ones, which are listed.
 */
export function deciding(whole: Golden, { results }: Results, judged: Judged): Golden {
  const { requirement } = whole
  if (requirement === undefined) return withoutLarge(whole)
  const shown = new Set(
    results
      .filter((row) => row.verdict !== 'pass' || concerns(requirement, citationOf(row)))
      .map(({ transcript }) => transcript),
  )
  for (const { session, shrinks } of whole.transcripts.map(startOf))
    if (shrinks && shown.has(session)) shown.add(shrinks.session)
  const groups = new Set(
    whole.transcripts
      .map(startOf)
      .flatMap((start) => (shown.has(start.session) ? [groupOf(start)] : [])),
  )
  const transcripts = whole.transcripts.filter((transcript) => {
    const start = startOf(transcript)
    return shown.has(start.session) || (isBaseline(start) && groups.has(groupOf(start)))
  })
  const smaller = { ...whole, transcripts }
  return own(judged(smaller), requirement) === own(judged(whole), requirement) ? smaller : whole
}

const groupOf = ({ case: name, scenario }: Started) => JSON.stringify([name, scenario])

const isBaseline = ({ fault }: Started) => !fault || fault.kind === 'again'

function withoutLarge({ transcripts, ...subject }: Golden): Golden {
  const { kept: retained = [], large = [] } = Object.groupBy(transcripts, (transcript) =>
    sizeOf(transcript) > LARGE ? 'large' : 'kept',
  )
  const leftOut = large.map((transcript) => startOf(transcript).session).sort()
  return { ...subject, transcripts: retained, ...(leftOut.length > 0 && { leftOut }) }
}

const sizeOf = (transcript: Transcript) =>
  transcript.reduce((sum, event) => sum + ('text' in event ? (event.text?.length ?? 0) : 0), 0)

/** The findings on one requirement; how often something was satisfied does not count. */
const own = (lines: readonly string[], requirement: string) =>
  lines.filter((line) => concerns(requirement, line.split(' | ')[1] ?? '')).join('\n')

function startOf([start]: Transcript): Started {
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  return start
}
