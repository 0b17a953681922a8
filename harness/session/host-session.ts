import type { Limits } from '../../spec/generated/messages/driver.ts'
import type { HostScenario } from '../host-scenario.ts'
import type { Host } from '../launch/host.ts'

/** Everything that one session with a host needs. */
export interface HostSession {
  /** The scenario that is run. */
  scenario: HostScenario
  host: Host
  /** Starts the host anew, when it has ended. */
  restart(): Host
  /** The command of the driver, for the record. */
  command: readonly string[]
  /** The argument vector that starts our probe. */
  probe: readonly string[]
  /** What the host claims. */
  features: readonly string[]
  /** The claimed features, by the methods that they require of the driver. */
  requiredMethods?: ReadonlyMap<string, string>
  /** The provider for which it is asked what an assistant would be shown. */
  provider: string
  /** Limits that every tool is configured with unless the scenario sets others or the host takes none. */
  limits?: Limits
  /** Milliseconds that one answer may take, before the time scale, unless the scenario states otherwise. */
  answerMs?: number
  revision: string
  timeScale: number
  interrupt?: AbortSignal
}
