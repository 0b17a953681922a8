import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Started, Transcript } from '../../harness/transcript.ts'
import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import type { Result, Verdict } from '../../spec/generated/results.ts'
import type { Finding, Violation } from '../finding.ts'
import { HEAD_SHOWN } from './document.ts'
import { requirementOf } from './selection.ts'
import type { Titled } from './titled.ts'

/** What one check found in one conversation: enough for a row, and nothing that keeps the conversation alive. */
export interface Found {
  session: string
  fault?: Fault
  /** How many findings were made of something that was there. */
  count: number
  /** How long the conversations took that are told here, in milliseconds. */
  ms: number
  /** Which of several permitted ways were seen. */
  seen: string[]
  bad?: Violation
  /** Why it could not be seen whether the requirement was kept. */
  doubt?: string
  /** What the requirement speaks of and the subject was seen not to have. */
  absent?: string
}

/** All that was found for one check in one case, in the order of the conversations. */
export interface Tally<C extends Titled = Titled> {
  check: C
  case?: string
  found: Found[]
}

/** What is asked of a conversation, whoever spoke in it. */
export interface Spoken {
  start: Started
  transcript: Transcript
}

/** How long a conversation took, in milliseconds. */
export const lengthOf = ({ transcript }: Spoken) => (transcript.at(-1)?.at ?? 0) / 1_000

/** Gathers the findings of one conversation. */
export function foundOf(findings: Finding[], conversation: Spoken): Found {
  const { session, fault } = conversation.start
  const ms = lengthOf(conversation)
  const found: Found = { session, fault, count: findings.filter(isThere).length, ms, seen: [] }
  for (const finding of findings) addTo(found, finding)
  return found
}

/** Adds the findings of another conversation; of those that tell nothing, only how many they are. */
export function gather(found: Found[], findings: Finding[], conversation: Spoken): void {
  const [first] = found
  if (first && findings.every(tellsNothing)) {
    first.count += findings.length
    first.ms += lengthOf(conversation)
  } else gatherInto(found, foundOf(findings, conversation))
}

const isThere = ({ kind }: Finding) => kind !== 'not-applicable'

const tellsNothing = (finding: Finding) => finding.kind === 'satisfied' && !finding.observed

/** Adds what another conversation showed: of all that is alike, the first is enough. */
export function gatherInto(found: Found[], more: Found): void {
  const [first] = found
  const isNews =
    (more.bad && !found.some(({ bad }) => bad)) || (more.doubt && !found.some(({ doubt }) => doubt))
  if (!first || isNews) return void found.push(more)
  first.count += more.count
  first.ms += more.ms
  for (const way of more.seen) if (!first.seen.includes(way)) first.seen.push(way)
}

/** The first departure and the first doubt count; every way that was seen does. */
function addTo(found: Found, finding: Finding): void {
  if (finding.kind === 'violated') found.bad ??= finding
  else if (finding.kind === 'inconclusive') found.doubt ??= finding.reason
  else if (finding.kind === 'not-applicable') found.absent ??= finding.reason
  else if (finding.observed && !found.seen.includes(finding.observed))
    found.seen.push(finding.observed)
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
    ...(found.length > 0 && { ms: tookIn(found) }),
    ...(bad?.fault && { fault: nameOf(bad.fault) }),
    ...(told && { transcript: told.session }),
    ...(isShown(bad?.bad?.index) && { event: bad?.bad?.index }),
    requirementText: requirement.text,
    source: requirement.source,
  }
}

/** How long the conversations took that a row is judged on, in milliseconds. */
const tookIn = (found: Found[]) => Math.round(10 * found.reduce((sum, { ms }) => sum + ms, 0)) / 10

/** An event is pointed to when every report shows it. */
const isShown = (index: number | undefined) => index !== undefined && index < HEAD_SHOWN

/** The row of a check whose feature the configuration does not declare. */
export function undeclaredRow(check: Titled): Result {
  const { id, level, feature, text, source } = requirementOf(check)
  const reason = `feature ${feature} is not declared`
  const row = { check: check.title, requirement: id, level, verdict: 'not-applicable' as const }
  return { ...row, reason, requirementText: text, source }
}

type Words = Pick<Result, 'verdict' | 'reason' | 'expected' | 'observed' | 'advice'>

function wordsOf(found: Found[], requirement: CatalogueRequirement, check: Titled): Words {
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
  const absent = found.every(({ count }) => count === 0) && found.find((f) => f.absent)?.absent
  if (absent) return { verdict: 'not-applicable', reason: absent }
  if (found.length === 0)
    return {
      verdict: 'not-applicable',
      reason: `never exercised (feature ${requirement.feature})`,
      ...(check.toExercise && { advice: check.toExercise }),
    }
  return { verdict: 'pass', ...passed(found) }
}

/** A departure counts at its level; one that is only reported, or that a may permits, is told and no more. */
function verdictOfBroken({ level, disposition }: CatalogueRequirement): Verdict {
  return level === 'must' && disposition !== 'report' ? 'fail' : 'warn'
}

function reasonOf({ observed }: Violation, { disposition }: CatalogueRequirement): string {
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
