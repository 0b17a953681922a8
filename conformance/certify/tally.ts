import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation, Notification } from '../../harness/conversation.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { Result, Verdict } from '../../spec/generated/results.ts'
import { type AnyCheck, type Compared, isAcross, isCheck } from '../check.ts'
import type { Broken, Finding } from '../finding.ts'
import { METHODS } from '../vfs/methods.ts'
import { HEAD_SHOWN } from './document.ts'
import { requirementOf } from './selection.ts'

/** What one check found in one conversation: enough for a row, and nothing that keeps the conversation alive. */
export interface Found {
  session: string
  fault?: Fault
  /** How many findings were made. */
  count: number
  /** Which of several permitted ways were seen. */
  seen: string[]
  bad?: Broken
  /** Why it could not be seen whether the requirement was kept. */
  doubt?: string
}

/** All that was found for one check in one case, in the order of the conversations. */
export interface Tally {
  check: AnyCheck
  case?: string
  found: Found[]
}

/** Finds the conversation that was held under a fault, by the fault's name. */
export type HeldUnder = (fault: string) => Conversation | undefined

/** Judges one conversation by one check; `undefined` when there is nothing to tell. */
export function findIn(
  check: AnyCheck,
  conversation: Conversation,
  compared: Compared,
  heldUnder: HeldUnder,
): Found | undefined {
  const findings = findingsOf(check, conversation, compared, heldUnder)
  if (findings.length === 0 || spoke(conversation)) return foundOf(findings, conversation)
  return foundOf(
    findings.filter(({ kind }) => kind !== 'kept'),
    conversation,
  )
}

/** Judges the plain conversations of all cases together. */
export function tallyAcross(check: AnyCheck, plains: Conversation[]): Tally[] {
  const [first] = plains
  if (!isAcross(check) || !first) return []
  const found = foundOf(check.judgeAll(plains), first)
  return [{ check, found: found ? [found] : [] }]
}

function foundOf(findings: Finding[], { start }: Conversation): Found | undefined {
  if (findings.length === 0) return undefined
  const { session, fault } = start
  const found: Found = { session, fault, count: findings.length, seen: [] }
  for (const finding of findings) addTo(found, finding)
  return found
}

/** The first departure and the first doubt count; every way that was seen does. */
function addTo(found: Found, finding: Finding): void {
  if (finding.kind === 'broken') found.bad ??= finding
  else if (finding.kind === 'unclear') found.doubt ??= finding.reason
  else if (finding.observed && !found.seen.includes(finding.observed))
    found.seen.push(finding.observed)
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

/** The verdict on one tally, as a row of the results. */
export function resultOf(
  { check, case: about, found }: Tally,
  requirement: CatalogueRequirement,
): Result {
  const bad = found.find((f) => f.bad)
  const told = bad ?? found.find((f) => f.doubt) ?? found[0]
  return {
    check: check.title,
    requirement: requirement.id,
    level: requirement.level,
    ...wordsOf(found, requirement, check),
    ...(about !== undefined && { case: about }),
    ...(bad?.fault && { fault: nameOf(bad.fault) }),
    ...(told && { transcript: told.session }),
    ...(isShown(bad?.bad?.index) && { event: bad?.bad?.index }),
    requirementText: requirement.text,
    source: requirement.source,
  }
}

/** An event is pointed to when every report shows it. */
const isShown = (index: number | undefined) => index !== undefined && index < HEAD_SHOWN

/** The row of a check whose feature the configuration does not declare. */
export function undeclaredRow(check: AnyCheck): Result {
  const { id, level, feature, text, source } = requirementOf(check)
  const reason = `feature ${feature} is not declared`
  const row = { check: check.title, requirement: id, level, verdict: 'not-applicable' as const }
  return { ...row, reason, requirementText: text, source }
}

type Words = Pick<Result, 'verdict' | 'reason' | 'expected' | 'observed' | 'advice'>

function wordsOf(found: Found[], requirement: CatalogueRequirement, check: AnyCheck): Words {
  const bad = found.find((f) => f.bad)?.bad
  if (bad)
    return {
      verdict: verdictOfBroken(requirement),
      reason: reasonOf(bad, requirement),
      expected: bad.expected,
      observed: bad.observed,
    }
  const doubt = found.find((f) => f.doubt)?.doubt
  if (doubt) return { verdict: 'inconclusive', reason: doubt }
  if (found.length === 0)
    return {
      verdict: 'not-applicable',
      reason: `never exercised (feature ${requirement.feature})`,
      advice: check.toExercise,
    }
  return { verdict: 'pass', ...passed(found) }
}

/** A departure counts at its level; one that is only reported, or that a may permits, is told and no more. */
function verdictOfBroken({ level, disposition }: CatalogueRequirement): Verdict {
  return level === 'must' && disposition !== 'report' ? 'fail' : 'warn'
}

function reasonOf({ observed }: Broken, { disposition }: CatalogueRequirement): string {
  return disposition === 'report' ? `unspecified: observed ${observed}` : observed
}

function passed(found: Found[]): { reason: string; observed?: string } {
  const seen = [...new Set(found.flatMap((f) => f.seen))]
  const count = found.reduce((sum, f) => sum + f.count, 0)
  const times = count === 1 ? 'held once' : `held ${count} times`
  return seen.length > 0
    ? { reason: `${times}: ${seen.join('; ')}`, observed: seen.join('; ') }
    : { reason: times }
}
