import type { HostScenario } from '../../host-scenario.ts'
import { configureParams } from './configure-params.ts'
import type { HostStep } from './host-state.ts'
import { limitsOf } from './limits-of.ts'
import { askWhether } from './requesting.ts'

/** Configures the host anew, with other tools beside the probe. */
export const reconfigure: HostStep<[tools: NonNullable<HostScenario['tools']>]> = (
  state,
  effects,
  tools,
) => {
  const { settings } = state
  const scenario = { ...state.scenario, tools }
  const params = configureParams(scenario, settings, limitsOf(scenario, settings))
  return askWhether({ ...state, scenario }, effects, 'configure', params)
}
