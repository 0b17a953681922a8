import type { Fault } from '../../../../harness/adversary/fault.ts'
import { shorterLists } from '../../../../harness/generators/shorter-lists.ts'
import { astray } from '../../../../harness/generators/walks.ts'
import type { SessionStep } from '../../../../harness/transcript.ts'
import { smallerAnswers } from './answers.ts'

/** Shorter lists of steps that may show the same. */
export const smallerSteps = (steps: readonly SessionStep[]): SessionStep[][] =>
  shorterLists(steps).map((shorter) => withoutExpectation(shorter, steps))

/** Once a step is left out the tool is away from its case, and need not take an input that follows. */
function withoutExpectation(shorter: SessionStep[], steps: readonly SessionStep[]): SessionStep[] {
  const change = shorter.findIndex((step, at) => step !== steps[at])
  const same = change < 0 ? shorter.length : change
  return shorter.map((step, at) => (at >= same && step.step === 'apply' ? astray(step) : step))
}

/** Generated sessions with less in them, which may show the same; none of a fault of another kind. */
export function smallerFaults(fault: Fault): Fault[] {
  if (fault.kind === 'generated-steps')
    return smallerSteps(fault.steps).map((steps) => ({ ...fault, steps }))
  if (fault.kind === 'generated-answers')
    return smallerAnswers(fault).map((answers) => ({ ...fault, ...answers }))
  return []
}
