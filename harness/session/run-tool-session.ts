import type { Transcript } from '../transcript.ts'
import { ToolSessionRunner } from './tool/tool-session-runner.ts'
import type { ToolSession } from './tool-session.ts'

/**
 * Runs one session with a tool from its start to the end of its process group.
 * Never rejects for anything the tool does; what happened stands in the transcript.
 * @see rfd-d11 §Tool lifecycle
 */
export function runToolSession(session: ToolSession): Promise<Transcript> {
  return new Promise((resolve) => new ToolSessionRunner(session, resolve).start())
}
