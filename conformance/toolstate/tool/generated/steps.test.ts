import { describe, expect, test } from 'vitest'
import { readConversation } from '../../../../harness/conversation.ts'
import {
  init,
  type Reported,
  rpc,
  sent,
  state,
  transcript,
} from '../../../../harness/fixtures/transcript-lines.ts'
import type { SessionContext, SessionStep } from '../../../../harness/transcript.ts'
import { smallerSteps } from './smaller.ts'
import { generatedSteps } from './steps.ts'
import { turnsOf } from './turns.ts'

const SURE = { id: 'sure', text: 'Sure?', answer_type: 'Boolean' }
const apply = (input: unknown): Reported => sent(rpc({ method: 'apply', params: { input } }))
const shown = [init(), state('running'), apply('y'), state('waiting', { question: SURE })]
const stopped = state('stopped', { result: { Ok: '' } })

function baseline(events: readonly Reported[], context: SessionContext = {}) {
  const generated = { sessions: 16, steps: 6 }
  return readConversation(
    transcript({ context: { stateful: true, generated, ...context } }, ...events),
  )
}

const whole = baseline([...shown, apply(true), stopped])

function stepsOf(c: ReturnType<typeof baseline>, seed = 1): SessionStep[][] {
  return generatedSteps(c, seed).flatMap((fault) =>
    fault.kind === 'generated-steps' ? [fault.steps] : [],
  )
}

const right = [
  { step: 'apply', input: 'y' },
  { step: 'apply', input: true, to: 'sure' },
]

describe('generated sessions', () => {
  test.each<[string, unknown[]]>([
    ['the end of the input while it runs', [{ step: 'end-of-input' }]],
    ['the end of the input while it waits', [right[0], { step: 'end-of-input' }]],
    ['an abort at once after an input', [right[0], { step: 'abort', soon: true }]],
    ['an abort at once after an answer', [...right, { step: 'abort', soon: true }]],
    [
      'an answer after one that was refused',
      [right[0], { ...right[1], input: 'neither of them', ignorable: true }, right[1]],
    ],
  ])('go through %s', (_, steps) => {
    expect(stepsOf(whole)).toContainEqual(steps)
  })

  test('are as many as are asked for, and no two alike', () => {
    const all = stepsOf(whole)
    expect(all).toHaveLength(16)
    expect(new Set(all.map((steps) => JSON.stringify(steps))).size).toBe(16)
    expect(
      stepsOf(baseline([...shown, stopped], { generated: { sessions: 0, steps: 6 } })),
    ).toEqual([])
  })

  test('are the same by the same seed, and others by another', () => {
    expect(stepsOf(whole, 7)).toEqual(stepsOf(whole, 7))
    expect(stepsOf(whole, 7)).not.toEqual(stepsOf(whole, 8))
  })

  test('take at most so many steps beside the inputs of the case', () => {
    const extra = stepsOf(
      baseline([...shown, apply(true), stopped], { generated: { sessions: 200, steps: 2 } }),
    )
    expect(Math.max(...extra.map(({ length }) => length))).toBeLessThanOrEqual(right.length + 2)
  })

  test('are none where the tool may take an input before it asks', () => {
    expect(stepsOf(baseline([...shown, stopped]))).toEqual([])
  })

  test('are none for a tool that took nothing, or is not stateful', () => {
    expect(stepsOf(baseline([init(), state('running'), stopped]))).toEqual([])
    expect(stepsOf(baseline([...shown, apply(true), stopped], { stateful: false }))).toEqual([])
  })
})

test('a question that nothing answered is a place too', () => {
  const { right: given, others } = turnsOf(baseline(shown)).at(-1) ?? {}
  expect([given, others?.map(({ input }) => input)]).toEqual([undefined, [true, false]])
})

test('a smaller session leaves steps out, and awaits a report only where one is required', () => {
  const steps: SessionStep[] = [{ step: 'silence' }, ...(right as SessionStep[])]
  const smaller = smallerSteps(steps)
  expect(smaller.every(({ length }) => length < steps.length)).toBe(true)
  expect(smaller).toContainEqual([{ ...right[0], ignorable: true }, right[1]])
  expect(smaller).toContainEqual([{ step: 'silence' }])
})
