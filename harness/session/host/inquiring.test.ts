import { describe, expect, test } from 'vitest'
import { openHost, type VirtualHostSession } from '../../fixtures/virtual-host-session.ts'

describe('inquiries', () => {
  const answered = ({ effects }: VirtualHostSession) =>
    effects.flatMap((e) => (e.effect === 'answer-inquiry' ? [[e.inquiry, e.answer]] : []))

  test('are answered in turn, some after a while, and denied beyond', () => {
    const session = openHost({ answers: [{ answer: 1, after_ms: 20 }, { answer: 2 }] })
    for (const inquiry of [0, 1, 2]) session.dispatch({ event: 'inquired', inquiry })
    expect(answered(session)).toEqual([
      [1, { answer: 2 }],
      [2, { denied: true }],
    ])
    expect(answered(session.pass(20)).at(-1)).toEqual([0, { answer: 1 }])
  })

  test('let a probe go on as soon as they come', () => {
    const answer = { answer: 1, release: 'go', of: 'held' }
    const session = openHost({ answers: [answer] }).dispatch({ event: 'inquired', inquiry: 0 })
    expect(session.effects).toContainEqual({ effect: 'release', call: 'held', name: 'go' })
    expect(answered(session)).toEqual([[0, { answer: 1 }]])
  })

  test('are answered also when the session is over', () => {
    const session = openHost({ actions: [], answers: [{ answer: 1, after_ms: 20 }] })
    expect(session.isFinished).toBe(true)
    session.dispatch({ event: 'inquired', inquiry: 0 }).pass(20)
    expect(answered(session)).toEqual([[0, { answer: 1 }]])
  })
})
