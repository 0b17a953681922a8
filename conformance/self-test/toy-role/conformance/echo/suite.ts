import type { LineEcho } from '../../spec/generated/config.ts'
import type { PlannedSession, RunOptions, Suite } from '../engine/suite.ts'
import { type EchoReading, readEcho } from './echo-reading.ts'
import { lineChecks } from './lines.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import { echoRunner } from './runner.ts'

const session = (name: string): PlannedSession => ({
  ...{ session: name, scenario: name, case: name },
  ...{ weight: 1, requestedBy: ['echo.lines.come-back'] },
})

/** Certifies programs that give lines back. @see echo §Lines */
export const echoSuite: Suite<RunOptions<LineEcho>, PlannedSession, EchoReading> = {
  id: 'line-echo',
  role: 'line-echo',
  revision: 'echo-1',
  checks: lineChecks,
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  plan: () => ({ first: [session('one line'), session('two lines')] }),
  runner: echoRunner,
  read: readEcho,
  summary: ({ first }) => ({
    subject: { role: 'line-echo', command: first?.start.command ?? [] },
  }),
}
