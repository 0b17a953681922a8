import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { TimerName } from '../../../harness/transcript.ts'
import type { Plugin } from '../../../spec/generated/config.ts'
import { heldBack } from '../../vfs/tool/held-back.ts'

/** How the process of a plugin ended, and after what. */
export function howItEnded(c: PluginConversation): string {
  const stood = stuck(c)
  if (stood !== undefined) return stood
  const after = afterWhat(c)
  const { exit, exits, descriptions } = c
  if (exit === undefined) return `the session was ended early ${after}`
  if (exit.signal) return `the process died of ${exit.signal} ${after}`
  const final = c.describing ? descriptions : exits
  const without = c.describing ? 'description' : '`exit`'
  const lacks = final.length === 0 ? ` and no ${without}` : ''
  return `the process ended with exit status ${exit.code ?? '?'}${lacks} ${after}`
}

/** What the plugin was stuck in when a deadline expired. */
function stuck(c: PluginConversation): string | undefined {
  const first = c.describing ? 'describe' : 'init'
  const sentences: [TimerName, string][] = [
    ['flood', 'the plugin wrote without end'],
    ['requests', 'the plugin made request after request without end'],
    ['startup', `no line came after ${first}`],
    ['session', 'the session took longer than it may'],
    ['exit', `the process was still there after its ${c.describing ? 'description' : '`exit`'}`],
    ['shutdown-grace', `the process was still there after \`shutdown\``],
    ['end-of-input', 'the process was still there after the end of its input'],
  ]
  return sentences.find(([name]) => c.expired(name))?.[1]
}

function afterWhat({ requests, typed }: PluginConversation): string {
  const [request, last] = [requests.at(-1), typed.at(-1)]
  if (last === undefined) return 'before its first message'
  return request && request === last
    ? `after request ${request.number} (${request.type})`
    : `after its ${last.type}`
}

/** The deadlines for which no document has a length, by the keys that set them. */
const OWN = [
  ['startup', 'startup_ms'],
  ['exit', 'exit_ms'],
] as const

/** Whether more time would show more: a limit decided that is the suite's own, and that its user did not set. */
export function isHurried(c: PluginConversation, limits: Plugin['limits'] = {}): boolean {
  const first = c.transcript.find((event) => event.event === 'timer')
  const isOwn = OWN.some(([name, key]) => first?.name === name && limits[key] === undefined)
  return isOwn && heldBack(c) === undefined
}

/** Whether we asked the plugin to end, or ended its input. */
export const wasAskedToEnd = ({ shutdown, inputClosedAt }: PluginConversation): boolean =>
  shutdown !== undefined || inputClosedAt !== undefined
