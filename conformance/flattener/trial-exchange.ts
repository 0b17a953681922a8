import type { Purpose, Reply } from '../../harness/exchange.ts'
import { closed, namesIn } from '../../harness/generators/closed.ts'
import { MISSPELT, misspelt } from '../../harness/generators/misspelt.ts'
import { nearMisses, poolOf } from '../../harness/generators/mutations.ts'
import { type Validator, validatorFor } from '../../harness/schemas/validator.ts'
import { elementsOf, isObject, type JsonObject, parse } from '../../harness/wire/json.ts'
import type { Example } from './examples.ts'
import type { Ask, Exchange } from './exchange.ts'
import { validInstances } from './samples.ts'
import { ownPadding, padded, unpadded } from './spelling.ts'
import { equalSpelling } from './spelt-members.ts'
import { type Flat, flattened, isFlat, type Trial } from './trial.ts'
import { type TrialReplies, type Tried, trialOf } from './trial-replies.ts'

/** Admitted calls that are decoded. */
const MOST_ADMITTED = 24

/** A trial to be made: the whole example, and the seed of its generated instances. */
export interface TrialToMake extends Tried {
  example: Example
  seed: number
}

/** Asks everything about one schema: what it becomes, what its instances become, and the same once more. */
export function* trialExchange(tried: TrialToMake): Exchange<Trial> {
  const { example, profile, seed } = tried
  const asks = askFor({ provider: profile.id, schema: example.schema })
  const [flatten] = (yield [asks({ asks: 'flatten' })]) as [Reply]
  const replies = blank(flatten, validInstances(example, seed))
  const plain = trialOf(tried, replies)
  yield replies.valid.map((instance) => ({ instance }))
  if (!isFlat(plain)) return plain
  if (tried.instances) yield* encoded(replies, asks)
  const { samples } = trialOf(tried, replies)
  replies.admitted = admittedBy({ ...plain, samples }, example)
  yield replies.admitted.map((value) => ({ instance: { value, admitted: true as const } }))
  yield* others({ ...plain, samples }, replies, asks)
  return trialOf(tried, replies)
}

const blank = (flatten: Reply, valid: TrialReplies['valid']): TrialReplies => ({
  ...{ flatten, valid, admitted: [] },
  ...{ encoded: {}, decoded: {}, padded: {}, decodedAdmitted: {} },
})

/** Makes a message of the trial for a purpose. */
type AskFor = (purpose: Purpose, more?: JsonObject) => Ask

const askFor =
  (about: JsonObject): AskFor =>
  (purpose, more = {}) => ({ message: { ...about, ...more }, purpose })

function* encoded(replies: TrialReplies, asks: AskFor): Exchange<void> {
  const answers = yield replies.valid.map(({ value }, sample) =>
    asks({ asks: 'encode', sample }, { encode: value }),
  )
  for (const [at, reply] of answers.entries()) replies.encoded[at] = reply as Reply
}

/** One message, and where its reply belongs. */
interface Placed {
  ask: Ask
  place(reply: Reply): void
}

/** Everything that needs nothing but the flattened schema and the encoded instances, at once. */
function* others(trial: Flat, replies: TrialReplies, asks: AskFor): Exchange<void> {
  const placed = [...decodings(trial, replies, asks), ...flattenings(trial, replies, asks)]
  const answers = yield placed.map(({ ask }) => ask)
  for (const [at, { place }] of placed.entries()) place(answers[at] as Reply)
}

function flattenings(trial: Flat, replies: TrialReplies, asks: AskFor): Placed[] {
  return [
    {
      ask: asks({ asks: 'second' }, { schema: trial.answer.schema }),
      place: (reply) => {
        replies.second = reply
      },
    },
    {
      ask: asks({ asks: 'again' }),
      place: (reply) => {
        replies.again = reply
      },
    },
  ]
}

function decodings(trial: Flat, replies: TrialReplies, asks: AskFor): Placed[] {
  if (!trial.instances) return []
  const placed: Placed[] = []
  const decode = (purpose: Purpose, value: unknown, into: Record<number, Reply>, at: number) =>
    placed.push({
      ask: asks(purpose, { decode: value }),
      place: (reply) => {
        into[at] = reply
      },
    })
  for (const [sample, { value, encoded: spelt }] of trial.samples.entries()) {
    if (spelt.kind !== 'value') continue
    decode({ asks: 'decode', sample }, spelt.value, replies.decoded, sample)
    const own = ownPadding(trial, value, spelt.value)
    if (own) decode({ asks: 'decode-padded', sample }, own, replies.padded, sample)
  }
  for (const [admitted, value] of replies.admitted.entries())
    decode({ asks: 'decode', admitted }, value, replies.decodedAdmitted, admitted)
  return placed
}

/** What the flattened schema admits near to valid calls: some of it is wrong, and must be noted. */
function admittedBy(trial: Flat, { invalid = [] }: Example): unknown[] {
  const judge = flattened(trial)
  if (!judge) return []
  const spelt = trial.samples.flatMap(({ encoded: one }) =>
    one.kind === 'value' ? [one.value] : [],
  )
  const { properties } = trial.answer.schema
  const known = isObject(properties) ? Object.keys(properties) : []
  const pool = poolOf(
    [...inventedIn(trial), ...spelt],
    [...new Set([...namesIn(trial.schema), ...known])],
  )
  const near = spelt.flatMap((value) => nearMisses(value, pool))
  const given = invalid.map((value) => padded(trial.answer.schema, value))
  const through = uniqueValues([...given, ...near]).filter((value) => judge.accepts(value))
  return [...wrongFirst(trial, through).slice(0, MOST_ADMITTED), ...mendable(trial, judge)]
}

/** Calls that the flattened schema refuses, one of each kind, where it spells calls as the given one does. */
function mendable(trial: Flat, judge: Validator): unknown[] {
  if (!trial.instances || !equalSpelling(trial)) return []
  return MISSPELT.flatMap((misspell) => {
    const found = trial.samples
      .flatMap(({ value }) => misspelt(value, misspell))
      .find((value) => judge.accepts(value) === false)
    return found === undefined ? [] : [found]
  })
}

/**
 * Members with values that the flattened schema lists for them and the given one nowhere has; null stands for none, and
 * JSON text for what it spells.
 */
function inventedIn({ schema, answer }: Flat): JsonObject[] {
  const { properties } = answer.schema
  const text = JSON.stringify(schema)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, member]) =>
    elementsOf(isObject(member) ? member.enum : undefined)
      .filter((value) => value !== null && !text.includes(JSON.stringify(value)))
      .filter((value) => typeof value !== 'string' || parse(value) === undefined)
      .map((value) => ({ [name]: value })),
  )
}

const uniqueValues = (all: unknown[]) => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
]

/** What is wrong by the given schema as it stands comes first: that is what gets through. */
function wrongFirst({ schema, samples }: Flat, values: unknown[]): unknown[] {
  if (!equalSpelling({ samples })) return values
  const [given, judge] = [validatorFor(schema), validatorFor(closed(schema))]
  const { wrong = [], right = [] } = Object.groupBy(values, (value) =>
    judge?.accepts(unpadded(given, value)) === false ? 'wrong' : 'right',
  )
  return [...wrong, ...right]
}
