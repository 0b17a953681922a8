import type { HostScenario } from '../../../harness/host-scenario.ts'
import { awaited, begun, ended } from './handles.ts'
import { RUNS } from './schema/scenarios.ts'

const living = { name: 'living', stateful: true, actions: ['spawn', 'fetch'] } as const
const plain = { name: 'plain', parameters: { type: 'object', properties: {} } }

const LIVING = { ...living, actions: [...living.actions] }

/** Rounds of the scenario, by what the host is configured with. */
export const ROUND = { living: 0, plain: 1, disabled: 2, several: 3 } as const

/** What is shown beside tools that live on, and beside tools that do not. */
export const offered: HostScenario = {
  name: 'await schema: what an assistant is shown of await',
  needs: ['stateful', 'tool-schema'],
  tools: [LIVING, plain],
  actions: [
    { tools: 'plain' },
    { configure: [plain] },
    { tools: 'plain' },
    { configure: [{ ...LIVING, enabled: false }, plain] },
    { tools: 'plain' },
    { configure: [plain, { ...LIVING, enabled: false }, { ...LIVING, name: 'other' }] },
    { tools: 'plain' },
    RUNS,
  ],
}

/** What a provider is given of await. */
export const flattened: HostScenario = {
  name: 'await schema: what a provider is given of await',
  needs: ['stateful', 'tool-schema', 'flatten'],
  tools: [LIVING],
  actions: [{ tools: 'flattened' }, RUNS],
}

/** Calls of await where the configuration has no such tool. */
export const called: HostScenario = {
  name: 'await schema: calls of await',
  needs: ['stateful'],
  tool: { stateful: true },
  actions: [...begun('a'), ...ended('a'), awaited('await', { all: ['a'] })],
}
