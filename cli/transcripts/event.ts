import { withoutNotes } from '../../harness/former-transcript.ts'
import { TRANSCRIPT_FORMAT, type TranscriptEvent } from '../../harness/transcript.ts'
import { transcriptEvent } from '../../harness/validators/transcript.ts'
import type { SchemaError } from '../../harness/validators/validate.ts'
import { isObject, type JsonObject, parse } from '../../harness/wire/json.ts'
import { segmentsOf } from '../../harness/wire/json-pointer.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { spelt } from '../yaml/explain.ts'
import { relevantErrors } from '../yaml/relevant-errors.ts'
import { sentence } from '../yaml/sentence.ts'

/** Reads one line of a transcript of this format or a former one, or states what is wrong with it. */
export function eventIn(line: string): TranscriptEvent | Problem {
  const value = parse(line)
  if (!isObject(value)) return { message: 'this line is not a JSON object.', hint: HINT }
  if (typeof value.event !== 'string')
    return { message: 'this line has no `event`, as every event of a transcript has.', hint: HINT }
  const event = withoutNotes(value)
  if (transcriptEvent(event)) return event
  return isNewer(event) ? newer(event) : misfit(event, transcriptEvent.errors ?? [])
}

/** Where transcripts come from. */
export const HINT = 'A transcript is what the option --transcripts DIR of a certification writes.'

const isNewer = ({ event, format }: JsonObject) =>
  event === 'start' && typeof format === 'number' && format > TRANSCRIPT_FORMAT

const newer = ({ format }: JsonObject): Problem => ({
  message: `the transcript has format ${format}, and this program reads formats up to ${TRANSCRIPT_FORMAT}.`,
  hint: 'Judge it with the version of jp-conformance that recorded it, or with a newer one.',
})

/** What a schema has against an event, by its first error. */
function misfit({ event }: JsonObject, errors: readonly SchemaError[]): Problem {
  const [error] = relevantErrors(errors)
  if (!error) return { message: `the event \`${event}\` has not the form of an event.` }
  const place = spelt(segmentsOf(error.instancePath))
  if (error.keyword === 'discriminator') return unknownName(error, place)
  const { message } = sentence(error, place, 'it')
  return { message: `in the event \`${event}\`, ${message}` }
}

/** An event or a fault that nobody knows, and the name that is nearest to it. */
function unknownName({ params, parentSchema }: SchemaError, place: string): Problem {
  const about = place.split('.').at(-1) || 'event'
  const { oneOf } = parentSchema as { oneOf: Branch[] }
  const name = String(params.tagValue)
  const guess = didYouMean(name, oneOf.flatMap(namesOf))
  return { message: `unknown ${about} \`${name}\`${guess ? `; ${guess}` : '.'}` }
}

/** An alternative: one that is defined elsewhere under its name, or one that states the names of its kind. */
interface Branch {
  $ref?: string
  properties?: { kind?: { const?: string; enum?: string[] } }
}

const namesOf = ({ $ref, properties: { kind } = {} }: Branch): string[] =>
  $ref === undefined ? (kind?.enum ?? [String(kind?.const)]) : $ref.split('/').slice(-1)
