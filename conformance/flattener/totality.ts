import { type Finding, satisfiedUnless, violated } from '../engine/finding.ts'
import { type Answer, answerOf } from './answer.ts'
import { ANY_SCHEMA, exchangeChecks, trialChecks } from './check.ts'
import { example } from './examples.ts'
import { ask, askAll } from './exchange.ts'
import { named, type Trial } from './trial.ts'

/** Every schema gets an answer. @see suite §Flattener lines */
export const totalityChecks = trialChecks(
  {
    verifies: 'flattener.totality.any-schema',
    title: 'answers every schema',
    toExercise: ANY_SCHEMA,
    judge: (trial) => [answered(trial)],
  },
  {
    verifies: 'flattener.totality.unknown-keywords',
    title: 'does not fail at a keyword it does not know',
    toExercise: 'Add a schema with a keyword of your own.',
    judge: (trial) =>
      Object.keys(trial.schema).some((key) => key.startsWith('x-')) ? [answered(trial)] : [],
  },
)

/** A schema is flattened or refused; an error states that the line could not be read. */
function answered(trial: Trial): Finding {
  const { answer } = trial
  const wrong =
    answer.kind === 'none'
      ? `${named(trial)}: ${answer.sentence}`
      : answer.kind === 'error' && `${named(trial)}: answered with the error: ${answer.error}`
  return satisfiedUnless(wrong, '`schema` and `notes`, or `refused`')
}

const TOOLS = ['git', 'cargo_check', 'await']

/** Schemas that may well be refused, and must not spoil what comes after. */
const BAD: readonly unknown[] = [
  'no schema',
  { type: 'string' },
  { type: 'object', properties: { a: { $ref: '#/$defs/nowhere' } } },
  { type: 'object', properties: { a: { not: {} } }, required: ['a'] },
  { type: 'object', properties: { a: { type: 'no such type' } } },
  { type: 'object', properties: [] },
]

const describe = (answer: Answer) => (answer.kind === 'none' ? answer.sentence : answer.kind)

export const totalityExchanges = exchangeChecks(
  {
    verifies: 'flattener.totality.one-bad-tool',
    title: 'keeps one bad tool from spoiling the rest',
    toExercise: ANY_SCHEMA,
    *exchange({ id: provider }) {
      const tools = TOOLS.map((name) => ({
        ...{ provider, schema: example(name) },
      }))
      const before = (yield* askAll(tools)).map(answerOf)
      const after: Answer[][] = []
      for (const schema of BAD)
        after.push((yield* askAll([{ provider, schema }, ...tools])).slice(1).map(answerOf))
      return before.flatMap((answer, i) => {
        if (answer.kind === 'none' || answer.kind === 'error') return []
        const now = after
          .flatMap((answers) => answers[i] ?? [])
          .find((each) => each.kind !== answer.kind || each.text !== answer.text)
        return [
          satisfiedUnless(
            now &&
              `after a schema that is bad, ${TOOLS[i]} is answered otherwise: ${describe(now)}`,
            'the same answer as without them',
          ),
        ]
      })
    },
  },
  {
    verifies: 'flattener.totality.every-provider',
    title: 'answers for the provider',
    toExercise: ANY_SCHEMA,
    *exchange({ id }) {
      const answer = answerOf(yield* ask({ provider: id, schema: example('a plain object') }))
      if (answer.kind === 'none') return [violated('an answer', answer.sentence)]
      return [
        satisfiedUnless(
          answer.kind === 'error' && `it does not answer for ${id}: ${answer.error}`,
          'an answer for each provider that has a profile',
        ),
      ]
    },
  },
)
