import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { readConversation } from '../../../harness/conversation.ts'
import {
  cancel,
  init,
  type Reported,
  rpc,
  sent,
  state,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { abortedIn } from './aborted.ts'
import { clearWaitsOf, isExpected } from './expected.ts'
import { readStdio } from './stdio-reading.ts'
import { appliedIn } from './wait.ts'

const GENERATED: Fault = { kind: 'generated-steps', number: 1, steps: [] }
const apply = (input: unknown): Reported => sent(rpc({ method: 'apply', params: { input } }))
const running = state('running')
const waiting = state('waiting', { question: { id: 'q', text: '?', answer_type: 'Boolean' } })

const plain = readConversation(transcript({}, init(), running, apply('y'), waiting, apply(true)))
const generated = (...events: Reported[]) =>
  readConversation(transcript({ fault: GENERATED }, init(), running, ...events))

const expected = (...events: Reported[]) => {
  const c = generated(...events)
  return appliedIn(c).map((each) => isExpected(c, plain, each))
}

describe('an input of a generated session that the tool must take', () => {
  test('is one of its case, after all those before', () => {
    expect(expected(apply('y'), waiting, apply(true))).toEqual([true, true])
    expect(expected(apply('n'), running, apply('y'))).toEqual([false, false])
  })

  test('is an answer that fits its question, and no other', () => {
    expect(expected(apply('y'), waiting, apply('neither'), waiting, apply(false))).toEqual([
      ...[true, false, true],
    ])
  })
})

describe('a wait of a generated session', () => {
  test('is clear while every input was read', () => {
    expect(clearWaitsOf(generated(apply('y'), waiting, apply(0), waiting), plain)).toHaveLength(2)
  })

  test('is not clear after an input that may still stand unread', () => {
    expect(clearWaitsOf(generated(apply('n'), waiting, apply(true)), plain)).toEqual([])
  })

  test('is not clear on plain stdio after an answer of which a part may stand unread', () => {
    const noted = (input: unknown) => ({ event: 'applied', input }) as Reported
    const line = (value: object) =>
      ({ event: 'received', text: JSON.stringify(value), ending: 'lf' }) as Reported
    const asks = line({ type: 'waiting', question: { id: 'q', answer_type: 'Boolean' } })
    const c = readStdio(
      transcript({ fault: GENERATED, context: { protocol: 'stdio' } }, asks, noted(0), asks),
    )
    expect(clearWaitsOf(c, c)).toHaveLength(2)
    expect(clearWaitsOf(c, plain)).toHaveLength(1)
  })
})

test('of a tool that is aborted right after an input only its end counts', () => {
  const more = [running, running, state('waiting')]
  expect(abortedIn(generated(apply('y'), cancel, ...more))).toMatchObject({
    ...{ state: 'running', reports: [], requests: [] },
  })
})
