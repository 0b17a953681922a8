import type { LineEcho } from '../../spec/generated/config.ts'
import type { RunOptions, Suite } from '../engine/suite.ts'
import { type EchoReading, readEcho } from './echo-reading.ts'
import { lineChecks } from './lines.ts'
import nullBaseline from './null-baseline.json' with { type: 'json' }
import { echoRunner } from './runner.ts'
import { type EchoSession, echoSession } from './scenario.ts'

/** Certifies programs that give lines back. @see echo §Lines */
export const echoSuite: Suite<RunOptions<LineEcho>, EchoSession, EchoReading> = {
  id: 'line-echo',
  role: 'line-echo',
  revision: 'echo-1',
  checks: lineChecks,
  nullBaseline: nullBaseline as Suite['nullBaseline'],
  plan: () => ({
    first: [echoSession('one line', ['hello']), echoSession('two lines', ['a', 'Größe'])],
  }),
  runner: echoRunner,
  read: readEcho,
  summary: ({ first }) => ({
    subject: { role: 'line-echo', command: first?.start.command ?? [] },
  }),
}
