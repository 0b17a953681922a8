import type { Fault } from '../../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../../harness/conversation.ts'
import { type Finding, satisfiedUnless } from '../../../engine/finding.ts'
import { failureIn } from '../../../vfs/tool/case.ts'
import { endMessage } from '../../../vfs/tool/ending.ts'
import type { ToolCheck } from '../../../vfs/tool/tool-check.ts'

/** Refusals of a host that pass, a time limit, and that stay, an access denied. @see rfd-d11 §Error codes */
const CODES = { passing: -32004, lasting: -32001 } as const

/** Whether a failure is worth another call. @see rfd009 §ToolState — what a tool produces */
export const transientChecks: readonly ToolCheck[] = [
  {
    verifies: 'toolstate.state.transient-tells-retry#temporary-is-true',
    title: 'calls a failure that may pass transient',
    toExercise: 'Add a case that fails for a while, with `transient: true` under its `expect` key.',
    faults: (baseline) => refusalsOf(baseline, CODES.passing),
    on: 'every reading',
    judge: (c) => transience(c, true),
  },
  {
    verifies: 'toolstate.state.transient-tells-retry#permanent-is-false',
    title: 'calls a failure that stays permanent',
    toExercise: 'Add a case that fails, with `transient: false` under its `expect` key.',
    faults: (baseline) => refusalsOf(baseline, CODES.lasting),
    on: 'every reading',
    judge: (c) => transience(c, false),
  },
]

const refusalsOf = ({ requests, start }: Conversation, code: number): Fault[] =>
  start.context?.stateful
    ? requests.map(({ number }) => ({ kind: 'error-answer', at: number, code }))
    : []

/** A failure is laid to a refusal where it follows it at once, and else to what the author of the case states. */
function transience(c: Conversation, wanted: boolean): Finding[] {
  if (!c.start.context?.stateful || isPassing(c) !== wanted) return []
  const end = endMessage(c)
  const failure = end && (end.method === 'error' ? end.params : failureIn(end))
  if (!end || typeof failure?.transient !== 'boolean') return []
  const observed =
    failure.transient !== wanted &&
    `a failure that ${wanted ? 'may pass' : 'stays'} has transient ${failure.transient}`
  return [satisfiedUnless(observed, `transient ${wanted}`, end.line.index)]
}

function isPassing({ fault, requests, start }: Conversation): boolean | undefined {
  if (fault === undefined) return start.context?.expect?.transient
  if (fault.kind !== 'error-answer' || requests.length !== fault.at) return undefined
  if (fault.code === CODES.passing) return true
  return fault.code === CODES.lasting ? false : undefined
}
