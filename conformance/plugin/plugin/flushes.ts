import type { PluginConversation, PluginRequest } from '../../../harness/plugin-conversation.ts'
import { satisfied } from '../../engine/finding.ts'
import { cameAtEnd, heldBack, keepsNothing } from '../../vfs/tool/held-back.ts'
import { asks, isByHand, type PluginCheck } from './plugin-check.ts'

/** A plugin that is silent until it is asked to end is asked sooner, and judged by that. @see rfd072 §Protocol */
export const flushes: PluginCheck = {
  verifies: 'plugin.framing.plugin-flushes',
  ...keepsNothing,
  on: { fault: ({ kind }) => kind === 'asked-sooner' || kind === 'late-answers', baselines: true },
  faults: (baseline) => (asks(baseline) ? [{ kind: 'late-answers' }] : []),
  judge(c) {
    const kept = c.start.fault && !heldBack(c) ? unawaited(c) : undefined
    if (kept) return [cameAtEnd(kept.line, 'each request before the plugin waits for its reply')]
    if (c.start.fault) return c.start.fault.kind === 'asked-sooner' ? keepsNothing.judge(c) : []
    return c.typed.length > 0 && !isByHand(c) && !mayHoldBack(c) ? [satisfied()] : []
  },
}

/** Whether what came when the plugin was asked to end may have stood in a buffer until then. */
export const mayHoldBack = (c: PluginConversation): boolean =>
  heldBack(c) !== undefined || lateRequest(c) !== undefined

/** What nobody asks for without waiting for the reply. */
const ASKING: readonly string[] = [
  ...['list_conversations', 'read_events', 'read_config'],
  ...['lock', 'create_conversation', 'subscribe', 'query'],
]

const lateRequest = ({ requests, shutdown }: PluginConversation): PluginRequest | undefined =>
  requests.find(
    ({ type, line }) => shutdown && line.index > shutdown.index && ASKING.includes(type),
  )

/** A request that came when the plugin was asked to end, and for whose reply, which is late, it did not wait. */
function unawaited(c: PluginConversation): PluginRequest | undefined {
  const request = lateRequest(c)
  const [exit] = c.exits
  const isReplied = !exit || (request?.reply && request.reply.index < exit.line.index)
  return isReplied ? undefined : request
}
