import { expect, test } from 'vitest'
import { actionsOf } from '../../../harness/host-scenario.ts'
import { checksOnIndependent } from './host-check.ts'
import { lifecycleChecks } from './lifecycle.ts'
import { plannedSessions } from './planned-session.ts'

/** The calls of the only session that these checks of how tools end ask for, and whether it looks at the project. */
function plannedFor(...verified: string[]) {
  const checks = lifecycleChecks.filter(({ verifies }) => verified.includes(verifies))
  const [session, ...others] = plannedSessions(checks, [])
  const actions = session?.hostScenario ? actionsOf(session.hostScenario) : []
  return {
    others,
    calls: actions.flatMap((action) => ('call' in action ? action.call : [])).map(({ id }) => id),
    looks: actions.some((action) => 'snapshot' in action),
  }
}

test('of independent calls a run makes those that its checks look at', () => {
  const { others, calls, looks } = plannedFor(
    'vfs.lifecycle.first-final-decides',
    'vfs.lifecycle.result-without-requests',
  )
  expect(others).toEqual([])
  expect(calls.sort()).toEqual([
    'at once',
    'error first',
    'two errors',
    'two finals',
    'two results',
  ])
  expect(looks).toBe(true)
})

test('a judge of independent calls states at which it looks', () => {
  const declares = () =>
    checksOnIndependent({ name: 'area: calls' }, { 'vfs.lifecycle.result-completes': () => [] })
  expect(declares).toThrow('a judge of independent calls states at which of them it looks')
})
