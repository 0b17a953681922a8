import {
  callOf,
  type HostCall,
  type HostConversation,
} from '../../../../harness/host-conversation.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless, type Verdict, violated } from '../../../engine/finding.ts'
import { answerText, outcomeText, type ProbeAnswer } from '../answer.ts'
import { type HostLine, messagesIn } from '../host-lines.ts'
import { since } from '../requests.ts'

/** Whether the probe itself gave a request this id. */
export const isOfProbe = (id: unknown) => typeof id === 'number' && id > 0 && id < 1_000

/** The id of the last of the probe's own requests: what comes beside its response answers a request of ours. */
export const settledId = (lines: readonly HostLine[]): unknown =>
  lines.map(({ message }) => message?.id).findLast(isOfProbe)

/** Judges the messages after a mark but for the response to the request that closes its section. */
export const beside =
  (
    mark: string,
    expected: string,
    wrong: (others: JsonObject[], call: HostCall, c: HostConversation) => Verdict,
    id?: string,
  ) =>
  (c: HostConversation): Finding => {
    const call = callOf(c, id)
    const lines = call ? since(call, mark) : []
    const settled = settledId(lines)
    if (!call || settled === undefined)
      return violated('a later request answered', outcomeText(c, call), call?.index)
    const others = messagesIn(lines).filter((message) => message.id !== settled)
    return satisfiedUnless(wrong(others, call, c), expected, call.index)
  }

/** An answer that is no success. */
export const unserved = (answer: ProbeAnswer) => !isObject(answer.result) && answerText(answer)
