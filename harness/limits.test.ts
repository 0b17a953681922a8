import { expect, test } from 'vitest'
import { defaultLimits, scaledLimits } from './limits.ts'

test('what is not given keeps its default', () => {
  expect(scaledLimits()).toEqual(defaultLimits)
  expect(scaledLimits({ idle_ms: 7 })).toEqual({ ...defaultLimits, idle_ms: 7 })
})

test('the time scale lengthens every limit, given or not', () => {
  const limits = scaledLimits({ idle_ms: 7 }, 3)
  expect(limits.idle_ms).toBe(21)
  expect(limits.session_ms).toBe(3 * defaultLimits.session_ms)
  expect(Object.keys(limits)).toEqual(Object.keys(defaultLimits))
})
