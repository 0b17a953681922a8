import { expect, test } from 'vitest'
import { handleIn } from './call-result.ts'

test.each([
  [{ id: 'h', state: 'running' }, 'running'],
  ['{"id":"h","state":"running"}', 'running'],
  [[{ type: 'text', text: '{"id":"h","state":"running"}' }], 'running'],
  [{ id: 'h', type: 'waiting' }, 'waiting'],
  [{ id: 'h', type: 'waiting', state: 'running' }, 'running'],
  [{ id: 'h', type: 'paused' }, undefined],
])('%j shows its state', (result, state) => {
  expect(handleIn(result)?.state).toBe(state)
})
