import {
  callOf,
  type HostCall,
  type HostConversation,
  type SideEntry,
} from '../../../harness/host-conversation.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { equal, type JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless, type Verdict, violated } from '../../engine/finding.ts'
import { outcomeText } from './answer.ts'
import { type HostLine, linesToTool } from './host-lines.ts'

/** A request with an id of our choosing. */
export const request = (id: unknown, method: string, params: unknown = {}): ProbeStep => ({
  send: { jsonrpc: '2.0', id, method, params },
})

/** A notification. */
export const notification = (method: string, params?: unknown): ProbeStep => ({
  send: { jsonrpc: '2.0', method, ...(params !== undefined && { params }) },
})

/** Bytes that need not be a message, as one line. */
export const line = (text: string): ProbeStep => ({ raw: `${text}\n` })

/** A request that shows, once it is answered, that the host has dealt with all that came before. */
export const settle: ProbeStep = { call: 'fs.exists', params: { path: 'settled' } }

/** Limits under which a host that leaves a tool without an answer is soon found out. */
export const SHORT_TIMEOUTS = { idle_ms: 3_000, cancel_grace_ms: 600, term_grace_ms: 500 }

/** The lines with a response to a request of this id. */
export const responsesTo = (call: HostCall, id: unknown): HostLine[] =>
  linesToTool(call).filter(({ message }) => isResponseTo(message, id))

/** The first lines of what the probe saw, reported by name: what came after one mark and before the next. */
export function since(call: HostCall, mark: string): HostLine[] {
  const entries = entriesOf(call)
  const from = entries.findIndex((entry) => entry.mark === mark)
  if (from === -1) return []
  const rest = entries.slice(from + 1)
  const end = rest.findIndex((entry) => entry.mark !== undefined)
  const within = end === -1 ? rest : rest.slice(0, end)
  return linesToTool({ ...call, side: [...within], report: undefined })
}

/** All that the probe reported, in order. */
export function entriesOf({ side, report }: HostCall): SideEntry[] {
  return side.length > 0 ? side : (report?.lines ?? [])
}

/** Judges the one response to a request of ours; none, or more than one, breaks what is expected. */
export const onResponse =
  (
    id: unknown,
    expected: string,
    wrong: (message: JsonObject, call: HostCall) => Verdict = () => undefined,
    callId?: string,
  ) =>
  (c: HostConversation): Finding[] => {
    const call = callOf(c, callId)
    const [first, second] = call ? responsesTo(call, id) : []
    if (!call || !first?.message)
      return [violated(expected, `no answer: ${outcomeText(c, call)}`, call?.index)]
    const verdict = second ? 'more than one answer' : wrong(first.message, call)
    return [satisfiedUnless(verdict, expected, call.index)]
  }

const isResponseTo = (message: JsonObject | undefined, id: unknown) =>
  message !== undefined && !('method' in message) && 'id' in message && equal(message.id, id)
