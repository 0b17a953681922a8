import { expect, test } from 'vitest'
import { scaled } from './scaled.ts'

test('scales times alone, wherever they stand', () => {
  const scenario = {
    tool: { limits: { idle_ms: 100, file_bytes: 10 } },
    script: [{ sleep_ms: 250 }],
  }
  expect(scaled(scenario, 2)).toEqual({
    tool: { limits: { idle_ms: 200, file_bytes: 10 } },
    script: [{ sleep_ms: 500 }],
  })
  expect(scaled(scenario, 1)).toBe(scenario)
})
