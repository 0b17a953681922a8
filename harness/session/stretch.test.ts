import { expect, test } from 'vitest'
import { stretched } from './stretch.ts'

test('stretches times alone, wherever they stand', () => {
  const occasion = {
    tool: { limits: { idle_ms: 100, file_bytes: 10 } },
    script: [{ sleep_ms: 250 }],
  }
  expect(stretched(occasion, 2)).toEqual({
    tool: { limits: { idle_ms: 200, file_bytes: 10 } },
    script: [{ sleep_ms: 500 }],
  })
  expect(stretched(occasion, 1)).toBe(occasion)
})
