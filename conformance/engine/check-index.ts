import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Started } from '../../harness/transcript.ts'
import type { Result } from '../../spec/generated/results.ts'
import { type Check, isReadingCheck, type Reading, type ReadingCheck, selects } from './check.ts'
import { rowWithout } from './row.ts'
import { requirementOf } from './selection.ts'
import type { Suite } from './suite.ts'

/** A check that is about a session, and the fault that must go well for it to prove anything. */
export interface Selected<R> {
  check: ReadingCheck<R>
  /** Name of the control's fault. */
  control?: string
}

/** How a session begins, as far as checks select by it. */
export type Head = Pick<Started, 'session' | 'scenario' | 'case' | 'fault'>

/** What of a suite decides which of its checks are about a session. */
type IndexedSuite<R extends Reading> = Pick<Suite<never, never, R>, 'isConfusing' | 'unclaimed'>

/** What is selected for one kind of session. */
interface Kind<R> {
  selected: readonly Selected<R>[]
  /** The names of the faults whose sessions it is compared with. */
  controls: readonly string[]
}

/** What follows from what a subject claims. */
interface Claims<R> {
  /** What is selected of each kind of session. */
  selected: WeakMap<Kind<R>, readonly Selected<R>[]>
  /** The rows of checks that found nothing. */
  nothing: Map<Check<R>, Result>
}

/** Sessions of one run claim alike; where each claims something else, nothing is gained by keeping more. */
const MOST_CLAIMS = 16

/** Kinds of sessions that are kept: where they are generated, each may be one of its own. */
const MOST_KINDS = 2_048

/** Finds the checks of a run that are about a session, once for each kind of session. */
export class CheckIndex<R extends Reading> {
  readonly checks: readonly Check<R>[]
  readonly #suite: IndexedSuite<R>
  readonly #kinds = new Map<string, Kind<R>>()
  /** What follows from claims, by what these depend on. */
  readonly #claims = new Map<string, Claims<R>>()

  constructor(suite: IndexedSuite<R>, checks: readonly Check<R>[]) {
    this.checks = checks
    this.#suite = suite
  }

  /** The checks about a session whose requirements its subject claims to satisfy. */
  claimed(start: Started): readonly Selected<R>[] {
    const kind = this.#kindOf(start)
    const { selected } = this.#claimsIn(start)
    const known = selected.get(kind)
    if (known) return known
    const chosen = kind.selected.filter(
      ({ check }) => this.#suite.unclaimed?.(check, start) === undefined,
    )
    selected.set(kind, chosen)
    return chosen
  }

  /** The names of the faults whose sessions this one is compared with. */
  controlsOf(head: Head): readonly string[] {
    return this.#kindOf(head).controls
  }

  /**
   * Gives the row of a check that found nothing in a run of which this is a session: the same in each run of what claims
   * alike. `stopped` states why the run ended before everything was tried.
   */
  rowsOfNothing(start?: Started, stopped?: string): (check: Check<R>) => Result {
    if (stopped !== undefined) return (check) => this.#rowOfNothing(check, start, stopped)
    const { nothing } = this.#claimsIn(start)
    return (check) => {
      const row = nothing.get(check) ?? this.#rowOfNothing(check, start)
      nothing.set(check, row)
      return row
    }
  }

  #claimsIn(start?: Started): Claims<R> {
    const name = start ? claimsOf(start) : ''
    const known = this.#claims.get(name)
    if (known) return known
    const claims: Claims<R> = { selected: new WeakMap(), nothing: new Map() }
    if (this.#claims.size === MOST_CLAIMS) this.#claims.clear()
    this.#claims.set(name, claims)
    return claims
  }

  #rowOfNothing(check: Check<R>, start?: Started, stopped?: string): Result {
    const requirement = requirementOf(check)
    const unclaimed = start && this.#suite.unclaimed?.(check, start)
    if (unclaimed !== undefined)
      return rowWithout(requirement, check, { verdict: 'not-applicable', reason: unclaimed })
    if (stopped === undefined) return rowWithout(requirement, check)
    return rowWithout(requirement, check, { verdict: 'inconclusive', reason: stopped })
  }

  #kindOf(head: Head): Kind<R> {
    const name = `${head.scenario ?? ''}\n${faultOf(head)}`
    const known = this.#kinds.get(name)
    if (known) return known
    const selected = this.#select(head)
    const controls = new Set(selected.flatMap(({ control }) => control ?? []))
    const kind = { selected, controls: [...controls] }
    if (this.#kinds.size === MOST_KINDS) this.#kinds.clear()
    this.#kinds.set(name, kind)
    return kind
  }

  #select(head: Head): Selected<R>[] {
    const { fault } = head
    const confusing = fault !== undefined && (this.#suite.isConfusing?.(fault) ?? false)
    return this.checks
      .filter(isReadingCheck)
      .filter(({ on }) => selects(on, head, confusing))
      .map((check) => ({ check, ...controlOf(check, fault) }))
  }
}

/**
 * What claims depend on, as text: the revision and the context, without what cases expect, how long they may take, and where
 * and when they took place.
 */
function claimsOf({ revision, context = {} }: Started): string {
  const { expect, expectedResponses, example, limits, hurried, places, epoch, ...claims } = context
  return `${revision} ${JSON.stringify(claims)}`
}

/** Name of the fault of a session; empty for a session without one. */
export const faultOf = ({ fault }: Pick<Head, 'fault'>): string => (fault ? nameOf(fault) : '')

function controlOf<R>({ on }: ReadingCheck<R>, fault?: Fault): { control?: string } {
  if (!fault || typeof on !== 'object' || !('control' in on) || !on.control) return {}
  return { control: nameOf(on.control(fault)) }
}
