import { type Bench, converse } from '../../conformance/certify/session.ts'
import type { Conversation } from '../../harness/conversation.ts'
import { defaultLimits } from '../../harness/limits.ts'

/** Holds a plain conversation as a certification holds it: recorded, and read for the judge. */
export function ourHost(command: readonly string[]): Promise<Conversation> {
  return converse(benchOf(command), { name: 'case', files: { 'a.txt': 'hello' } })
}

const benchOf = (command: readonly string[]): Bench => ({
  subject: { command, cwd: process.cwd(), env: {}, mark: 'bench' },
  config: { role: 'tool' },
  limits: defaultLimits,
  timeScale: 1,
  revision: 'rfd-d11',
})
