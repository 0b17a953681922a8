import type { JsonObject } from '../../../harness/wire/json.ts'
import { isObject } from '../../../harness/wire/json.ts'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { Action } from '../../../spec/generated/messages/toolstate.ts'

/** Schema of a tool's arguments as an assistant reads it, where no provider asks for another form. */
export function ownSchema({ stateful, actions = ALL, parameters = NONE }: Tool): JsonObject {
  if (!stateful) return parameters
  const { $defs, definitions, ...rest } = parameters
  return {
    type: 'object',
    oneOf: actions.map((action) => branchFor[action](rest)),
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  }
}

const ALL: Action[] = ['spawn', 'fetch', 'apply', 'abort']
const NONE: JsonObject = { type: 'object', properties: {} }

/** What each action takes. @see rfd009 §How the assistant interacts with stateful tools */
const branchFor: Record<Action, (parameters: JsonObject) => JsonObject> = {
  spawn: ({ properties, required, ...rest }) => ({
    ...rest,
    properties: { action: { const: 'spawn' }, id: NEW_ID, ...without(properties, PROTOCOL) },
    required: [...PROTOCOL, ...listOf(required).filter((name) => !PROTOCOL.includes(name))],
  }),
  fetch: () => branch('fetch'),
  apply: () => branch('apply', { input: {} }),
  abort: () => branch('abort'),
}

const PROTOCOL = ['action', 'id']
const NEW_ID = {
  type: 'string',
  description: 'Handle ID for this tool instance. Must be unique across active handles.',
}

const branch = (action: string, more: JsonObject = {}): JsonObject => ({
  properties: { action: { const: action }, id: { type: 'string' }, ...more },
  required: [...PROTOCOL, ...Object.keys(more)],
})

const without = (properties: unknown, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).filter(
      ([name]) => !names.includes(name),
    ),
  )

const listOf = (required: unknown): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
