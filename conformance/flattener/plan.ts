import type { ProviderId } from '../../spec/generated/providers.ts'
import type { Plan } from '../engine/suite.ts'
import type { FlattenerCheck } from './check.ts'
import type { Example } from './examples.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import {
  corpusOf,
  exchangeScenario,
  type FlattenerScenario,
  smokeScenario,
  trialScenario,
} from './scenario.ts'
import { type FlattenerSmoke, smokeIn } from './smoke.ts'

/** What sessions with a flattener are planned from. */
export interface FlattenerPlanning {
  checks: readonly FlattenerCheck[]
  providers: readonly ProviderId[]
  /** Schemas of the user's own. */
  schemas: readonly Example[]
  /** How many generated schemas each provider is tried with. */
  runs: number
  seed: number
  /** Whether nothing else is tried when the first line gets no answer. */
  smoke?: boolean
  /** Whether the flattener spells instances itself; found out when left out. */
  instances?: boolean
}

/** A first session; then every exchange of every provider, in turn, and all trials beside them. */
export function planFlattener(
  planning: FlattenerPlanning,
): Plan<FlattenerScenario, FlattenerReading> {
  const [first] = planning.providers
  return {
    first: first ? [smokeScenario(first)] : [],
    next(reading) {
      const smoke = smokeIn(reading)
      if (!smoke) return []
      const why = whyNoMore(smoke, planning.smoke)
      if (why !== undefined) return { stop: why }
      const instances = planning.instances ?? smoke.instances
      return [...exchangesOf(planning, instances), ...trialsOf(planning, instances)]
    },
  }
}

/** Why nothing else is tried after the first session, if so; `isNeeded`: its line must have been answered. */
export function whyNoMore(
  { started, answered, sentence }: FlattenerSmoke,
  isNeeded = true,
): string | undefined {
  return started && (answered || !isNeeded) ? undefined : `not tried: ${sentence}`
}

/** Scenarios of which the later ones follow when the earlier ones are over. */
export interface FlatteningSequence {
  first: FlattenerScenario[]
  next(scenario: Pick<FlattenerScenario, 'inTurn'>): FlattenerScenario[]
}

/** Every exchange, in turn; and the trials once the last exchange is over, since an exchange may end the process. */
export function flatteningSequence(
  planning: FlattenerPlanning,
  instances: boolean,
): FlatteningSequence {
  const exchanges = exchangesOf(planning, instances)
  const trials = trialsOf(planning, instances)
  let left = exchanges.length
  return {
    first: left > 0 ? exchanges : trials,
    next({ inTurn }) {
      if (!inTurn) return []
      left -= 1
      return left === 0 ? trials : []
    },
  }
}

/** The exchanges that checks ask for, for each provider. */
function exchangesOf(
  { checks, providers }: FlattenerPlanning,
  instances: boolean,
): FlattenerScenario[] {
  const requesting = checks.filter(({ exchange }) => exchange)
  return providers.flatMap((provider) =>
    requesting.map((check) => exchangeScenario(provider, check, instances)),
  )
}

/** The trials of every schema, for each provider; none where no check looks at one. */
function trialsOf(planning: FlattenerPlanning, instances: boolean): FlattenerScenario[] {
  const { checks, providers, schemas } = planning
  if (!checks.some(({ trial }) => trial)) return []
  const corpus = corpusOf(schemas, planning)
  return providers.flatMap((provider) =>
    corpus.map((example) => trialScenario(provider, example, instances)),
  )
}
