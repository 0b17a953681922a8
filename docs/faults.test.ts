import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { vfsToolChecks } from '../conformance/vfs/tool/index.ts'
import type { Fault, FaultKind } from '../harness/adversary/fault.ts'

const page = readFileSync(join(import.meta.dirname, 'faults.md'), 'utf8')

/** One row of the table for each fault: its name and the requirements that its row names. */
const rows = new Map(
  [...page.matchAll(/^\| `([a-z-]+)` \| .+ \| (.+) \|$/gm)].map(([, kind = '', named = '']) => [
    kind,
    [...named.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id).sort(),
  ]),
)

/** Every fault, and every form of it that checks tell apart; the type refuses a fault that is missing. */
const faults: { [K in FaultKind]: Extract<Fault, { kind: K }>[] } = {
  bytewise: [{ kind: 'bytewise' }],
  'split-characters': [{ kind: 'split-characters' }],
  'reordered-members': [{ kind: 'reordered-members' }],
  'odd-white-space': [{ kind: 'odd-white-space' }],
  'escaped-characters': [{ kind: 'escaped-characters' }],
  'unknown-init-members': [{ kind: 'unknown-init-members' }],
  'unknown-response-members': [{ kind: 'unknown-response-members' }],
  'newer-minor-version': [{ kind: 'newer-minor-version', version: '0.2.0' }],
  'unknown-notifications': [{ kind: 'unknown-notifications' }],
  'notification-flood': [{ kind: 'notification-flood', at: 1 }],
  'shuffled-entries': [{ kind: 'shuffled-entries', turn: 0 }],
  'late-init': [{ kind: 'late-init' }],
  'late-answers': [{ kind: 'late-answers' }],
  'foreign-id-first': [{ kind: 'foreign-id-first' }],
  'error-answer': [-32001, -32099, -32603].map((code) => ({ kind: 'error-answer', at: 1, code })),
  'method-refused': [-32601, -32001].map((code) => ({ kind: 'method-refused', method: 'm', code })),
  'large-answer': [{ kind: 'large-answer', at: 1, bytes: 1 }],
  'deep-answer': [{ kind: 'deep-answer', at: 1, depth: 64 }],
  cancel: (['after', 'same-write', 'instead', 'before'] as const).map((when) => ({
    kind: 'cancel',
    at: 1,
    when,
  })),
  'end-of-input': [{ kind: 'end-of-input', at: 1 }],
  'never-answered': [{ kind: 'never-answered', at: 1 }],
  'early-apply': [{ kind: 'early-apply', at: 1 }],
  'foreign-locale': [{ kind: 'foreign-locale', locale: 'C' }],
  'debug-environment': [{ kind: 'debug-environment', env: {} }],
  elsewhere: [{ kind: 'elsewhere' }],
  'decoy-project': [{ kind: 'decoy-project' }],
  again: [{ kind: 'again' }],
}

test('the page and this test name every fault of the adversary', () => {
  const source = readFileSync(join(import.meta.dirname, '../harness/adversary/fault.ts'), 'utf8')
  const kinds = [...source.matchAll(/\{ kind: '([a-z-]+)'/g)].map(([, kind]) => kind).sort()
  expect([...rows.keys()].sort()).toEqual(kinds)
  expect(Object.keys(faults).sort()).toEqual(kinds)
})

test.each(Object.entries(faults))('the page says what %s tests', (kind, forms) => {
  const judging = vfsToolChecks.filter(
    ({ on }) => typeof on === 'object' && 'fault' in on && forms.some((fault) => on.fault(fault)),
  )
  const verified = [...new Set(judging.map(({ verifies }) => verifies))].sort()
  expect(rows.get(kind)).toEqual(verified)
})
