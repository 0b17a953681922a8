import type { Reply } from '../../harness/exchange.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { answerOf } from './answer.ts'
import { ANY_SCHEMA, exchangeChecks } from './check.ts'
import { example } from './examples.ts'
import { ask, type Exchange, observe } from './exchange.ts'
import { firstDifference } from './first-difference.ts'

/** Exchanges with a flattener that must not remember, choose at random or fetch. */
export const purityExchanges = exchangeChecks(
  {
    verifies: 'flattener.purity.same-bytes',
    title: 'answers with the same bytes in every run',
    toExercise: ANY_SCHEMA,
    *exchange({ id }) {
      const findings: Finding[] = []
      for (const name of ['git', 'conflicting members', 'a definition used twice']) {
        const line = { id: 'same', provider: id, schema: example(name) }
        const [a, b, c] = [yield* ask(line), yield* ask(line), yield* ask(line, { other: true })]
        if (a.kind !== 'answer' || b.kind !== 'answer' || c.kind !== 'answer') continue
        const wrong =
          a.text !== b.text
            ? `${name}: in one run ${firstDifference(a.text, b.text)}`
            : a.text !== c.text && `${name}: in another run ${firstDifference(a.text, c.text)}`
        findings.push(satisfiedUnless(wrong, 'the same bytes'))
      }
      yield* observe({ endOther: true })
      return findings
    },
  },
  {
    verifies: 'flattener.purity.no-memory',
    title: 'answers like a program that has read nothing else',
    toExercise: ANY_SCHEMA,
    exchange: ({ id }) => remembersNothing(id),
  },
  {
    verifies: 'flattener.purity.needs-no-network',
    title: 'fetches nothing',
    toExercise: ANY_SCHEMA,
    *exchange({ id }) {
      const server = yield* observe<'server'>({ server: 'open' })
      const url = server?.url ?? ''
      const replies: Reply[] = []
      for (const schema of addressed(url)) replies.push(yield* ask({ provider: id, schema }))
      const visits = yield* observe<'visits'>({ server: 'close' })
      const answers = replies.map(answerOf)
      if (answers.every(({ kind }) => kind === 'none')) return []
      if (visits && visits.count > 0)
        return [violated('nothing is fetched', 'it fetched an address that a schema holds')]
      return [satisfied()]
    },
  },
)

/** Schemas with an address wherever one may stand. */
function addressed(url: string): JsonObject[] {
  const dialect = 'https://json-schema.org/draft/2020-12/schema'
  const schema = (member: JsonObject, rest: JsonObject = {}): JsonObject => ({
    ...{ $schema: dialect, type: 'object', properties: { a: member }, required: ['a'] },
    ...rest,
  })
  const text = { type: 'string' }
  return [
    schema({ $ref: url }),
    schema({ $ref: `${url}#/$defs/a`, ...text }),
    schema({ $dynamicRef: `${url}#a` }),
    schema({ $ref: '#/$defs/far' }, { $defs: { far: { $ref: url } } }),
    schema({ $ref: 'near' }, { $id: `${url}/tool` }),
    schema(text, { $id: url }),
    schema(text, { $schema: url }),
    schema({ ...text, $schema: url, $id: `${url}/member` }),
    schema({ ...text, default: url, examples: [{ $ref: url }], description: url }),
  ]
}

/** A schema, and others that are like it in everything that one may be remembered by. */
const ASKED: JsonObject = {
  ...{ $id: 'https://example.com/tool', title: 'T', description: 'D', type: 'object' },
  properties: { path: { $ref: '#/$defs/kind' }, depth: { type: 'integer', minimum: 1 } },
  required: ['path'],
  $defs: { kind: { enum: ['a', 'b'] } },
}
const { $defs: _, ...DANGLING } = ASKED
const LIKE_IT: JsonObject[] = [
  { ...ASKED, properties: { path: { type: 'integer' }, depth: { type: 'string' } } },
  { ...ASKED, $defs: { kind: { type: 'integer' } } },
  { ...ASKED, required: ['depth'] },
]

/** Asks about a schema after others that are like it, and a second program about nothing else. */
function* remembersNothing(provider: string): Exchange<Finding[]> {
  const other = provider === 'portable-flat' ? 'openai-tools' : 'portable-flat'
  for (const schema of LIKE_IT) yield* ask({ provider, schema })
  yield* ask({ provider: other, schema: ASKED })
  const findings: Finding[] = []
  for (const schema of [ASKED, DANGLING]) {
    const line = { id: 'same', provider, schema }
    const [now, fresh] = [yield* ask(line), yield* ask(line, { other: true })]
    yield* observe({ endOther: true })
    if (now.kind !== 'answer' || fresh.kind !== 'answer') continue
    const wrong =
      now.text !== fresh.text &&
      `after schemas like it, and then alone, ${firstDifference(now.text, fresh.text)}`
    findings.push(satisfiedUnless(wrong, 'the same answer whatever came before'))
  }
  return findings
}
