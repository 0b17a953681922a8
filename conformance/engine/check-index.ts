import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Started } from '../../harness/transcript.ts'
import { type Check, isReadingCheck, type Reading, type ReadingCheck, selects } from './check.ts'

/** A check that is about a session, and the fault that must go well for it to prove anything. */
export interface Selected<R> {
  check: ReadingCheck<R>
  /** Name of the control's fault. */
  control?: string
}

/** How a session begins, as far as checks select by it. */
export type Head = Pick<Started, 'session' | 'scenario' | 'case' | 'fault'>

/** Finds the checks that are about a session, once for each kind of session. */
export class CheckIndex<R extends Reading> {
  readonly #checks: readonly Check<R>[]
  readonly #isConfusing: (fault: Fault) => boolean
  readonly #selected = new Map<string, readonly Selected<R>[]>()

  constructor(checks: readonly Check<R>[], isConfusing: (fault: Fault) => boolean) {
    this.#checks = checks
    this.#isConfusing = isConfusing
  }

  /** The checks that are about a session which begins so. */
  of(head: Head): readonly Selected<R>[] {
    const kind = `${head.scenario ?? ''}\n${faultOf(head)}`
    const known = this.#selected.get(kind)
    if (known) return known
    const selected = this.#select(head)
    this.#selected.set(kind, selected)
    return selected
  }

  /** The names of the faults whose sessions this one is compared with. */
  controlsOf(head: Head): string[] {
    return [...new Set(this.of(head).flatMap(({ control }) => control ?? []))]
  }

  #select(head: Head): Selected<R>[] {
    const { fault } = head
    const confusing = fault !== undefined && this.#isConfusing(fault)
    return this.#checks
      .filter(isReadingCheck)
      .filter(({ on }) => selects(on, head, confusing))
      .map((check) => ({ check, ...controlOf(check, fault) }))
  }
}

/** Name of the fault of a session; empty for a session without one. */
export const faultOf = ({ fault }: Pick<Head, 'fault'>): string => (fault ? nameOf(fault) : '')

function controlOf<R>({ on }: ReadingCheck<R>, fault?: Fault): { control?: string } {
  if (!fault || typeof on !== 'object' || !('control' in on) || !on.control) return {}
  return { control: nameOf(on.control(fault)) }
}
