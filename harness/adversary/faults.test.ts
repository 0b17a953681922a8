import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject } from '../wire/json.ts'
import { type CancelMoment, type Fault, type FaultKind, nameOf } from './fault.ts'
import { tacticOf } from './faults.ts'
import type { Move, Turn } from './tactic.ts'

const BASE_DELAY = 10
const INIT = {
  jsonrpc: '2.0',
  method: 'init',
  params: { tool: { name: 't', arguments: { a: 1 } }, protocol_version: '0.1.0' },
}
const LISTED = {
  jsonrpc: '2.0',
  id: 7,
  result: {
    entries: [
      { path: 'a', kind: 'file' },
      { path: 'b', kind: 'file' },
      { path: 'c', kind: 'dir' },
    ],
  },
}
const READ = { jsonrpc: '2.0', id: 7, result: { content: 'text', size: 4 } }
const CANCEL = { jsonrpc: '2.0', method: 'cancel' }
const APPLIED = { applied: true }

function turn(at: number, inputs: unknown[] = []): Turn {
  const request = at > 0 ? { id: 7, method: 'fs.read', params: {} } : undefined
  return { at, request, input: inputs[0], baseDelayMs: BASE_DELAY }
}

/** The moves that a fault makes of a message; `undefined` when it rewrites nothing. */
const moves = (fault: Fault, message: JsonObject, at: number, inputs?: unknown[]) =>
  tacticOf(fault, BASE_DELAY).rewrite?.(message, turn(at, inputs))

const output = (made: Move[] = []): JsonObject[] =>
  made.flatMap((move) =>
    'emit' in move ? [move.emit] : 'sendTogether' in move ? move.sendTogether : [],
  )

/** Faults that change messages of plugins, which have a test of their own. @see plugin.test.ts */
type OfPlugins =
  | ('shutdown' | 'shutdown-twice' | 'error-reply' | 'awkward-text' | 'untitled-conversations')
  | ('unknown-events' | 'missing-members' | 'missing-settings' | 'long-lines' | 'other-version')
  | ('log-level' | 'awkward-arguments')
  | 'interleaved-events'
  | 'swapped-replies'
  | 'swapped-error'

/** One other fault of each kind, and the message at which it takes place. */
const each: {
  [Kind in Exclude<FaultKind, OfPlugins>]: { fault: Extract<Fault, { kind: Kind }>; at?: number }
} = {
  bytewise: { fault: { kind: 'bytewise' } },
  'split-characters': { fault: { kind: 'split-characters' } },
  'reordered-members': { fault: { kind: 'reordered-members' } },
  'odd-white-space': { fault: { kind: 'odd-white-space' } },
  'escaped-characters': { fault: { kind: 'escaped-characters' } },
  'unknown-init-members': { fault: { kind: 'unknown-init-members' }, at: 0 },
  'unknown-response-members': { fault: { kind: 'unknown-response-members' }, at: 1 },
  'newer-minor-version': { fault: { kind: 'newer-minor-version', version: '0.9.0' }, at: 0 },
  'unknown-notifications': { fault: { kind: 'unknown-notifications' }, at: 1 },
  'notification-flood': { fault: { kind: 'notification-flood', at: 2 }, at: 2 },
  'shuffled-entries': { fault: { kind: 'shuffled-entries', turn: 1 }, at: 1 },
  'late-init': { fault: { kind: 'late-init' }, at: 0 },
  'late-answers': { fault: { kind: 'late-answers' }, at: 1 },
  'foreign-id-first': { fault: { kind: 'foreign-id-first' }, at: 1 },
  'error-answer': { fault: { kind: 'error-answer', at: 2, code: -32001 }, at: 2 },
  'method-refused': { fault: { kind: 'method-refused', method: 'fs.read', code: -32601 }, at: 1 },
  'large-answer': { fault: { kind: 'large-answer', at: 2, bytes: 5000 }, at: 2 },
  'deep-answer': { fault: { kind: 'deep-answer', at: 2, depth: 64 }, at: 2 },
  'empty-answer': { fault: { kind: 'empty-answer', at: 2 }, at: 2 },
  cancel: { fault: { kind: 'cancel', at: 2, when: 'after' }, at: 2 },
  'end-of-input': { fault: { kind: 'end-of-input', at: 2 }, at: 2 },
  'never-answered': { fault: { kind: 'never-answered', at: 2 }, at: 2 },
  'asked-sooner': { fault: { kind: 'asked-sooner' }, at: 1 },
  'early-apply': { fault: { kind: 'early-apply', at: 2 }, at: 2 },
  'late-inputs': { fault: { kind: 'late-inputs' } },
  abort: { fault: { kind: 'abort', at: 1 } },
  'abort-at-report': { fault: { kind: 'abort-at-report', at: 1 } },
  'other-answer': { fault: { kind: 'other-answer', at: 0, value: true } },
  'generated-steps': { fault: { kind: 'generated-steps', number: 1, steps: [] } },
  'answered-before': { fault: { kind: 'answered-before' } },
  'generated-answers': {
    fault: { kind: 'generated-answers', number: 1, given: {}, answers: {} },
  },
  'foreign-locale': { fault: { kind: 'foreign-locale', locale: 'C' } },
  elsewhere: { fault: { kind: 'elsewhere' } },
  'decoy-project': { fault: { kind: 'decoy-project' } },
  watched: { fault: { kind: 'watched' } },
  'debug-environment': { fault: { kind: 'debug-environment', env: {} } },
  'prompts-resolved': { fault: { kind: 'prompts-resolved' } },
  'held-text': { fault: { kind: 'held-text' } },
  'late-completion': { fault: { kind: 'late-completion' } },
  'endless-turn': { fault: { kind: 'endless-turn' } },
  'open-requests': { fault: { kind: 'open-requests' } },
  'two-consumers': { fault: { kind: 'two-consumers' } },
  'port-in-use': { fault: { kind: 'port-in-use' } },
  'bare-environment': { fault: { kind: 'bare-environment' } },
  'own-terminal': { fault: { kind: 'own-terminal' } },
  again: { fault: { kind: 'again' }, at: 1 },
}

