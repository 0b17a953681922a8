import { expect, test } from 'vitest'
import type { HostCall, HostConversation } from '../../../harness/host-conversation.ts'
import { SHORT_TIMEOUTS } from './requests.ts'
import { endedAtOnce } from './timing.ts'

const MARKED_AT = 500_000
const MS = 1_000

const call = (answered: Partial<HostCall>): HostCall => ({
  id: 'call',
  tool: 'probe',
  arguments: {},
  calledAt: 0,
  index: 1,
  side: [{ at: MARKED_AT, mark: 'asked' }],
  processes: [],
  ...answered,
})

const scaledBy = (timeScale: number) =>
  ({ start: { context: { timeScale } } }) as unknown as HostConversation

const { idle_ms } = SHORT_TIMEOUTS

test.each<[string, Partial<HostCall>, boolean]>([
  ['fails soon after the mark', { error: 'no', answeredAt: MARKED_AT + 200 * MS }, true],
  ['fails when its silence is over', { error: 'no', answeredAt: MARKED_AT + idle_ms * MS }, false],
  ['succeeds', { result: 'yes', answeredAt: MARKED_AT + 200 * MS }, false],
  ['is never answered', {}, false],
  ['reports no marks and fails soon', { error: 'no', answeredAt: 200 * MS, side: [] }, true],
])('a call that %s was ended at once: %s', (_, answered, ended) => {
  expect(endedAtOnce(scaledBy(1), call(answered), 'asked')).toBe(ended)
})

test('a limit is as long as the conversation counts it', () => {
  const late = call({ error: 'no', answeredAt: MARKED_AT + idle_ms * MS })
  expect(endedAtOnce(scaledBy(2), late, 'asked')).toBe(true)
})
