import { type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { answerOf } from './answer.ts'
import { ANY_SCHEMA, exchangeChecks } from './check.ts'
import { example } from './examples.ts'
import { ask, askAll, type Exchange, observe } from './exchange.ts'
import { echoesId } from './line-ids.ts'
import { excerpt } from './trial.ts'
import { unanswerable } from './unanswerable.ts'
import { unreadable } from './unreadable-lines.ts'

/** One line in, one line out. @see suite §Flattener lines */
export const linesChecks = exchangeChecks(
  {
    verifies: 'flattener.lines.answers-every-line',
    title: 'answers every line with one line',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    exchange: ({ id }) => answersEveryLine(id),
  },
  {
    verifies: 'flattener.lines.one-object-per-line',
    title: 'writes one JSON object a line',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    *exchange({ id }) {
      const replies = yield* askSome(id)
      return replies.flatMap((reply) =>
        reply.kind === 'answer'
          ? [satisfied()]
          : reply.kind === 'garbage'
            ? [violated('one JSON object', reply.sentence)]
            : [],
      )
    },
  },
  {
    verifies: 'flattener.lines.echoes-id',
    title: 'repeats the id of the line',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    exchange: ({ id }) => echoesId(id),
  },
  {
    verifies: 'flattener.lines.known-answer',
    title: 'answers with schema and notes, refused or error',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    *exchange({ id }) {
      const replies = yield* askAll([...someOf(id), ...unanswerable(id)])
      return replies.flatMap((reply) => {
        if (reply.kind !== 'answer') return []
        const answer = answerOf(reply)
        return [
          satisfiedUnless(
            answer.kind === 'none' && answer.sentence,
            '`schema` and `notes`, `refused` or `error`',
          ),
        ]
      })
    },
  },
  {
    verifies: 'flattener.lines.unreadable-line',
    title: 'answers a line that it cannot read with an error, and goes on',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    exchange: ({ id }) => unreadable(id),
  },
  {
    verifies: 'flattener.lines.order-is-free',
    title: 'answers in any order',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    // biome-ignore lint/correctness/useYield: it asks nothing.
    *exchange() {
      return [satisfied()]
    },
  },
  {
    verifies: 'flattener.lines.ends-with-input',
    title: 'ends when its input does',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    *exchange({ id }) {
      const reply = yield* ask({ provider: id, schema: example('git') }, { other: true })
      const ended = yield* observe<'ended'>({ endOther: true })
      if (reply.kind !== 'answer' || !ended) return []
      const wrong =
        ended.code !== 0 &&
        (ended.signal
          ? 'it goes on after its input has ended'
          : `it ends with status ${ended.code}`)
      const left = ended.survivors[0] && `it leaves ${ended.survivors[0]} behind`
      return [satisfiedUnless(wrong || left, 'status 0 once its input has ended')]
    },
  },
)

/** What holds of any channel. */
export const providerExchanges = exchangeChecks({
  verifies: 'flattener.lines.unknown-provider',
  title: 'knows no provider that is not there',
  toExercise: ANY_SCHEMA,
  *exchange({ id }) {
    const findings: Finding[] = []
    for (const provider of [...STRANGERS, `${id}-2`, id.slice(0, -1)]) {
      const answer = answerOf(yield* ask({ provider, schema: example('git') }, { alone: true }))
      if (provider === 'openai' && answer.kind === 'none') continue
      findings.push(
        satisfiedUnless(
          answer.kind !== 'error' &&
            `the provider ${excerpt(provider)}: ${answer.kind === 'none' ? answer.sentence : `answered with ${answer.kind}`}`,
          '`error`',
        ),
      )
    }
    return findings
  },
})

const SOME = ['git', 'await', 'a plain object', 'a tuple', 'a tree', 'anything']

const someOf = (provider: string) => SOME.map((name) => ({ provider, schema: example(name) }))

const askSome = (provider: string) => askAll(someOf(provider))

/** Names of no provider, the last of which one may know all the same. */
const STRANGERS = ['no-such-provider', 'constructor', '__proto__', '', 'openai']

function* answersEveryLine(provider: string): Exchange<Finding[]> {
  const replies = yield* askSome(provider)
  const bad = replies.flatMap((reply) =>
    reply.kind === 'answer' ? [] : [violated('one line for each line', reply.sentence)],
  )
  // What was written beside the answers comes before one more of them.
  yield* ask({ provider, schema: example('git') }, { alone: true })
  const anomalies = yield* observe<'anomalies'>({ anomalies: true })
  const { unasked = 0, leftEarly = 0 } = anomalies ?? {}
  if (unasked > 0)
    bad.push(violated('one line for each line', 'it wrote lines that answer nothing'))
  if (leftEarly > 0)
    bad.push(violated('a program that goes on', 'it ended while its input was open'))
  return bad.length > 0 ? bad : replies.map(() => satisfied())
}
