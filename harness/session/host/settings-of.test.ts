import { expect, test } from 'vitest'
import type { HostSession } from '../host-session.ts'
import { settingsOf } from './settings-of.ts'

const HOST = { takesLimits: true } as HostSession['host']
const DIRECTORY = {
  outside: '/outside',
  sideChannels: '/channels',
  inventory: () => ({}),
  remove() {},
}

const limitWith = (timeoutMs?: number, answerMs?: number) =>
  settingsOf(
    {
      scenario: { name: 'a', actions: [], ...(timeoutMs && { timeoutMs }) },
      ...(answerMs && { answerMs }),
      ...{ host: HOST, restart: () => HOST, command: [], probe: [], features: [], provider: '' },
      ...{ revision: 'vfs-0.1.0', timeScale: 2 },
    },
    DIRECTORY,
    0,
  ).answerMs

test('what a scenario or a configuration states is the limit, the more patient of them', () => {
  expect(limitWith()).toBe(60_000)
  expect(limitWith(8_000)).toBe(16_000)
  expect(limitWith(undefined, 9_000)).toBe(18_000)
  expect(limitWith(8_000, 9_000)).toBe(18_000)
  expect(limitWith(8_000, 3_000)).toBe(16_000)
})
