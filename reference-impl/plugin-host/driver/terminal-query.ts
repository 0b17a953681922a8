import type {
  PluginQueryParams,
  PluginQueryResult,
} from '../../../spec/generated/messages/driver.ts'
import { Tools } from '../program/agent/tools.ts'
import { type Audience, Turn } from '../program/agent/turn.ts'
import type { Seams } from '../program/seams.ts'
import type { DrivenHost } from './driven-host.ts'

/** Nobody sees the turn but whoever reads the conversation; the user approves every call. */
const USER: Audience = {
  ...{ piece() {}, stored() {}, flowing: async () => {} },
  approve: async () => ({ action: 'approve' }),
  answer: async () => undefined,
}

/** Runs a turn outside of plugins, as a user at a terminal does. @see rfd-d18 §Subscriptions */
export async function queryIn(
  { workspace, locks, assistant }: DrivenHost,
  { conversation, content }: PluginQueryParams,
  { lockAtTerminal }: Pick<Seams, 'lockAtTerminal'>,
): Promise<PluginQueryResult> {
  if (!lockAtTerminal(locks, conversation))
    return { completed: false, reason: 'the conversation is locked' }
  try {
    const request = { conversation, content, attachments: [] }
    await new Turn(request, workspace, assistant, USER, new Tools(workspace)).run()
    return { completed: true }
  } catch (error) {
    return { completed: false, reason: String(error) }
  } finally {
    locks.free(conversation)
  }
}
