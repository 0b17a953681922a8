import { expect, test } from 'vitest'
import { type Conversation, readConversation } from '../../../harness/conversation.ts'
import {
  applied,
  call,
  conversationOf,
  exit,
  init,
  line,
  result,
  state,
  transcript,
  under,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge, trios } from '../../fixtures/trios.ts'
import { initAcrossRules, initChecks } from './init.ts'

const LATE = { kind: 'late-init' } as const

const about = (name: string, args: object, wanted: string, output: string) =>
  readConversation(
    transcript({ case: name, context: { expect: { result: wanted } } }, init(args), result(output)),
  )

trios([...initChecks, ...initAcrossRules], {
  'writes nothing before init': {
    satisfied: under(LATE, init(), applied, result(), exit()),
    violated: [
      [
        under(LATE, line('{"hello":1}'), init(), applied),
        'the tool wrote before init: `{"hello":1}`',
      ],
    ],
    silent: under(LATE, init(), applied, exit()),
  },
  'follows the arguments in init': {
    satisfied: [about('one', { a: 1 }, 'x', 'x'), about('two', { a: 2 }, 'y', 'y')],
    violated: [
      [
        [about('one', { a: 1 }, 'x', 'x'), about('two', { a: 2 }, 'y', 'x')],
        "the cases 'one' and 'two' went exactly the same way",
      ],
    ],
    silent: [
      about('one', { a: 1 }, 'x', 'x'),
      about('same arguments', { a: 1 }, 'y', 'x'),
      about('same expectation', { a: 2 }, 'x', 'x'),
    ].slice(0, 2),
  },
})

const [follows] = initAcrossRules
const judged = (plains: Conversation[]) => (follows ? judge(follows, plains) : [])
const wants = (i: number, output = `r${i}`) => about(`case ${i}`, { i }, `r${i}`, output)

test('what a stateful tool reports counts as the way it went', () => {
  const stops = (name: string, text: string) =>
    conversationOf(
      { case: name, context: { expect: { result: text } } },
      ...[init({ name }), call(1, 'fs.read'), state('stopped', { result: text })],
    )
  expect(judged([stops('one', 'x'), stops('two', 'y')])).toEqual([{ kind: 'satisfied' }])
})

test('few cases are compared each with each', () => {
  const few = Array.from({ length: 12 }, (_, i) => wants(i))
  expect(judged(few)).toEqual(Array.from({ length: 66 }, () => ({ kind: 'satisfied' })))
})

test('many cases are compared with some others each, those that went alike however far they lie apart', () => {
  const many = Array.from({ length: 3_000 }, (_, i) => wants(i, i === 2_999 ? 'r0' : undefined))
  const found = judged(many)
  expect(found.length).toBeLessThan(60 * many.length)
  expect(found.flatMap((f) => (f.kind === 'violated' ? [f.observed] : []))).toEqual([
    "the cases 'case 0' and 'case 2999' went exactly the same way",
  ])
})
