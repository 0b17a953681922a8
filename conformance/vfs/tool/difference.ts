import type { Conversation, Notification } from '../../../harness/conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { quote } from '../../engine/finding.ts'
import { endMessage, howItEnded } from './ending.ts'

/** What is different, and where. */
export interface Difference {
  observed: string
  index?: number
}

/** The first difference between two conversations of the same case, in words. */
export function difference(now: Conversation, plain: Conversation): Difference | undefined {
  return differentRequest(now, plain) ?? differentFinal(now, plain) ?? differentFiles(now, plain)
}

function differentRequest(now: Conversation, plain: Conversation): Difference | undefined {
  const at = plain.requests.findIndex((r, i) => !sameCall(r, now.requests[i]))
  if (at === -1)
    return now.requests.length > plain.requests.length ? extraRequest(now, plain) : undefined
  const [was, is] = [plain.requests[at], now.requests[at]]
  if (!is) return { observed: `${endOf(now)}; without the fault ${was?.method} follows` }
  const text = (r: typeof was) => quote(`${r?.method} ${JSON.stringify(r?.params)}`, 100)
  return {
    observed: `request ${at + 1} is ${text(is)}, without the fault ${text(was)}`,
    index: is.line.index,
  }
}

function extraRequest(now: Conversation, plain: Conversation): Difference {
  const extra = now.requests[plain.requests.length]
  return { observed: `one request more: ${extra?.method}`, index: extra?.line.index }
}

export const sameCall = (
  a?: { method: string; params: unknown },
  b?: { method: string; params: unknown },
) => a?.method === b?.method && equal(a?.params, b?.params)

function endOf(now: Conversation): string {
  const [final] = now.finals
  return final ? `the tool ended with ${quote(finalText(final), 100)}` : howItEnded(now)
}

/** A probe's report reports what it received, which a fault may change; its requests show what it made of it. */
function differentFinal(now: Conversation, plain: Conversation): Difference | undefined {
  const [was, is] = [endMessage(plain), endMessage(now)]
  const alike = now.start.context?.probe || equal(was?.params, is?.params)
  if (was?.method === is?.method && alike) return undefined
  if (!is) return { observed: howItEnded(now) }
  const text = (n: typeof was) => (n ? quote(finalText(n), 100) : 'none')
  return {
    observed: `the final is ${text(is)}, without the fault ${text(was)}`,
    index: is.line.index,
  }
}

/** The first difference when the case itself does not go the same way twice: only the kind of end counts. */
export function differentEnd(now: Conversation, plain: Conversation): Difference | undefined {
  const [was, is] = [endMessage(plain), endMessage(now)]
  if (was?.method === is?.method) return undefined
  return is ? differentFinal(now, plain) : { observed: howItEnded(now) }
}

const finalText = (n: Notification) => `${n.method} ${JSON.stringify(n.params)}`

function differentFiles(now: Conversation, plain: Conversation): Difference | undefined {
  const paths = [...new Set([...Object.keys(plain.files), ...Object.keys(now.files)])].sort()
  const path = paths.find((p) => !equal(plain.files[p], now.files[p]))
  return path === undefined
    ? undefined
    : { observed: `file ${quote(path)} is not as without the fault` }
}
