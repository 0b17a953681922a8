import type { Started } from '../../harness/transcript.ts'
import type { Check, Compared, Reading, ReadingCheck } from './check.ts'
import type { Selected } from './check-index.ts'
import { type Finding, inconclusive } from './finding.ts'

/** What each of the selected checks finds in a reading; `control` gives the reading under a fault, where there is one. */
export function findingsOf<R extends Reading>(
  selected: readonly Selected<R>[],
  reading: R,
  compared: Compared<R>,
  control: (fault: string) => R | undefined = () => undefined,
): Map<Check<R>, Finding[]> {
  const findings = new Map<Check<R>, Finding[]>()
  for (const { check, control: fault } of selected) {
    const cause = fault === undefined ? undefined : control(fault)
    // What goes wrong under the control does not go wrong because of the fault.
    if (cause && judgedBy(check, cause, compared).some(isViolation)) continue
    const its = judgedBy(check, reading, cause ? { ...compared, control: cause } : compared)
    findings.set(check, its)
  }
  return findings
}

/** Leaves out what a subject satisfies by having done nothing. */
export function leaveOutSatisfied<R>(findings: Map<Check<R>, Finding[]>): void {
  for (const [check, its] of findings)
    findings.set(
      check,
      its.filter(({ kind }) => kind !== 'satisfied'),
    )
}

/** A session that was cut short because the run was shows nothing of its subject. */
export function leaveOpenInterrupted<R extends Reading>(
  findings: Map<Check<R>, Finding[]>,
  { transcript }: R,
): void {
  if (!transcript.some(({ event }) => event === 'interrupted')) return
  for (const check of findings.keys())
    findings.set(check, [inconclusive('the run was interrupted')])
}

/** Whether a finding is a violation. */
export const isViolation = ({ kind }: Finding) => kind === 'violated'

/** Judges by one check; what goes wrong within the check is the suite's fault and states which check it was. */
export function judgedBy<R extends Reading>(
  check: ReadingCheck<R>,
  reading: R,
  compared: Compared<R>,
): Finding[] {
  try {
    return check.judge(reading, compared)
  } catch (cause) {
    const { session } = reading.start
    throw new Error(`the check "${check.title}" of ${check.verifies} failed on "${session}"`, {
      cause,
    })
  }
}

/** What only a busy machine may have violated is inconclusive, and what a busy machine left open names the delays. */
export function leaveOpen<R>(
  findings: Map<Check<R>, Finding[]>,
  { undecided, delays }: Started,
): void {
  for (const [check, its] of findings) {
    if (undecided?.promises.includes(check.verifies) && its.some(isViolation))
      findings.set(check, [inconclusive(undecided.reason)])
    else if (delays)
      findings.set(
        check,
        its.map((each) => withDelays(each, delays)),
      )
  }
}

const withDelays = (finding: Finding, delays: string): Finding =>
  finding.kind === 'inconclusive' ? inconclusive(`${finding.reason} (${delays})`) : finding
