import { runToolScenario } from '../../conformance/vfs/tool/run-session.ts'
import { baselineScenario } from '../../conformance/vfs/tool/scenario.ts'
import type { ToolRunContext } from '../../conformance/vfs/tool/session-settings.ts'
import { type Conversation, readConversation } from '../../harness/conversation.ts'
import type { Containers } from '../../harness/launch/index.ts'
import { defaultLimits } from '../../harness/limits.ts'

/** Runs a plain conversation as a certification runs it: recorded, and read for the judge. */
export async function ourHost(
  command: readonly string[],
  containers?: Containers,
): Promise<Conversation> {
  const scenario = baselineScenario({ name: 'case', files: { 'a.txt': 'hello' } })
  return readConversation(await runToolScenario(contextOf(command, containers), scenario, () => {}))
}

const contextOf = (command: readonly string[], containers?: Containers): ToolRunContext => ({
  subject: {
    ...{ command, cwd: containers?.cwd ?? process.cwd(), env: {}, mark: 'bench' },
    ...(containers && { containers }),
  },
  command,
  config: { role: 'tool' },
  limits: defaultLimits,
  timeScale: 1,
  revision: 'rfd-d11',
})
