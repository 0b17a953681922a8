import { AGAIN, type Fault } from '../../harness/adversary/fault.ts'
import { pick, type Random } from '../../harness/random.ts'
import { equal } from '../../harness/wire/json.ts'
import type { Reading } from './check.ts'
import { type Generator, generatedName } from './generator.ts'
import type { PlannedSession } from './suite.ts'

/** A case of a configuration, as far as it matters here. */
interface AnyCase {
  name: string
  expect?: unknown
}

/** A session about a case. */
interface CaseSession<C> extends PlannedSession {
  about: C
  /** The case that it was made from by altering it. */
  original?: C
}

/** What differs between the roles whose sessions are about cases. */
export interface CaseRole<C extends AnyCase, S extends CaseSession<C>, R extends Reading> {
  cases: readonly C[]
  /** Why nothing is tried when the first case shows no message. */
  silent: string
  spoke(reading: R): boolean
  /** Whether further sessions are made from a case, by its session without a fault. */
  isOfUse(plain: R): boolean
  baseline(about: C): S
  /** A session of the same case under a fault. */
  under(scenario: S, fault: Fault, plain: R): S
  /** A case with something altered, of which nothing is expected; the same case where nothing can be. */
  alter(original: C, random: Random, name: string): C
  /** Whether a case is never altered. */
  isFixed?(about: C): boolean
  /** A fault that is drawn from all that checks ask for, behind its control; none where the check that is drawn asks for none. */
  draw(plain: R, random: Random): readonly Fault[]
}

/** A session without a fault that others are made from. */
interface Known<S, R> {
  scenario: S
  plain: R
}

/** The part of the sessions that are about altered cases. */
const ALTERED = 1 / 2

/** Generates sessions about altered cases, and sessions of the cases under drawn faults. */
export function caseGenerator<C extends AnyCase, S extends CaseSession<C>, R extends Reading>(
  role: CaseRole<C, S, R>,
): Generator<S, R> {
  const { cases } = role
  const known: Known<S, R>[] = []
  return {
    first: cases.map((about) => role.baseline(about)),
    learn(plain, scenario) {
      if (scenario.fault) return []
      if (scenario.about === cases[0] && !role.spoke(plain)) return { stop: role.silent }
      if (!role.isOfUse(plain)) return []
      known.push({ scenario, plain })
      return [role.under(scenario, AGAIN, plain)]
    },
    sessions(number, random) {
      if (known.length === 0) return []
      const { scenario, plain } = pick(random, inOrder(known, cases))
      const isAltered = random() < ALTERED && role.isFixed?.(scenario.about) !== true
      if (isAltered) return altered(role, scenario.about, generatedName(number), random)
      return role.draw(plain, random).map((fault) => role.under(scenario, fault, plain))
    },
  }
}

/** What was learnt in any order is drawn from in that of the cases. */
const inOrder = <C, S extends CaseSession<C>, R>(
  known: readonly Known<S, R>[],
  cases: readonly C[],
) => known.toSorted((a, b) => cases.indexOf(a.scenario.about) - cases.indexOf(b.scenario.about))

/** A case that is altered, compared with none. */
function altered<C extends AnyCase, S extends CaseSession<C>, R extends Reading>(
  role: CaseRole<C, S, R>,
  original: C,
  name: string,
  random: Random,
): S[] {
  const about = role.alter(original, random, name)
  const { expect: _, ...same } = { ...original, name }
  return equal(about, same) ? [] : [{ ...role.baseline(about), session: name, original }]
}

/** An altered case with one part as it was. */
export function withPart<C extends object>(altered: C, original: C, part: keyof C): C {
  const { [part]: _, ...others } = altered
  return { ...others, ...(original[part] !== undefined && { [part]: original[part] }) } as C
}
