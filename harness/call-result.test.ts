import { expect, test } from 'vitest'
import { handleIn, hasStateUnderType } from './call-result.ts'

test.each([
  [{ id: 'h', state: 'running' }, 'running', false],
  ['{"id":"h","state":"running"}', 'running', false],
  [[{ type: 'text', text: '{"id":"h","state":"running"}' }], 'running', false],
  [{ id: 'h', type: 'waiting' }, 'waiting', true],
  ['{"id":"h","type":"waiting"}', 'waiting', true],
  [{ id: 'h', type: 'waiting', state: 'running' }, 'running', false],
  [{ id: 'h', type: 'paused' }, undefined, false],
])('%j shows its state', (result, state, isUnderType) => {
  expect(handleIn(result)?.state).toBe(state)
  expect(hasStateUnderType(result)).toBe(isUnderType)
})
