import type { Transcript } from '../transcript.ts'
import { openFixtureDirectory } from './host/fixture-directory.ts'
import { HostSessionRunner } from './host/host-session-runner.ts'
import type { HostSession } from './host-session.ts'

/**
 * Runs one scenario with a host and gives its transcript, in the order of time.
 * Never rejects for anything that the host does.
 */
export async function runHostSession(session: HostSession): Promise<Transcript> {
  const directory = openFixtureDirectory()
  try {
    return await new HostSessionRunner(session, directory).run()
  } finally {
    directory.remove()
  }
}
