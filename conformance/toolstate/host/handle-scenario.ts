import type { Action, HostScenario } from '../../../harness/host-scenario.ts'

/** Limits of tools that are looked at for a while. */
export const limits = { idle_ms: 60_000, cancel_grace_ms: 500, term_grace_ms: 500 }

/** The second tool of a scenario. */
export const OTHER = { name: 'other', stateful: true, limits }

/** What is done in a scenario, in order. */
type Actions = (Action | readonly Action[])[]

/** The name of a scenario within its area, and what it has otherwise than the others there. */
type Setting = string | (Partial<HostScenario> & { name: string })

/** Makes the function that declares scenarios of an area: of the handles of two stateful tools, `probe` and `other`, unless stated otherwise. */
export const scenariosOf =
  (area: string, usual: Partial<HostScenario> = {}) =>
  (setting: Setting, ...actions: Actions): HostScenario => {
    const { name, ...more } = typeof setting === 'string' ? { name: setting } : setting
    return {
      ...{ name: `${area}: ${name}`, needs: ['stateful'] },
      tool: { stateful: true, limits },
      tools: [OTHER],
      ...{ actions: actions.flat(), timeoutMs: 12_000 },
      ...usual,
      ...more,
    }
  }

export const handleScenario = scenariosOf('handles')

export const awaitScenario = scenariosOf('await', { needs: ['await'] })

/** Long enough for a program that should not run to report that it does, on a busy machine too. */
export const TIME_TO_START: Action = { pause_ms: 2_500 }
