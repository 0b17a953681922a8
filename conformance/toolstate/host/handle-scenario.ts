import type { Action, HostScenario } from '../../../harness/host-scenario.ts'

const limits = { idle_ms: 60_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** A scenario of the handles of two stateful tools, `probe` and `other`. */
export const handleScenario = (
  name: string,
  ...actions: (Action | readonly Action[])[]
): HostScenario => ({
  name: `handles: ${name}`,
  needs: ['stateful'],
  tool: { stateful: true, limits },
  tools: [{ name: 'other', stateful: true, limits }],
  actions: actions.flat(),
  timeoutMs: 8_000,
})

/** Long enough for a program that should not run to report that it does, on a busy machine too. */
export const TIME_TO_START: Action = { pause_ms: 2_500 }
