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
      ...{ host: HOST, command: [], probe: [], features: [], provider: '' },
      ...{ revision: 'vfs-0.1.0', timeScale: 2 },
    },
    DIRECTORY,
    0,
  ).answerMs

test.each([
  [30_000, undefined, undefined, 'the default'],
  [8_000, 8_000, undefined, 'the scenario'],
  [9_000, undefined, 9_000, 'the configuration'],
  [9_000, 8_000, 9_000, 'the configuration, for it is more patient than the scenario'],
  [8_000, 8_000, 3_000, 'the scenario, for it needs the time'],
])('an answer may take %i ms, scaled, by %3$s', (most, timeoutMs, answerMs) => {
  expect(limitWith(timeoutMs, answerMs)).toBe(2 * most)
})
