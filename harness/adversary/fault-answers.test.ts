import { describe, expect, test } from 'vitest'
import { BASE_DELAY, LISTED, moves, output, READ, turn } from '../fixtures/fault-moves.ts'
import type { Fault } from './fault.ts'
import { tacticOf } from './faults.ts'

describe('answers', () => {
  test.each([
    -32600, -32601, -32001, -32005,
  ])('an error with the known code %i carries no data', (code) => {
    const [refused] = output(moves({ kind: 'error-answer', at: 1, code }, READ, 1))
    expect(refused).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code, message: expect.stringContaining(String(code)) },
    })
  })

  test.each(['data', 'unknown members'] as const)('an error carries %s', (beside) => {
    const fault: Fault = { kind: 'error-answer', at: 1, code: -32001, beside }
    const [refused] = output(moves(fault, READ, 1))
    expect(refused?.error).toHaveProperty(beside === 'data' ? 'data' : 'x-unknown')
  })

  test('the message of an error holds characters that end a line elsewhere', () => {
    const beside = 'line separators'
    const [refused] = output(moves({ kind: 'error-answer', at: 1, code: -32001, beside }, READ, 1))
    expect(refused?.error).toHaveProperty(
      'message',
      expect.stringMatching(/\u2028.*\u2029.*\x85/su),
    )
  })

  test('an error with an unknown code carries data', () => {
    const [refused] = output(moves({ kind: 'error-answer', at: 1, code: -32099 }, READ, 1))
    expect(refused?.error).toHaveProperty('data')
  })

  test('only the refused method is refused', () => {
    const fault: Fault = { kind: 'method-refused', method: 'fs.write', code: -32001 }
    expect(moves(fault, READ, 1)).toEqual([{ emit: READ }])
  })

  test('a large answer lengthens a text, and reports its size', () => {
    const [large] = output(moves({ kind: 'large-answer', at: 1, bytes: 5000 }, READ, 1))
    const { content, size } = (large as { result: { content: string; size: number } }).result
    expect(content.startsWith('text')).toBe(true)
    expect(size).toBe(Buffer.byteLength(content))
    expect(size).toBeGreaterThan(5000)
  })

  test('a large answer lengthens bytes in base64', () => {
    const binary = { ...READ, result: { content: '//4=', encoding: 'base64', size: 2 } }
    const [large] = output(moves({ kind: 'large-answer', at: 1, bytes: 5000 }, binary, 1))
    const { content, size } = (large as typeof binary).result
    const bytes = Buffer.from(content, 'base64')
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfe]))
    expect([size, bytes.toString('base64')]).toEqual([bytes.length, content])
    expect(size).toBeGreaterThan(5000)
  })

  test('a large answer without a file gets a long member, and an error stays one', () => {
    const fault: Fault = { kind: 'large-answer', at: 1, bytes: 5000 }
    const [large] = output(moves(fault, LISTED, 1))
    expect(large).toMatchObject(LISTED)
    expect(JSON.stringify(large).length).toBeGreaterThan(5000)
    const refused = { jsonrpc: '2.0', id: 7, error: { code: -32002, message: 'no' } }
    expect(moves(fault, refused, 1)).toEqual([{ emit: refused }])
  })

  test('a deep answer is as deep as it states', () => {
    const [deep] = output(moves({ kind: 'deep-answer', at: 1, depth: 64 }, READ, 1))
    expect(deep).toMatchObject(READ)
    expect(JSON.stringify(deep).match(/\[/g)).toHaveLength(64)
  })

  test.each(
    [2, 3].flatMap((many) => [0, 1, 2, 3].map((turn) => [many, turn] as const)),
  )('%i entries come in another order and are the same (%i)', (many, turn) => {
    const entries = LISTED.result.entries.slice(0, many)
    const listed = { ...LISTED, result: { entries } }
    const [shuffled] = output(moves({ kind: 'shuffled-entries', turn }, listed, 1))
    const { entries: others } = (shuffled as typeof LISTED).result
    expect(others).toHaveLength(many)
    expect(others).toEqual(expect.arrayContaining(entries))
    expect(others).not.toEqual(entries)
  })

  test('a list of one entry has no other order', () => {
    const one = { ...LISTED, result: { entries: LISTED.result.entries.slice(1, 2) } }
    expect(moves({ kind: 'shuffled-entries', turn: 0 }, one, 1)).toEqual([{ emit: one }])
  })

  test.each([
    [7, 90_007],
    ['seven', 'x-foreign'],
  ])('a foreign answer to %j has the id %j', (id, foreign) => {
    const request = { id, method: 'fs.read', params: {} }
    const made = tacticOf({ kind: 'foreign-id-first' }, BASE_DELAY).rewrite?.(READ, {
      ...turn(1),
      request,
    })
    const all = output(made)
    expect(all[0]?.id).toBe(foreign)
    for (const each of all.slice(0, -1)) {
      expect(each.id).not.toBe(id)
      expect(JSON.stringify(each)).toContain('POISON')
    }
    expect(all.at(-1)).toBe(READ)
  })
})
