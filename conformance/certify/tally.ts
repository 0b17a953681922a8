import { nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation } from '../../harness/conversation.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { Result, Verdict } from '../../spec/generated/results.ts'
import { type AnyCheck, type Compared, isAcross, isCheck } from '../check.ts'
import type { Broken, Finding } from '../finding.ts'
import { METHODS } from '../vfs/methods.ts'
import { requirementOf } from './selection.ts'

/** A finding and the conversation that it was made in. */
interface Found {
  finding: Finding
  conversation: Conversation
}

/** All that was found for one check in one case. */
export interface Tally {
  check: AnyCheck
  case?: string
  found: Found[]
}

/** Judges all conversations of one case by one check. */
export function tally(check: AnyCheck, conversations: Conversation[], compared: Compared): Tally {
  const found = conversations.flatMap((conversation) =>
    findingsOf(check, conversation, conversations, compared)
      .filter((finding) => finding.kind !== 'kept' || spoke(conversation))
      .map((finding) => ({ finding, conversation })),
  )
  return { check, case: compared.plain.start.case, found }
}

/** Judges the plain conversations of all cases together. */
export function tallyAcross(check: AnyCheck, plains: Conversation[]): Tally[] {
  const [first] = plains
  if (!isAcross(check) || !first) return []
  const findings = check.judgeAll(plains)
  return [{ check, found: findings.map((finding) => ({ finding, conversation: first })) }]
}

function findingsOf(
  check: AnyCheck,
  conversation: Conversation,
  all: Conversation[],
  compared: Compared,
): Finding[] {
  if (isAcross(check)) return []
  const { fault } = conversation
  if (!isCheck(check)) return check.plainOnly && fault ? [] : check.judge(conversation, compared)
  if (!fault || !check.judges(fault)) return []
  const twin = check.twin && nameOf(check.twin(fault))
  const twinHeld = twin && all.find((c) => c.fault && nameOf(c.fault) === twin)
  const cause = twinHeld ? check.judge(twinHeld, compared) : []
  return cause.some(({ kind }) => kind === 'broken') ? [] : check.judge(conversation, compared)
}

/**
 * Whether the subject said anything that belongs to the protocol.
 * One that did not keeps no requirement, whatever it did not do wrong.
 */
export function spoke({ lines, requests, finals, states }: Conversation): boolean {
  const called = requests.some(({ method }) => METHODS.includes(method))
  const ended = [...finals, ...states].some(({ line }) => line.message?.jsonrpc === '2.0')
  return lines.length > 0 && (called || ended)
}

/** The verdict on one tally, as a row of the results. */
export function resultOf(
  { check, case: about, found }: Tally,
  requirement: CatalogueRequirement,
): Result {
  const bad = found.find(({ finding }) => finding.kind === 'broken')
  const doubt = found.find(({ finding }) => finding.kind === 'unclear')
  const told = bad ?? doubt ?? found[0]
  return {
    check: check.title,
    requirement: requirement.id,
    level: requirement.level,
    ...wordsOf(found, requirement, check),
    ...(about !== undefined && { case: about }),
    ...(bad?.conversation.fault && { fault: nameOf(bad.conversation.fault) }),
    ...(told && { transcript: told.conversation.start.session }),
    requirementText: requirement.text,
    source: requirement.source,
  }
}

/** The row of a check whose feature the configuration does not declare. */
export function undeclaredRow(check: AnyCheck): Result {
  const { id, level, feature, text, source } = requirementOf(check)
  const reason = `feature ${feature} is not declared`
  const row = { check: check.title, requirement: id, level, verdict: 'not-applicable' as const }
  return { ...row, reason, requirementText: text, source }
}

type Words = Pick<Result, 'verdict' | 'reason' | 'expected' | 'observed' | 'advice'>

function wordsOf(found: Found[], requirement: CatalogueRequirement, check: AnyCheck): Words {
  const findings = found.map(({ finding }) => finding)
  const bad = findings.find((f): f is Broken => f.kind === 'broken')
  if (bad)
    return {
      verdict: verdictOfBroken(requirement),
      reason: reasonOf(bad, requirement),
      expected: bad.expected,
      observed: bad.observed,
    }
  const doubt = findings.find((f) => f.kind === 'unclear')
  if (doubt) return { verdict: 'inconclusive', reason: doubt.reason }
  if (findings.length === 0)
    return {
      verdict: 'not-applicable',
      reason: `never exercised (feature ${requirement.feature})`,
      advice: check.toExercise,
    }
  return { verdict: 'pass', ...passed(findings) }
}

/** A departure counts at its level; one that is only reported, or that a may permits, is told and no more. */
function verdictOfBroken({ level, disposition }: CatalogueRequirement): Verdict {
  return level === 'must' && disposition !== 'report' ? 'fail' : 'warn'
}

function reasonOf({ observed }: Broken, { disposition }: CatalogueRequirement): string {
  return disposition === 'report' ? `unspecified: observed ${observed}` : observed
}

function passed(findings: Finding[]): { reason: string; observed?: string } {
  const seen = [
    ...new Set(findings.flatMap((f) => (f.kind === 'kept' && f.observed ? [f.observed] : []))),
  ]
  const times = findings.length === 1 ? 'held once' : `held ${findings.length} times`
  return seen.length > 0
    ? { reason: `${times}: ${seen.join('; ')}`, observed: seen.join('; ') }
    : { reason: times }
}
