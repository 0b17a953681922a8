import { expect, test } from 'vitest'
import { selects } from './check.ts'

test('a check of a fault may be about the sessions without one as well', () => {
  const on = { fault: ({ kind }: { kind: string }) => kind === 'bytewise' }
  const under = { fault: { kind: 'bytewise' } } as const
  expect([selects(on, under, true), selects(on, {}, false)]).toEqual([true, false])
  const both = { ...on, baselines: true } as const
  expect([selects(both, under, true), selects(both, {}, false)]).toEqual([true, true])
  expect(selects(both, { fault: { kind: 'late-init' } }, false)).toBe(false)
})
