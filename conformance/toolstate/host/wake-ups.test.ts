import { expect, test } from 'vitest'
import { detection } from './wake-ups.ts'

test('the probability to see a rare defect grows with the awaits', () => {
  expect(detection(1, 2)).toBe(0.5)
  expect(detection(2, 2)).toBe(0.75)
  expect(detection(0, 1_000)).toBe(0)
  expect(detection(3_168, 1_000)).toBeCloseTo(0.958, 3)
  expect(detection(3_168, 10_000)).toBeCloseTo(0.272, 3)
})
