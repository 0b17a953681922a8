import { type Bench, converse } from '../../conformance/certify/session.ts'
import type { Conversation } from '../../harness/conversation.ts'
import type { Containers } from '../../harness/launch/index.ts'
import { defaultLimits } from '../../harness/limits.ts'

/** Holds a plain conversation as a certification holds it: recorded, and read for the judge. */
export function ourHost(
  command: readonly string[],
  containers?: Containers,
): Promise<Conversation> {
  return converse(benchOf(command, containers), { name: 'case', files: { 'a.txt': 'hello' } })
}

const benchOf = (command: readonly string[], containers?: Containers): Bench => ({
  subject: {
    ...{ command, cwd: containers?.cwd ?? process.cwd(), env: {}, mark: 'bench' },
    ...(containers && { containers }),
  },
  config: { role: 'tool' },
  limits: defaultLimits,
  timeScale: 1,
  revision: 'rfd-d11',
})
