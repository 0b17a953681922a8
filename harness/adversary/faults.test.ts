import { describe, expect, test } from 'vitest'
import { APPLIED, BASE_DELAY, INIT, LISTED, moves, output, READ } from '../fixtures/fault-moves.ts'
import { isObject } from '../wire/json.ts'
import { type Fault, type FaultKind, nameOf } from './fault.ts'
import { tacticOf } from './faults.ts'

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
