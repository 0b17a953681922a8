import type { Reply } from '../../harness/exchange.ts'
import { equal } from '../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../engine/finding.ts'
import { answerOf } from './answer.ts'
import { example } from './examples.ts'
import { ask, type Exchange } from './exchange.ts'

const UNREADABLE = [
  'not JSON',
  '{"id":1,',
  '[1,2]',
  '"text"',
  '{}',
  '{"id":5}',
  '{"id":6,"provider":7,"schema":{}}',
  '{"id":7,"provider":"portable-flat","schema":"{}"}',
  '{"id":8,"provider":"portable-flat","schema":[]}',
  '{"id":9,"provider":"portable-flat","schema":null}',
  '{"id":10,"provider":"portable-flat","schema":{"type":"object",}}',
  '{"id":11,"provider":null,"schema":{"type":"object"}}',
  '{"id":12,"schema":{"type":"object"}}',
  'null',
]

/** Sends lines that cannot be read, each between two that can. */
export function* unreadable(provider: string): Exchange<Finding[]> {
  const findings: Finding[] = []
  const readable = { provider, schema: example('a plain object') }
  const before = yield* ask(readable, { alone: true })
  for (const line of UNREADABLE) {
    const reply = yield [{ line }]
    const answer = answerOf(reply[0] as Reply)
    const next = yield* ask(readable, { alone: true })
    const wrong =
      answer.kind !== 'error'
        ? `${line}: ${answer.kind === 'none' ? answer.sentence : `answered with ${answer.kind}`}`
        : !isLike(next, before) && `after ${line} the next line is not answered as before`
    findings.push(satisfiedUnless(wrong, '`error`, and the next line as before'))
  }
  return findings
}

/** Whether two lines are answered alike, but for their ids. */
const isLike = (reply: Reply, before: Reply) =>
  reply.kind === 'answer' &&
  (before.kind !== 'answer' || equal({ ...reply.message, id: 0 }, { ...before.message, id: 0 }))
