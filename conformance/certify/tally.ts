import { nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation, Notification } from '../../harness/conversation.ts'
import { type AnyCheck, type Compared, isAcross, isCheck } from '../check.ts'
import type { Finding } from '../finding.ts'
import { METHODS } from '../vfs/methods.ts'
import { type Found, foundOf, type Tally } from './row.ts'

/** Finds the conversation that was held under a fault, by the fault's name. */
export type HeldUnder = (fault: string) => Conversation | undefined

/** What the checks found in one conversation. */
export type Judged = Map<AnyCheck, Found>

/** Judges one conversation by all checks. */
export function judgeOne(
  checks: readonly AnyCheck[],
  conversation: Conversation,
  compared: Compared,
  heldUnder: HeldUnder,
): Judged {
  const judged: Judged = new Map()
  const silent = !spoke(conversation)
  for (const check of checks) {
    const all = findingsOf(check, conversation, compared, heldUnder)
    const told = silent ? all.filter(({ kind }) => kind !== 'kept') : all
    const found = foundOf(told, conversation.start)
    if (found) judged.set(check, found)
  }
  return judged
}

/** Judges the plain conversations of all cases together. */
export function tallyAcross(check: AnyCheck, plains: Conversation[]): Tally<AnyCheck>[] {
  const [first] = plains
  if (!isAcross(check) || !first) return []
  const found = foundOf(check.judgeAll(plains), first.start)
  return [{ check, found: found ? [found] : [] }]
}

function findingsOf(
  check: AnyCheck,
  conversation: Conversation,
  compared: Compared,
  heldUnder: HeldUnder,
): Finding[] {
  if (isAcross(check)) return []
  const { fault } = conversation
  if (!isCheck(check)) return check.plainOnly && fault ? [] : check.judge(conversation, compared)
  if (!fault || !check.judges(fault)) return []
  const twin = check.twin && heldUnder(nameOf(check.twin(fault)))
  const cause = twin ? check.judge(twin, compared) : []
  return cause.some(({ kind }) => kind === 'broken') ? [] : check.judge(conversation, compared)
}

/**
 * Whether the subject said anything that belongs to the protocol.
 * One that did not keeps no requirement, whatever it did not do wrong.
 */
export function spoke({ lines, requests, finals, states }: Conversation): boolean {
  const ended = ({ line }: Notification) => line.message?.jsonrpc === '2.0'
  const called = requests.some(({ method }) => METHODS.includes(method))
  return lines.length > 0 && (called || finals.some(ended) || states.some(ended))
}
