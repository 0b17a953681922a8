import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Action } from '../../../../spec/generated/messages/toolstate.ts'

/** A stateful tool as it is declared, with calls by which its schema is known. */
export interface Definition {
  name: string
  /** All four where it declares none. */
  actions?: readonly Action[]
  parameters?: JsonObject
  /** Arguments of its own with which a spawn is legal. */
  spawns: readonly [JsonObject, ...JsonObject[]]
  /** Arguments of its own that its parameters refuse, by what refuses them. */
  wrong?: { constraints?: readonly JsonObject[]; items?: readonly JsonObject[] }
}

const ALL: readonly Action[] = ['spawn', 'fetch', 'apply', 'abort']

/** The actions that the schema of a tool has to offer. */
export const actionsOf = ({ actions = ALL }: Definition): readonly Action[] => actions

const object = (properties: JsonObject, ...required: string[]): JsonObject => ({
  ...{ type: 'object', properties },
  ...(required.length > 0 && { required }),
})

const texts = { type: 'array', items: { type: 'string' } }

/** The two definitions whose schemas are printed. @see rfd009 §How the assistant interacts with stateful tools */
export const PRINTED: readonly Definition[] = [
  {
    name: 'git',
    parameters: object(
      { command: { enum: ['stage', 'commit', 'rebase'] }, args: texts },
      'command',
    ),
    spawns: [{ command: 'stage' }, { command: 'commit', args: ['--patch'] }],
    wrong: {
      constraints: [{ command: 'push' }, { command: 'stage', args: 'x' }],
      items: [{ command: 'stage', args: ['x', 1] }],
    },
  },
  {
    name: 'cargo_check',
    actions: ['spawn', 'fetch', 'abort'],
    parameters: object({ package: { type: 'string' } }),
    spawns: [{}, { package: 'jp_cli' }],
    wrong: { constraints: [{ package: 7 }] },
  },
]

const SEARCH: Definition = {
  name: 'search',
  actions: ['abort', 'apply', 'spawn'],
  parameters: object(
    {
      query: { type: 'string', minLength: 2 },
      depth: { type: 'integer', minimum: 1, maximum: 9 },
      where: object({ path: { type: 'string' } }, 'path'),
      tags: { type: 'array', items: { enum: ['a', 'b'] }, maxItems: 2 },
    },
    ...['query', 'where'],
  ),
  spawns: [
    { query: 'ab', where: { path: '.' } },
    { query: 'ab', where: { path: '.' }, depth: 9, tags: ['a', 'b'] },
  ],
  wrong: {
    constraints: [{ query: 'a' }, { depth: 0 }, { depth: 10 }, { where: {} }].map((more) => ({
      ...{ query: 'ab', where: { path: '.' } },
      ...more,
    })),
    items: [{ query: 'ab', where: { path: '.' }, tags: ['c'] }],
  },
}

/** A tool whose parameters have constraints that are rare. */
export const TUNED: Definition = {
  name: 'tuned',
  actions: ['spawn', 'fetch'],
  parameters: object({
    code: { type: 'string', pattern: '^[a-z]+$' },
    mode: { const: 'fast' },
    pair: { type: 'array', items: { type: 'string' }, minItems: 2, uniqueItems: true },
    share: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 },
    box: { ...object({ a: { type: 'integer' } }), additionalProperties: false },
    either: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  }),
  spawns: [
    {},
    { code: 'ab', mode: 'fast', pair: ['a', 'b'], share: 1.5, box: { a: 1 }, either: 7 },
  ],
  wrong: {
    constraints: [
      ...[{ code: 'AB' }, { mode: 'slow' }, { pair: ['a'] }, { pair: ['a', 'a'] }],
      ...[{ share: 0 }, { share: 0.7 }, { box: { b: 1 } }, { either: true }],
    ],
  },
}

/** Tools with all actions and with some, with parameters and without. */
export const DEFINITIONS: readonly Definition[] = [
  ...PRINTED,
  { name: 'background', actions: ['spawn', 'fetch'], spawns: [{}] },
  SEARCH,
]

/** Tools of the same names, each with what another one had. */
export const REDEFINED: readonly Definition[] = [
  { ...SEARCH, name: 'git', actions: ['spawn', 'fetch'] },
  { name: 'cargo_check', spawns: [{}] },
  {
    name: 'background',
    parameters: object({ input: { type: 'integer' } }, 'input'),
    actions: ['spawn', 'fetch', 'abort'],
    spawns: [{ input: 1 }],
    wrong: { constraints: [{ input: 'y' }] },
  },
]

/** Tools with a parameter that is called like a member of the protocol, and values for it that are the tool's own. */
export const CLASHES = [
  { name: 'with_id', clash: 'id', parameters: object({ id: { type: 'integer' } }, 'id'), own: 7 },
  {
    name: 'with_action',
    clash: 'action',
    parameters: object({ action: { enum: ['create', 'next'] } }, 'action'),
    own: 'create',
  },
  {
    name: 'with_input',
    clash: 'input',
    parameters: object({ input: { type: 'integer' } }),
    own: 7,
  },
] as const

/** Tools of one run, with calls that their own schemas accept and refuse. */
export const ONE_RUN = [
  {
    name: 'plan',
    parameters: object(
      { action: { enum: ['create', 'next'] }, title: { type: 'string' } },
      'action',
    ),
    legal: [{ action: 'next' }, { action: 'create', title: 'x' }],
    illegal: [{}, { action: 'spawn', id: 'staging' }, { action: 'next', title: 1 }],
  },
  {
    name: 'ticket',
    parameters: object({ id: { type: 'integer' } }, 'id'),
    legal: [{ id: 4 }],
    illegal: [{}, { id: 'staging' }, { action: 'fetch', id: 'staging' }],
  },
  {
    name: 'either',
    parameters: {
      type: 'object',
      oneOf: [object({ path: { type: 'string' } }, 'path'), object({ url: texts }, 'url')],
    },
    legal: [{ path: 'a' }, { url: ['b'] }],
    illegal: [{}, { path: 'a', url: ['b'] }, { action: 'abort', id: 'staging' }],
  },
] as const
