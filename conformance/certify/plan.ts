import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation } from '../../harness/conversation.ts'
import { pick, randomFrom } from '../../harness/random.ts'
import { type AnyCheck, type Check, isCheck } from '../check.ts'

/** A check tries at most this many faults on one case before it chooses among them. */
const ENOUGH = 144

/** The faults that a case is tried under, each once, planned from its plain conversation. */
export function planFaults(
  checks: readonly AnyCheck[],
  plain: Conversation,
  seed: number,
): Fault[] {
  const planned = checks.filter(isCheck).flatMap((check) => thinned(check, plain, seed))
  const unique = new Map<string, Fault>([
    [nameOf(AGAIN), AGAIN],
    ...planned.map((fault) => [nameOf(fault), fault] as const),
  ])
  return [...unique.values()]
}

const AGAIN: Fault = { kind: 'again' }

/** A long conversation keeps every step under some fault, and every method under every kind of it. */
function thinned(check: Check, plain: Conversation, seed: number): Fault[] {
  const faults = check.faults(plain, seed)
  if (faults.length <= ENOUGH) return faults
  const random = randomFrom(seed, check.verifies, plain.start.case ?? '')
  const bySteps = groupBy(faults, (fault) => ('at' in fault ? String(fault.at) : nameOf(fault)))
  const byMethods = groupBy(
    faults,
    (fault) => `${methodAt(plain, fault)} ${nameOf({ ...fault, at: 0 } as Fault)}`,
  )
  return [...bySteps.values(), ...byMethods.values()].map((group) => pick(random, group))
}

function methodAt({ requests }: Conversation, fault: Fault): string {
  return ('at' in fault && requests[fault.at - 1]?.method) || ''
}

function groupBy<T>(values: T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) groups.set(key(value), [...(groups.get(key(value)) ?? []), value])
  return groups
}

/** Conversations with long waits start first, so that they overlap with everything else. */
export function weightOf(fault: Fault): number {
  const waits: Partial<Record<Fault['kind'], number>> = {
    'never-answered': 9,
    'late-answers': 8,
    'late-init': 7,
    'large-answer': 6,
    'end-of-input': 4,
    cancel: 3,
    'error-answer': 2,
  }
  return waits[fault.kind] ?? 1
}
