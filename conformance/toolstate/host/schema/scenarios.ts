import type { Action, HostScenario } from '../../../../harness/host-scenario.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { running, spawn } from '../../../vfs/host/state/handle.ts'
import { TIME_TO_START } from '../handle-scenario.ts'
import { CLASHES, DEFINITIONS, type Definition, ONE_RUN, REDEFINED, TUNED } from './definitions.ts'

type Configured = NonNullable<HostScenario['tools']>[number]

const living = ({ name, actions, parameters }: Definition): Configured => ({
  ...{ name, stateful: true },
  ...(actions && { actions: [...actions] }),
  ...(parameters && { parameters }),
})

const plain = ({ name, parameters }: { name: string; parameters: object }): Configured => ({
  ...{ name, parameters: parameters as JsonObject },
})

/** What a tool's author could write by hand for a tool that lives on. */
export const HAND_WRITTEN: JsonObject = {
  type: 'object',
  oneOf: [
    {
      properties: {
        action: { const: 'spawn' },
        id: { type: 'string' },
        text: { enum: ['by hand'] },
      },
      required: ['action', 'id', 'text'],
    },
    {
      properties: { action: { const: 'fetch' }, id: { type: 'string' } },
      required: ['action', 'id'],
    },
  ],
}

/** A call by which a host is seen to run tools, beside what it shows. */
export const RUNS: Action = { call: { script: [{ finish: 'ran' }] } }

/** Rounds of the scenario, by what the host is configured with. */
export const ROUND = { definitions: 0, redefined: 1, clashes: 2, handWritten: 3 } as const

/** Tools whose schemas are made of their declarations. */
export const shown: HostScenario = {
  name: 'schema: what an assistant is shown of tools that live on',
  needs: ['stateful'],
  tools: [...[...DEFINITIONS, TUNED].map(living), ...ONE_RUN.map(plain)],
  actions: [
    { tools: 'plain' },
    { configure: REDEFINED.map(living) },
    { tools: 'plain' },
    { configure: CLASHES.map((clash) => living({ ...clash, spawns: [{}] })) },
    { tools: 'plain' },
    {
      configure: [
        {
          name: 'by_hand',
          stateful: true,
          actions: ['spawn', 'fetch'],
          parameters: HAND_WRITTEN,
        },
      ],
    },
    { tools: 'plain' },
    RUNS,
  ],
}

/** A parameter of which a rewritten schema keeps the union. */
const choosing: Definition = {
  name: 'choosing',
  parameters: {
    type: 'object',
    properties: {
      choice: { description: 'Which one.', anyOf: [{ type: 'string' }, { type: 'integer' }] },
    },
  },
  spawns: [{}],
}

/** The same tools in the form of a provider. */
export const rewritten: HostScenario = {
  name: 'schema: what a provider is given of tools that live on',
  needs: ['stateful', 'tool-schema'],
  tools: [...DEFINITIONS, choosing].map(living),
  actions: [{ tools: 'plain' }, { tools: 'flattened' }, { shown_for: 'gemini-parameters' }, RUNS],
}

/** Calls that a flat schema lets through. */
export const refused: HostScenario = {
  name: 'schema: calls that lack a member',
  needs: ['stateful'],
  tool: { stateful: true },
  actions: [
    spawn('a', running('a runs'), { wait_apply: true }, { stop: 'end of a' }),
    { wait: 'spawn a' },
    {
      call: {
        id: 'spawn',
        arguments: { action: 'spawn' },
        script: [running('stray'), { sleep_ms: 3_000 }],
      },
    },
    { call: { id: 'apply', arguments: { action: 'apply', id: 'a' } } },
    { call: { id: 'fetch', arguments: { action: 'fetch' } } },
    TIME_TO_START,
    { call: { id: 'fetch a', arguments: { action: 'fetch', id: 'a' } } },
    { call: { id: 'abort a', arguments: { action: 'abort', id: 'a' } } },
  ],
}
