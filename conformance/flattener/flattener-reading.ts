import type { AskReply, Instance, Purpose, Reply } from '../../harness/exchange.ts'
import type { Transcript, TranscriptEvent } from '../../harness/transcript.ts'
import { isObject, type JsonObject, parse } from '../../harness/wire/json.ts'
import { type Profile, type ProviderId, providers } from '../../spec/generated/providers.ts'
import type { Reading } from '../engine/check.ts'
import { beyondLimit } from './beyond.ts'
import type { Valid } from './samples.ts'
import type { Trial } from './trial.ts'
import { type TrialReplies, trialOf } from './trial-replies.ts'

/** A transcript of one session with a flattener. */
export interface FlattenerReading extends Reading {
  profile: Profile
  /** Everything that was replied, in the order in which it was asked. */
  replies: readonly AskReply[]
  /** What a trial of a schema showed. */
  trial?: Trial
}

/** Reads a transcript of a session with a flattener. */
export function readFlattenerSession(transcript: Transcript): FlattenerReading {
  const [start] = transcript
  if (start?.event !== 'start') throw new TypeError('a transcript begins with its start event')
  const provider = (start.case ?? 'portable-flat') as ProviderId
  const profile = providers[provider]
  const { example, instances = false } = start.context ?? {}
  // Of a session of which not all was taken, nothing is judged.
  const asked = beyondLimit(transcript) ? [] : askedIn(transcript)
  const trial = example && trialIn({ example, profile, instances }, transcript, asked)
  return {
    start,
    transcript,
    profile,
    replies: asked.map(({ reply }) => reply),
    ...(trial && { trial }),
  }
}

/** Whether something was not replied to in time. */
export const isSilent = ({ replies }: FlattenerReading): boolean =>
  replies.some(({ kind }) => kind === 'silent')

/** Something that was asked, and the reply. */
interface Asked {
  purpose?: Purpose
  reply: AskReply
}

/** What was asked and replied to, in the order of asking. */
function askedIn(transcript: Transcript): Asked[] {
  const asked = new Map<number, Asked>()
  const purposes = new Map<number, Purpose>()
  for (const event of transcript) {
    if (!('exchange' in event) || event.exchange === undefined) continue
    if (event.event === 'sent' && event.purpose) purposes.set(event.exchange, event.purpose)
    const reply = replyIn(event)
    const purpose = purposes.get(event.exchange)
    if (reply) asked.set(event.exchange, { reply, ...(purpose && { purpose }) })
  }
  return [...asked].toSorted(([a], [b]) => a - b).map(([, one]) => one)
}

function replyIn(event: TranscriptEvent): AskReply | undefined {
  if (event.event === 'reply') return event.reply
  if (event.event !== 'received') return undefined
  const message = event.text === undefined ? undefined : parse(event.text)
  return isObject(message)
    ? { kind: 'answer', message, text: event.text ?? '' }
    : { kind: 'garbage', sentence: 'it wrote a line that is no JSON object' }
}

function trialIn(
  about: { example: { name: string; schema: JsonObject }; profile: Profile; instances: boolean },
  transcript: Transcript,
  asked: readonly Asked[],
): Trial | undefined {
  const chosen = transcript.flatMap((e) => (e.event === 'instance' ? [e.instance] : []))
  const replies: TrialReplies = {
    flatten: { kind: 'silent', sentence: 'the session ended before its end' },
    valid: chosen.filter(isValid),
    admitted: chosen.filter((instance) => !isValid(instance)).map(({ value }) => value),
    ...{ encoded: {}, decoded: {}, padded: {}, decodedAdmitted: {} },
  }
  for (const { purpose, reply } of asked) if (purpose) place(replies, purpose, reply as Reply)
  return asked.length > 0 ? trialOf(about, replies) : undefined
}

const isValid = (instance: Instance): instance is Valid => !('admitted' in instance)

function place(replies: TrialReplies, purpose: Purpose, reply: Reply): void {
  if ('admitted' in purpose) replies.decodedAdmitted[purpose.admitted] = reply
  else if (purpose.asks === 'encode') replies.encoded[purpose.sample] = reply
  else if (purpose.asks === 'decode') replies.decoded[purpose.sample] = reply
  else if (purpose.asks === 'decode-padded') replies.padded[purpose.sample] = reply
  else replies[purpose.asks] = reply
}
