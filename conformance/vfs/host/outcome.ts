import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../engine/finding.ts'
import { outcomeText } from './answer.ts'
import { ofCalls } from './host-check.ts'

/** Names a call by its id, or finds the id of the one that counts in a conversation. */
export type Which = string | ((c: HostConversation) => string)

/** Judges how a call was answered; one that never was breaks what is expected. */
export function outcome(
  which: Which,
  expected: string,
  wrong: (call: HostCall, c: HostConversation) => Verdict,
) {
  const judge = (c: HostConversation): Finding[] => {
    const call = callOf(c, typeof which === 'string' ? which : which(c))
    if (!call) return [inconclusive(c.failure?.sentence ?? 'the call was not made')]
    if (call.result === undefined && call.error === undefined)
      return [violated(expected, outcomeText(c, call), call.index)]
    return [satisfiedUnless(wrong(call, c), expected, call.index)]
  }
  return typeof which === 'string' ? ofCalls([which], judge) : judge
}

/** Judges that the answer to a call is right; a wrong one is shown as it is. */
export const outcomeIs = (
  which: Which,
  expected: string,
  isRight: (call: HostCall, c: HostConversation) => boolean,
) => outcome(which, expected, (call, c) => !isRight(call, c) && outcomeOf(call))

/** Judges that a call failed, and what its failure states where texts are given. */
export const fails = (id: string, ...texts: string[]) =>
  outcome(id, ['a failure', ...texts.map((text) => quote(text))].join(' that reports '), (call) => {
    if (call.error === undefined) return outcomeOf(call)
    const missing = texts.find((text) => !textsIn(call.error).includes(text))
    return missing !== undefined && `a failure that does not report ${quote(missing)}`
  })

/** Judges that a call succeeded with these texts, in this order. */
export const succeeds = (id: string, ...texts: string[]) =>
  outcomeIs(
    id,
    ['a success', ...texts.map((text) => quote(text))].join(' with '),
    ({ result, error }) => error === undefined && inOrder(textsIn(result), texts),
  )

/** Whether a call was answered with a success. */
export const succeeded = ({ result, error }: HostCall): boolean =>
  result !== undefined && error === undefined

/** Everything that a value states, its texts as they are and all else as JSON. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textsIn).join('\n')
  if (isObject(value)) return Object.values(value).map(textsIn).join('\n')
  return value === undefined ? '' : JSON.stringify(value)
}

/** How a call was answered, in one phrase. */
export function outcomeOf({ result, error }: HostCall): string {
  if (error !== undefined) return `a failure: ${quote(textsIn(error), 120)}`
  return `a success: ${quote(textsIn(result), 120)}`
}

/** Whether texts stand in another one, one behind the other. */
export function inOrder(reported: string, texts: readonly string[]): boolean {
  let from = 0
  for (const text of texts) {
    const at = reported.indexOf(text, from)
    if (at === -1) return false
    from = at + text.length
  }
  return true
}
