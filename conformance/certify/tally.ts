import type { Conversation, Notification } from '../../harness/conversation.ts'
import { type AnyCheck, type Check, type Compared, isAcross } from '../check.ts'
import type { Finding } from '../finding.ts'
import { METHODS } from '../vfs/methods.ts'
import type { Panel } from './panel.ts'
import { type Found, foundOf, lengthOf, type Tally } from './row.ts'

/** Finds the conversation that was held under a fault, by the fault's name. */
export type HeldUnder = (fault: string) => Conversation | undefined

/** What the checks found in one conversation. */
export type Judged = Map<AnyCheck, Found>

/** Receives what a check found, which is something. */
type OnFindings = (check: AnyCheck, findings: Finding[]) => void

/** Judges one conversation by all checks, and tells what each of them found. */
export function judgeOne(
  panel: Panel,
  conversation: Conversation,
  compared: Compared,
  heldUnder: HeldUnder,
  onFindings: OnFindings,
): void {
  const { fault } = conversation
  const silent = !spoke(conversation)
  const tell = (check: AnyCheck, findings: Finding[]) => {
    const told = silent ? findings.filter(({ kind }) => kind !== 'satisfied') : findings
    if (told.length > 0) onFindings(check, told)
  }
  for (const rule of panel.rulesFor(fault)) tell(rule, rule.judge(conversation, compared))
  for (const { check, twin } of panel.checksFor(fault)) {
    const cause = twin ? heldUnder(twin) : undefined
    if (!cause || !isBroken(check, cause, compared))
      tell(check, check.judge(conversation, compared))
  }
}

/** Judges the plain conversations of all cases together. */
export function tallyAcross(check: AnyCheck, plains: Conversation[]): Tally<AnyCheck>[] {
  const [first] = plains
  if (!isAcross(check) || !first) return []
  const findings = check.judgeAll(plains)
  const ms = Math.max(...plains.map(lengthOf))
  const found = findings.length > 0 ? [{ ...foundOf(findings, first), ms }] : []
  return [{ check, found }]
}

/** What goes wrong under the twin of a fault does not go wrong because of the fault. */
const isBroken = (check: Check, twin: Conversation, compared: Compared) =>
  check.judge(twin, compared).some(({ kind }) => kind === 'violated')

/**
 * Whether the subject said anything that belongs to the protocol.
 * One that did not keeps no requirement, whatever it did not do wrong.
 */
export function spoke({ lines, requests, finals, states }: Conversation): boolean {
  const ended = ({ line }: Notification) => line.message?.jsonrpc === '2.0'
  const called = requests.some(({ method }) => METHODS.includes(method))
  return lines.length > 0 && (called || finals.some(ended) || states.some(ended))
}
