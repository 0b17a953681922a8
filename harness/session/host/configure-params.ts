import type { Limits, Policy } from '../../../spec/generated/messages/driver.ts'
import type { HostScenario } from '../../host-scenario.ts'
import type { JsonObject } from '../../wire/json.ts'
import { claimedSettings } from './claimed-settings.ts'

/** What a probe may do unless its scenario states otherwise. */
const DEFAULT_POLICY: Policy = { filesystem: { allow: ['.'], writable: true } }

/** What decides the params beside the scenario. */
interface Given {
  probe: readonly string[]
  features: readonly string[]
}

/** The params of `configure`; `limits` hold where the scenario sets none. */
export function configureParams(
  scenario: HostScenario,
  { probe, features }: Given,
  limits?: Limits,
): JsonObject {
  const { files = {}, policy = DEFAULT_POLICY, tool, tools = [], env, interactive } = scenario
  const own = { name: 'probe', ...tool, ...(policy && { policy }) }
  const all = [own, ...tools.map((other) => ({ policy: DEFAULT_POLICY, ...other }))]
  return {
    project: { files },
    tools: all.map(
      ({ words = [], ...each }: (typeof all)[number] & { words?: readonly string[] }) => ({
        command: [...probe, ...words],
        ...claimedSettings(each, features),
        ...(limits && { limits: { ...limits, ...('limits' in each ? each.limits : {}) } }),
      }),
    ),
    ...(env && { env }),
    interactive: interactive ?? false,
  }
}
