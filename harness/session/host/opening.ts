import { actionsOf, type HostScenario } from '../../host-scenario.ts'
import type { SessionContext } from '../../transcript.ts'
import { proceed } from './acting.ts'
import { configureParams } from './configure-params.ts'
import type { HostEvent } from './host-event.ts'
import type { HostState, HostStep } from './host-state.ts'
import { limitsOf } from './limits-of.ts'
import { namedCalls } from './named-calls.ts'
import { ask } from './requesting.ts'
import { withPlaces } from './with-places.ts'

/** Opens the web server, where the scenario names it. */
export const open: HostStep = (state, effects) => {
  const opened = { ...state, phase: 'open' as const }
  if (!needsWeb(state.scenario)) return configure(opened, effects, { url: '', port: '' })
  effects.push({
    effect: 'open-web-server',
    ...(connects(state.scenario) && { others: true }),
  })
  return opened
}

const needsWeb = (scenario: HostScenario) =>
  scenario.web !== undefined || JSON.stringify(scenario).includes('{web')

/** Whether a probe is to open sockets past the protocol. */
const connects = (scenario: HostScenario) => JSON.stringify(scenario).includes('"connect":')

/** Fills in the places, and configures the host. */
export const configure: HostStep<
  [Pick<Extract<HostEvent, { event: 'web-opened' }>, 'url' | 'port'>]
> = (state, effects, { url, port }) => {
  const { settings } = state
  const places = { web: url, 'web-port': port, outside: settings.outside }
  const scenario = withPlaces(state.scenario, places)
  const placed = { ...state, scenario, actions: namedCalls(actionsOf(scenario)) }
  effects.push({ effect: 'serve', routes: scenario.web ?? [] })
  effects.push({ effect: 'record-context', context: contextOf(placed, places) })
  effects.push({ effect: 'attach' })
  const params = configureParams(scenario, settings, limitsOf(scenario, settings))
  const asked = ask(placed, effects, 'configure', params)
  return proceed({ ...asked, awaited: { kind: 'reply', request: 1, look: false } }, effects)
}

function contextOf(
  { settings, scenario }: HostState,
  places: NonNullable<SessionContext['places']>,
): SessionContext {
  const { features, timeScale, epoch, handles } = settings
  const limits = { ...limitsOf(scenario, settings), ...scenario.tool?.limits }
  return {
    ...{ features: [...features], places, timeScale, epoch, limits },
    ...(handles && { handles: Object.fromEntries(handles.names) }),
  }
}
