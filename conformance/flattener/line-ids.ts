import { type Finding, satisfiedUnless } from '../engine/finding.ts'
import { example } from './examples.ts'
import { ask, type Exchange } from './exchange.ts'
import { excerpt } from './trial.ts'
import { unanswerable } from './unanswerable.ts'

const IDS: (string | number)[] = [
  ...[7, 0, -1, 1.5, 9007199254740991, -1e21],
  ...['größe "x"', 'gro\u0308ße', '7', '', ' a ', 'aB', '\u0000\n', 'x'.repeat(300)],
]

/** Ids of both types, and ids again on lines that are answered with a schema and with something else. */
export function* echoesId(provider: string): Exchange<Finding[]> {
  const git = { provider, schema: example('git') }
  const others = [...unanswerable(provider), { ...git, encode: {} }]
  const asks = [
    ...IDS.map((id) => ({ ...git, id })),
    ...others.flatMap((other) => [7, 'a'].map((id) => ({ ...other, id }))),
  ]
  const findings: Finding[] = []
  for (const given of asks) {
    const reply = yield* ask(given, { alone: true })
    if (reply.kind !== 'answer') continue
    const [asked, answered] = [given.id, reply.message.id].map((id) => excerpt(id, 40))
    findings.push(
      satisfiedUnless(
        reply.message.id !== given.id &&
          `the line with the id ${asked} is answered with the id ${answered}`,
        'the same id',
      ),
    )
  }
  return findings
}
