import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import type { Check } from '../../engine/check.ts'
import { type Finding, inconclusive, notApplicable, violated } from '../../engine/finding.ts'
import { leaveOpenInterrupted } from '../../engine/findings-of.ts'
import { statusesOf } from './observed.ts'

type Findings = Map<Check<PluginHostReading>, Finding[]>

/** A host that ran no plugin and asked none satisfies nothing; what a driver could not do is not the host's violation. */
export function weigh(findings: Findings, reading: PluginHostReading): void {
  const { failure } = reading
  for (const [check, its] of findings)
    if (failure && check.on !== 'every reading')
      findings.set(check, [endedBy(failure, its), ...its.filter(isViolation)])
    else if (!hasEngaged(reading)) findings.set(check, its.filter(isNoSuccess))
  leaveOpenInterrupted(findings, reading)
}

/** It began to run a plugin or to ask one, be it our probe or another program of ours, or did well in a control. */
function hasEngaged(reading: PluginHostReading): boolean {
  const { init, messages, greeted } = reading
  const asked = messages[0]?.type === 'describe'
  return init !== undefined || asked || greeted || statusesOf(reading, 'control')[0] === 0
}

const isViolation = ({ kind }: Finding) => kind === 'violated'
const isNoSuccess = ({ kind }: Finding) => kind !== 'satisfied'

function endedBy(
  { event, sentence, ...failure }: NonNullable<PluginHostReading['failure']>,
  its: readonly Finding[],
): Finding {
  if (event === 'not-supported') return notApplicable(sentence)
  const broke = 'kind' in failure && failure.kind === 'driver' && !its.some(isViolation)
  return broke ? violated('the session goes on to its end', sentence) : inconclusive(sentence)
}