describe.each(Object.values(each))('$fault.kind', ({ fault, at }) => {
  test('sends the other messages as they are', () => {
    for (const turnAt of [0, 1, 2].filter((n) => !takesPlace(fault, at, n))) {
      const message = turnAt === 0 ? INIT : READ
      expect(moves(fault, message, turnAt) ?? [{ emit: message }]).toEqual([{ emit: message }])
    }
  })

  if (at === undefined) {
    test('changes no message', () => {
      expect(tacticOf(fault, BASE_DELAY).rewrite).toBeUndefined()
    })
  } else {
    test('reports once that it took place', () => {
      const made = moves(fault, at === 0 ? INIT : LISTED, at, [1]) ?? []
      expect(made.filter((move) => 'applied' in move)).toEqual([APPLIED])
    })
  }

  test('has a name of its own', () => {
    const names = Object.values(each).map((one) => nameOf(one.fault))
    expect(names.filter((name) => name === nameOf(fault))).toHaveLength(1)
  })
})

/** A fault without a place of its own takes place at every answer. */
function takesPlace(fault: Fault, at: number | undefined, turnAt: number): boolean {
  if (at === undefined) return false
  if (fault.kind === 'unknown-notifications') return true
  return 'at' in fault || at === 0 ? turnAt === at : turnAt > 0
}

describe('additions keep every member that was there', () => {
  test.each<Fault>([
    { kind: 'unknown-init-members' },
    { kind: 'newer-minor-version', version: '0.9.0' },
  ])('$kind', (fault) => {
    const [more = {}] = output(moves(fault, INIT, 0))
    const version = { protocol_version: fault.kind === 'newer-minor-version' ? '0.9.0' : '0.1.0' }
    expect(more).toMatchObject({ ...INIT, params: { ...INIT.params, ...version } })
    expect(more).not.toEqual(INIT)
  })

  test('unknown-notifications come together with init, which stays the first message', () => {
    const [first, ...others] = output(moves({ kind: 'unknown-notifications' }, INIT, 0))
    expect(first).toBe(INIT)
    for (const message of others) expect(message).not.toHaveProperty('id')
  })

  test('unknown-response-members, in the result and in the objects within', () => {
    const [more = {}] = output(moves({ kind: 'unknown-response-members' }, LISTED, 1))
    expect(more).toMatchObject(LISTED)
    const { result } = more
    const entries = isObject(result) && Array.isArray(result.entries) ? result.entries : []
    for (const object of [more, result, ...entries]) expect(object).toHaveProperty('x-unknown')
  })

  test.each<Fault>([
    { kind: 'unknown-notifications' },
    { kind: 'notification-flood', at: 1 },
  ])('$kind come before the answer, which is as it was', (fault) => {
    const all = output(moves(fault, READ, 1))
    expect(all.at(-1)).toBe(READ)
    for (const message of all.slice(0, -1)) {
      expect(message).not.toHaveProperty('id')
      expect(message.method).toBeTypeOf('string')
    }
  })

  test('a flood is hundreds of notifications and more than 60 KB', () => {
    const all = output(moves({ kind: 'notification-flood', at: 1 }, READ, 1))
    expect(all).toHaveLength(302)
    expect(JSON.stringify(all).length).toBeGreaterThan(60_000)
  })
})

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
