import { describe, expect, test } from 'vitest'
import { APPLIED, BASE_DELAY, INIT, moves, output, READ, turn } from '../fixtures/fault-moves.ts'
import type { JsonObject } from '../wire/json.ts'
import type { CancelMoment, Fault } from './fault.ts'
import { tacticOf } from './faults.ts'
import type { Move } from './tactic.ts'

const CANCEL = { jsonrpc: '2.0', method: 'cancel' }

describe('timing', () => {
  test('init is late by three base delays', () => {
    expect(tacticOf({ kind: 'late-init' }, BASE_DELAY).initDelayMs).toBe(3 * BASE_DELAY)
  })

  test('answers are late by one base delay', () => {
    expect(moves({ kind: 'late-answers' }, READ, 1)).toEqual([
      { pauseMs: BASE_DELAY },
      { emit: READ },
      APPLIED,
    ])
  })

  test('a request that is never answered is cancelled after a while', () => {
    const made = moves({ kind: 'never-answered', at: 1 }, READ, 1)
    expect(made).toEqual([APPLIED, { pauseMs: 10 * BASE_DELAY }, { emit: CANCEL }])
  })

  test.each<[CancelMoment, Move[]]>([
    ['after', [{ emit: READ }, { emit: CANCEL }]],
    ['same-write', [{ sendTogether: [READ, CANCEL] }]],
    ['instead', [{ emit: CANCEL }]],
    ['before', [{ emit: CANCEL }, { pauseMs: 5 * BASE_DELAY }, { emit: READ }]],
  ])('cancel comes %s', (when, expected) => {
    expect(moves({ kind: 'cancel', at: 1, when }, READ, 1)).toEqual([APPLIED, ...expected])
  })

  test('cancel begins in the write of one message, and ends in the place of the next', () => {
    const { rewrite, cut } = tacticOf({ kind: 'cancel', at: 1, when: 'begun' }, BASE_DELAY)
    const written = (message: JsonObject, at: number) => {
      const [emitted = {}] = output(rewrite?.(message, turn(at)))
      const bytes = Buffer.from(`${JSON.stringify(emitted)}\n`)
      return Buffer.concat(cut?.(bytes) ?? [bytes]).toString()
    }
    const lines = [INIT, READ, CANCEL].map((message) => `${JSON.stringify(message)}\n`)
    expect([written(INIT, 0), written(READ, 1), written(READ, 2)].join('')).toBe(lines.join(''))
    expect(written(READ, 1)).toMatch(/\n\{"jsonrpc"/)
  })

  test('the end of input stands in for an answer, but follows init', () => {
    const closeInput = { closeInput: true }
    expect(moves({ kind: 'end-of-input', at: 1 }, READ, 1)).toEqual([APPLIED, closeInput])
    expect(moves({ kind: 'end-of-input', at: 0 }, INIT, 0)).toEqual([
      { emit: INIT },
      APPLIED,
      closeInput,
    ])
  })

  test('an early input comes before the answer; without an input nothing changes', () => {
    const fault: Fault = { kind: 'early-apply', at: 1 }
    expect(moves(fault, READ, 1, [{ x: 1 }])).toEqual([
      { emit: { jsonrpc: '2.0', method: 'apply', params: { input: { x: 1 } } } },
      APPLIED,
      { pauseMs: BASE_DELAY },
      { emit: READ },
    ])
    expect(moves(fault, READ, 1)).toEqual([{ emit: READ }])
  })
})
