import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import { type AnyCheck, type Check, isAcross, isCheck, type Rule } from '../check.ts'
import { CONFUSING } from '../vfs/confusing.ts'

/** A check that judges what was said under a fault. */
export interface Appointed {
  check: Check
  /** The name of the fault that must go well for this one to prove anything. */
  twin?: string
}

/** Who judges which conversation: found out once for each fault, however many conversations are held under it. */
export class Panel {
  readonly checks: readonly AnyCheck[]
  readonly #rules: readonly Rule[]
  readonly #rulesUnderFaults: readonly Rule[]
  readonly #appointed = new Map<string, readonly Appointed[]>()

  constructor(checks: readonly AnyCheck[]) {
    this.checks = checks
    this.#rules = checks.filter((check) => !isAcross(check) && !isCheck(check)) as Rule[]
    this.#rulesUnderFaults = this.#rules.filter(({ plainOnly }) => !plainOnly)
  }

  rulesFor(fault: Fault | undefined): readonly Rule[] {
    if (!fault) return this.#rules
    return CONFUSING.includes(fault.kind) ? [] : this.#rulesUnderFaults
  }

  checksFor(fault: Fault | undefined): readonly Appointed[] {
    if (!fault) return []
    const name = nameOf(fault)
    const known = this.#appointed.get(name)
    if (known) return known
    const appointed = this.#appoint(fault)
    this.#appointed.set(name, appointed)
    return appointed
  }

  /** The names of the faults that must go well for a fault to prove anything. */
  twinsOf(fault: Fault | undefined): string[] {
    return this.checksFor(fault).flatMap(({ twin }) => twin ?? [])
  }

  #appoint(fault: Fault): Appointed[] {
    return this.checks
      .filter(isCheck)
      .filter((check) => check.judges(fault))
      .map((check) => ({ check, ...(check.twin && { twin: nameOf(check.twin(fault)) }) }))
  }
}
