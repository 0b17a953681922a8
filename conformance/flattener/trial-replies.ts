import type { Reply } from '../../harness/exchange.ts'
import type { Profile } from '../../spec/generated/providers.ts'
import { answerOf, type Spelt, speltOf } from './answer.ts'
import type { Example } from './examples.ts'
import type { Valid } from './samples.ts'
import { decodedBySuite, encodedBySuite, ownPadding } from './spelling.ts'
import { type Admitted, type Flat, flattened, isFlat, type Sample, type Trial } from './trial.ts'

/** Whom a trial is about: one schema, for one provider, of a flattener that may spell instances itself. */
export interface Tried {
  example: Pick<Example, 'name' | 'schema'>
  profile: Profile
  instances: boolean
}

/** The valid instances of a trial, and all that was replied in it. Lists are by the number of the instance. */
export interface TrialReplies {
  valid: readonly Valid[]
  /** Values in the flattened spelling that the flattened schema admits, and behind them some that it refuses. */
  admitted: readonly unknown[]
  flatten: Reply
  again?: Reply
  second?: Reply
  encoded: Record<number, Reply>
  decoded: Record<number, Reply>
  padded: Record<number, Reply>
  decodedAdmitted: Record<number, Reply>
}

/** Everything that one trial showed, by the replies. */
export function trialOf(tried: Tried, replies: TrialReplies): Trial {
  const { example, profile, instances } = tried
  const { flatten, again, second, valid } = replies
  const trial: Trial = {
    ...{ about: example.name, schema: example.schema, profile, instances },
    answer: answerOf(flatten),
    ...(again && { again: answerOf(again) }),
    ...(second && { second: answerOf(second) }),
    samples: valid.map(plainSample),
    ...{ admitted: [], refused: [] },
  }
  if (!isFlat(trial)) return trial
  const judge = flattened(trial)
  const all = replies.admitted.map((value, at) => ({
    value,
    decoded: decodedTo(trial, value, replies.decodedAdmitted[at]),
  }))
  const isRefused = ({ value }: Admitted) => judge?.accepts(value) === false
  return {
    ...trial,
    samples: valid.map((one, at) => sampleOf(trial, one, at, replies)),
    admitted: all.filter((one) => !isRefused(one)),
    refused: all.filter(isRefused),
  }
}

const plainSample = ({ branch, value }: Valid): Sample => ({
  ...{ branch, value },
  encoded: { kind: 'value', value },
})

/** How an instance is spelled for the flattened schema. */
const encodedTo = (trial: Flat, value: unknown, reply: Reply | undefined): Spelt =>
  trial.instances
    ? spelt(reply)
    : { kind: 'value', value: encodedBySuite(trial.profile, trial.answer.schema, value) }

function decodedTo(trial: Flat, value: unknown, reply: Reply | undefined): Spelt {
  if (trial.instances) return spelt(reply)
  return { kind: 'value', value: decodedBySuite(trial.profile, trial.schema, value) }
}

const spelt = (reply: Reply | undefined): Spelt =>
  reply ? speltOf(reply) : { kind: 'none', sentence: 'the session ended before its end' }

function sampleOf(
  trial: Flat,
  { branch, value }: Valid,
  at: number,
  replies: TrialReplies,
): Sample {
  const encoded = encodedTo(trial, value, replies.encoded[at])
  if (encoded.kind !== 'value') return { branch, value, encoded }
  const decoded = decodedTo(trial, encoded.value, replies.decoded[at])
  const spelling = ownPadding(trial, value, encoded.value)
  const padded = spelling && { spelt: spelling, decoded: spelt(replies.padded[at]) }
  return { branch, value, encoded, decoded, ...(padded && { padded }) }
}
