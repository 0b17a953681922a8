import { type Fault, nameOf } from '../../../harness/adversary/fault.ts'
import type { Conversation } from '../../../harness/conversation.ts'
import { pick, type Random } from '../../../harness/random.ts'

/** About how many requests the conversations that one check asks for may take together. */
const BEARABLE = 60_000

/**
 * Fewer faults for a long conversation: every step, and every method, keeps one fault of each kind. One so long that
 * this would take hours keeps every method, and steps that lie evenly along it.
 */
export function sampledFaults(faults: Fault[], plain: Conversation, random: Random): Fault[] {
  const bySteps = grouped(faults, (fault) => ('at' in fault ? String(fault.at) : nameOf(fault)))
  const most = Math.ceil(BEARABLE / Math.max(1, plain.requests.length))
  const byMethods = grouped(faults, (fault) =>
    bySteps.length > most
      ? `${methodOf(plain, fault)} ${fault.kind}`
      : `${methodOf(plain, fault)} ${nameOf({ ...fault, at: 0 } as Fault)}`,
  )
  const groups = [bySteps, byMethods].flatMap((all) => evenly(all, most, random))
  return groups.map((group) => pick(random, group))
}

const grouped = (faults: Fault[], by: (fault: Fault) => string) => [
  ...Map.groupBy(faults, by).values(),
]

function methodOf({ requests }: Conversation, fault: Fault): string {
  if (fault.kind === 'method-refused') return fault.method
  return ('at' in fault && requests[fault.at - 1]?.method) || ''
}

/** At most so many of a list, at even distances from a chosen first one. */
function evenly<T>(all: T[], most: number, random: Random): T[] {
  if (all.length <= most) return all
  const first = random()
  return Array.from(
    { length: most },
    (_, i) => all[Math.floor(((i + first) * all.length) / most)] as T,
  )
}
