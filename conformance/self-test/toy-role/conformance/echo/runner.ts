import { resolve } from 'node:path'
import { cleanEnvironment, RUN_MARK } from '../../harness/launch/environment.ts'
import { record } from '../../harness/recorder.ts'
import type { LineEcho } from '../../spec/generated/config.ts'
import type { RunContext, Runner, RunOptions } from '../engine/suite.ts'
import { converse } from './converse.ts'
import type { EchoReading } from './echo-reading.ts'
import type { EchoSession } from './scenario.ts'

/** Runs sessions with a line echo, a process each. */
export function echoRunner(
  { command, base, config }: RunOptions<LineEcho>,
  { mark, revision }: RunContext<EchoReading>,
): Runner<EchoSession> {
  const cwd = resolve(base, config.cwd ?? '.')
  const how = { command, cwd, env: cleanEnvironment({ [RUN_MARK]: mark }) }
  return {
    alive: 2,
    async run({ session, scenario = '', case: name, lines }) {
      const about = { session, scenario, role: 'line-echo', command: [...command], revision }
      const recorder = record({ ...about, ...(name !== undefined && { case: name }) })
      await converse(how, lines, recorder)
      return recorder.transcript
    },
    close: async () => {},
  }
}
