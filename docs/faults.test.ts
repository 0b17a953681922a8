import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pluginChecks } from '../conformance/plugin/plugin/index.ts'
import { vfsToolChecks } from '../conformance/vfs/tool/index.ts'
import type { Fault, FaultKind } from '../harness/adversary/fault.ts'
import { faults } from '../harness/adversary/faults.ts'

const page = readFileSync(join(import.meta.dirname, 'faults.md'), 'utf8')

/** One row of the table for each fault: its name and the requirements that its row names. */
const rows = new Map(
  [...page.matchAll(/^\| `([a-z-]+)` \| .+ \| (.+) \|$/gm)].map(([, kind = '', named = '']) => [
    kind,
    [...named.matchAll(/`([^`]+)`/g)].map(([, id = '']) => id).sort(),
  ]),
)

/** Every fault, and every form of it that checks distinguish; the type refuses a fault that is missing. */
const forms: { [K in FaultKind]: Extract<Fault, { kind: K }>[] } = {
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
  'error-answer': [
    ...[-32001, -32099, -32603].map((code) => ({ kind: 'error-answer', at: 1, code }) as const),
    { kind: 'error-answer', at: 1, code: -32001, beside: 'data' },
    { kind: 'error-answer', at: 1, code: -32002, beside: 'unknown members' },
    { kind: 'error-answer', at: 1, code: -32001, beside: 'line separators' },
  ],
  'method-refused': [-32601, -32001].map((code) => ({ kind: 'method-refused', method: 'm', code })),
  'large-answer': [{ kind: 'large-answer', at: 1, bytes: 1 }],
  'deep-answer': [{ kind: 'deep-answer', at: 1, depth: 64 }],
  'empty-answer': [{ kind: 'empty-answer', at: 1 }],
  cancel: (['after', 'same-write', 'begun', 'instead', 'before'] as const).map((when) => ({
    kind: 'cancel',
    at: 1,
    when,
  })),
  'end-of-input': [
    { kind: 'end-of-input', at: 1 },
    { kind: 'end-of-input', at: 1, within: 'a line' },
  ],
  'asked-sooner': [{ kind: 'asked-sooner' }],
  'never-answered': [{ kind: 'never-answered', at: 1 }],
  'early-apply': [{ kind: 'early-apply', at: 1 }],
  'late-inputs': [{ kind: 'late-inputs' }],
  abort: [{ kind: 'abort', at: 1 }],
  'abort-at-report': [{ kind: 'abort-at-report', at: 1 }],
  'other-answer': [{ kind: 'other-answer', at: 1, value: true }],
  'generated-steps': [{ kind: 'generated-steps', number: 1, steps: [] }],
  'answered-before': [{ kind: 'answered-before' }],
  'generated-answers': [{ kind: 'generated-answers', number: 1, given: {}, answers: {} }],
  'foreign-locale': [{ kind: 'foreign-locale', locale: 'C' }],
  'debug-environment': [{ kind: 'debug-environment', env: {} }],
  elsewhere: [{ kind: 'elsewhere' }],
  'decoy-project': [{ kind: 'decoy-project' }],
  watched: [{ kind: 'watched' }],
  shutdown: (['after', 'same-write', 'instead', 'enriched'] as const).flatMap((when) =>
    [0, 1].map((at) => ({ kind: 'shutdown', at, when }) as const),
  ),
  'shutdown-twice': [{ kind: 'shutdown-twice', at: 1 }],
  'swapped-replies': [{ kind: 'swapped-replies', at: 1 }],
  'swapped-error': [{ kind: 'swapped-error', at: 1 }],
  'interleaved-events': [{ kind: 'interleaved-events', count: 1 }],
  'prompts-resolved': [{ kind: 'prompts-resolved' }],
  'held-text': [{ kind: 'held-text' }],
  'late-completion': [{ kind: 'late-completion' }],
  'endless-turn': [{ kind: 'endless-turn' }],
  'error-reply': [{ kind: 'error-reply', at: 1 }],
  'awkward-text': [{ kind: 'awkward-text' }],
  'awkward-arguments': [{ kind: 'awkward-arguments' }],
  'untitled-conversations': [{ kind: 'untitled-conversations' }],
  'unknown-events': [{ kind: 'unknown-events' }],
  'missing-members': [{ kind: 'missing-members' }],
  'missing-settings': [{ kind: 'missing-settings' }],
  'long-lines': [{ kind: 'long-lines', bytes: 1 }],
  'other-version': [{ kind: 'other-version', version: 2 }],
  'log-level': [{ kind: 'log-level', level: 4 }],
  'open-requests': [{ kind: 'open-requests' }],
  'two-consumers': [{ kind: 'two-consumers' }],
  'port-in-use': [{ kind: 'port-in-use' }],
  'bare-environment': [{ kind: 'bare-environment' }],
  'own-terminal': [{ kind: 'own-terminal' }],
  again: [{ kind: 'again' }],
}

/** The checks of the roles that are tried under faults. */
const checks = [...vfsToolChecks, ...pluginChecks]

test('the page and this test name every fault of the adversary', () => {
  const kinds = Object.keys(faults).sort()
  expect([...rows.keys()].sort()).toEqual(kinds)
  expect(Object.keys(forms).sort()).toEqual(kinds)
})

test.each(Object.entries(forms))('the page states what %s tests', (kind, some) => {
  const judging = checks.filter(
    ({ on }) => typeof on === 'object' && 'fault' in on && some.some((fault) => on.fault(fault)),
  )
  const verified = [...new Set(judging.map(({ verifies }) => verifies))].sort()
  expect(rows.get(kind)).toEqual(verified)
})
