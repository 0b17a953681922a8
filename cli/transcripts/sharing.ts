import type { Fault } from '../../harness/adversary/fault.ts'
import type { Stored } from '../../harness/stored.ts'

/** What is known of a session without reading more of it. */
export type About = Omit<Stored, 'read'>

/** Gives the same value for what is the same: the cases and faults of a file are few, its sessions many. */
export function sharing(): (about: About) => About {
  const texts = new Map<string, string>()
  const faults = new Map<string, Fault>()
  const requesters = new Map<string, readonly string[]>()
  return ({ role, session, about, revision, scenario, fault, place, requestedBy, smaller }) => ({
    ...{ role, smaller },
    revision: shared(texts, revision, revision),
    session: shared(texts, session, session),
    about: shared(texts, about, about),
    ...(scenario !== undefined && { scenario: shared(texts, scenario, scenario) }),
    ...(fault && { fault: shared(faults, JSON.stringify(fault), fault) }),
    ...(place !== undefined && { place }),
    ...(requestedBy && { requestedBy: shared(requesters, requestedBy.join(' '), requestedBy) }),
  })
}

function shared<T>(known: Map<string, T>, key: string, value: T): T {
  const before = known.get(key)
  if (before === undefined) known.set(key, value)
  return before ?? value
}
