import type { JsonObject } from '../../../harness/wire/json.ts'
import { isObject } from '../../../harness/wire/json.ts'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { Action } from '../../../spec/generated/messages/toolstate.ts'
import { actionsOf, isStateful, type Revision } from '../coordinator/plan.ts'

/** Schema of a tool's arguments as an assistant reads it, where no provider asks for another form. */
export function ownSchema(tool: Tool, revision: Revision): JsonObject {
  const { parameters = NONE } = tool
  if (!isStateful(tool)) return parameters
  const { $defs, definitions, ...rest } = parameters
  return {
    type: 'object',
    oneOf: actionsOf(tool).map((action) => branchFor(action, rest, revision)),
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  }
}

const NONE: JsonObject = { type: 'object', properties: {} }

/** What an action takes. @see rfd009 §How the assistant interacts with stateful tools */
function branchFor(action: Action, parameters: JsonObject, revision: Revision): JsonObject {
  if (action === 'apply') return branch('apply', { input: {} })
  return action === 'spawn' ? spawnBranch(parameters, revision) : branch(action)
}

/** What an action does and needs: a provider's flat form no longer shows which member belongs to which action. */
function actionOf(action: Action, needed: readonly string[]): JsonObject {
  const names = needed.map((name) => `\`${name}\``).join(' and ')
  const needs = names === '' ? '' : ` It needs ${names}.`
  return { const: action, description: `\`${action}\` ${DOES[action]}${needs}` }
}

const DOES: Readonly<Record<Action, string>> = {
  spawn: 'starts the tool.',
  fetch: 'reads how the tool stands.',
  apply: 'hands the tool an input, or the answer to its question.',
  abort: 'ends the tool.',
}

/** A spawn takes the tool's own parameters, beside an id that in the first revision was the host's to make. */
function spawnBranch(
  { properties, required, ...rest }: JsonObject,
  revision: Revision,
): JsonObject {
  const names = revision === 'rfd009-r1' ? ['action'] : PROTOCOL
  const needed = [...names, ...listOf(required).filter((name) => !names.includes(name))]
  const action = actionOf('spawn', needed.slice(1))
  return {
    ...rest,
    properties: {
      action,
      ...(names.includes('id') && { id: NEW_ID }),
      ...without(properties, names),
    },
    required: needed,
  }
}

const PROTOCOL = ['action', 'id']
const NEW_ID = {
  type: 'string',
  description: 'Handle ID for this tool instance. Must be unique across active handles.',
}

const branch = (action: Action, more: JsonObject = {}): JsonObject => {
  const required = [...PROTOCOL, ...Object.keys(more)]
  return {
    properties: { action: actionOf(action, required.slice(1)), id: { type: 'string' }, ...more },
    required,
  }
}

const without = (properties: unknown, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).filter(
      ([name]) => !names.includes(name),
    ),
  )

const listOf = (required: unknown): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
