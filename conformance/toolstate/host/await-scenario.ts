import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import { handleScenario } from './handle-scenario.ts'

/** A scenario of awaits on handles of the stateful tools `probe` and `other`. */
export const awaitScenario = (
  name: string,
  ...actions: (Action | readonly Action[])[]
): HostScenario => ({
  ...handleScenario(name, ...actions),
  ...{ name: `await: ${name}`, needs: ['await'] },
})
