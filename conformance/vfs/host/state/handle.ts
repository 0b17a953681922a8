import { handleIn as handleInResult } from '../../../../harness/call-result.ts'
import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import type { Action, Call } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { computedOnce } from '../../../../harness/wire/remembered.ts'
import { type Finding, quote } from '../../../engine/finding.ts'
import { linesToTool } from '../host-lines.ts'
import { outcome, outcomeOf, textsIn } from '../outcome.ts'
import { settle } from '../requests.ts'

export const running = (content?: unknown): ProbeStep => ({
  state: { type: 'running', ...(content !== undefined && { content }) },
})

export const QUESTION = {
  id: 'q-17',
  text: 'And how does it go on?',
  answer_type: { Select: ['the answer', 'another answer'] },
}

export const waiting: ProbeStep = {
  state: { type: 'waiting', content: 'paused', question: QUESTION },
}

export const asleep: ProbeStep = { sleep_ms: 20_000 }

/** The host has read all states that were reported before a mark, since it has answered a request after them. */
export const marked = (mark: string): ProbeStep[] => [settle, { mark }]

/** A spawn as a call of a batch; `more` is what it has otherwise, as its name or its tool. */
export const spawnCall = (
  handle: string,
  script: readonly ProbeStep[],
  more: Partial<Call> = {},
): Call => ({
  ...{ id: `spawn ${handle}`, arguments: { action: 'spawn', id: handle }, script },
  ...more,
})

export const spawn = (handle: string, ...script: ProbeStep[]): Action => ({
  call: spawnCall(handle, script),
  background: true,
})

export const act = (action: string, handle: string, id: string, more: JsonObject = {}) => ({
  call: { id, arguments: { action, id: handle, ...more } },
})

export const reached = (mark: string, handle: string): Action => ({ mark, of: `spawn ${handle}` })

/** Long enough for a host to notice that a process is gone: it may look at its tools from time to time, on a busy machine too. */
export const TIME_TO_NOTICE: Action = { pause_ms: 2_500 }

export const limits = { idle_ms: 10_000, cancel_grace_ms: 500, term_grace_ms: 500 }

export const inputsTo = (call: HostCall): unknown[] =>
  linesToTool(call).flatMap(({ message }) =>
    message?.method === 'apply'
      ? [isObject(message.params) ? message.params.input : undefined]
      : [],
  )

/** What a handle's response reports. */
export const handleIn = computedOnce(({ result }: HostCall) => handleInResult(result))

/** The same of a call by its id; none when it was not made. */
export const handleAt = (c: HostConversation, id: string) => {
  const call = callOf(c, id)
  return call && handleIn(call)
}

/** Whether the response to a spawn has shown the end of its handle, so that nothing more is to come. */
export const isOverAtOnce = (c: HostConversation, id: string): boolean =>
  handleAt(c, `spawn ${id}`)?.state === 'stopped'

/** Judges that a handle stands so, and that its response reports these texts. */
export function stands(id: string, state: string, ...texts: string[]) {
  const expected = [`the state ${state}`, ...texts.map((text) => quote(text))].join(' with ')
  return outcome(id, expected, (call) => {
    const handle = handleIn(call)
    if (handle?.state !== state) return outcomeOf(call)
    const missing = texts.find((text) => !textsIn(handle).includes(text))
    return missing !== undefined && `${state} without ${quote(missing)}`
  })
}

/** A handle whose end was reported may be gone: the first of some calls that reports it counts. */
export function endOf(c: HostConversation, ids: readonly string[]): string {
  const reports = (id: string) => handleAt(c, id)?.state === 'stopped'
  return ids.find(reports) ?? ids.at(-1) ?? ''
}

export const endsWith =
  (ids: readonly string[], ...texts: string[]) =>
  (c: HostConversation): Finding[] =>
    stands(endOf(c, ids), 'stopped', ...texts)(c)
