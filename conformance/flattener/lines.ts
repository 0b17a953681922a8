import type { Reply } from '../../harness/exchange.ts'
import { isObject } from '../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { answerOf } from './answer.ts'
import { ANY_SCHEMA, exchangeChecks } from './check.ts'
import { example } from './examples.ts'
import { ask, askAll, type Exchange, observe } from './exchange.ts'

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
    *exchange({ id }) {
      const ids: (string | number)[] = [7, '7', 0, -1, 'größe "x"', '', 9007199254740991]
      const findings: Finding[] = []
      for (const given of ids) {
        const reply = yield* ask(
          { id: given, provider: id, schema: example('git') },
          { alone: true },
        )
        if (reply.kind !== 'answer') continue
        findings.push(
          satisfiedUnless(
            reply.message.id !== given &&
              `the line with the id ${JSON.stringify(given)} is answered with the id ${JSON.stringify(reply.message.id)}`,
            'the same id',
          ),
        )
      }
      return findings
    },
  },
  {
    verifies: 'flattener.lines.known-answer',
    title: 'answers with schema and notes, refused or error',
    toExercise: ANY_SCHEMA,
    ofLines: true,
    *exchange({ id }) {
      const replies = yield* askSome(id)
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
  *exchange() {
    const findings: Finding[] = []
    for (const provider of ['no-such-provider', 'constructor', 'openai']) {
      const answer = answerOf(yield* ask({ provider, schema: example('git') }, { alone: true }))
      if (provider === 'openai' && answer.kind === 'none') continue
      findings.push(
        satisfiedUnless(
          answer.kind !== 'error' &&
            `the provider ${provider}: ${answer.kind === 'none' ? answer.sentence : `answered with ${answer.kind}`}`,
          '`error`',
        ),
      )
    }
    return findings
  },
})

const SOME = ['git', 'await', 'a plain object', 'a tuple', 'a tree', 'anything']

const askSome = (provider: string) =>
  askAll(SOME.map((name) => ({ provider, schema: example(name) })))

function* answersEveryLine(provider: string): Exchange<Finding[]> {
  const replies = yield* askSome(provider)
  const bad = replies.flatMap((reply) =>
    reply.kind === 'answer' ? [] : [violated('one line for each line', reply.sentence)],
  )
  const anomalies = yield* observe<'anomalies'>({ anomalies: true })
  const { unasked = 0, leftEarly = 0 } = anomalies ?? {}
  if (unasked > 0)
    bad.push(violated('one line for each line', 'it wrote lines that answer nothing'))
  if (leftEarly > 0)
    bad.push(violated('a program that goes on', 'it ended while its input was open'))
  return bad.length > 0 ? bad : replies.map(() => satisfied())
}

const UNREADABLE = [
  'not JSON',
  '{"id":1,',
  '[1,2]',
  '"text"',
  '{}',
  '{"id":5}',
  '{"id":6,"provider":7,"schema":{}}',
  '{"id":7,"provider":"portable-flat","schema":"{}"}',
]

function* unreadable(provider: string): Exchange<Finding[]> {
  const findings: Finding[] = []
  for (const line of UNREADABLE) {
    const reply = yield [{ line }]
    const answer = answerOf(reply[0] as Reply)
    const next = yield* ask({ provider, schema: example('a plain object') }, { alone: true })
    const wrong =
      answer.kind !== 'error'
        ? `${line}: ${answer.kind === 'none' ? answer.sentence : `answered with ${answer.kind}`}`
        : !isNext(next) && `after ${line} the next line is not answered`
    findings.push(satisfiedUnless(wrong, '`error`, and the next line as before'))
  }
  return findings
}

const isNext = (reply: Reply) => reply.kind === 'answer' && isObject(reply.message)
