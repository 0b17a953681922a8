import type { JsonObject } from '../wire/json.ts'

/** An action that a stateful tool declares. @see rfd009 §How the assistant interacts with stateful tools */
export type Action = 'spawn' | 'fetch' | 'apply' | 'abort'

/** A tool's declared actions and the parameters of its spawn. */
export interface ActionSet {
  actions: readonly Action[]
  /** Schemas of spawn's own parameters by name. */
  parameters: Readonly<Record<string, unknown>>
  required: readonly string[]
}

const ID = 'Handle ID for this tool instance. Must be unique across active handles.'

/** The tool schema of a declared action set: a root union with one branch for each action. */
export function actionsSchema({ actions, parameters, required }: ActionSet): JsonObject {
  const branches: Record<Action, () => JsonObject> = {
    spawn: () =>
      branch('spawn', { id: { type: 'string', description: ID }, ...parameters }, required),
    fetch: () => branch('fetch', { id: { type: 'string' } }, []),
    apply: () => branch('apply', { id: { type: 'string' }, input: {} }, ['input']),
    abort: () => branch('abort', { id: { type: 'string' } }, []),
  }
  return { type: 'object', oneOf: actions.map((action) => branches[action]()) }
}

function branch(action: Action, properties: Record<string, unknown>, required: readonly string[]) {
  return {
    properties: { action: { const: action }, ...properties },
    required: ['action', 'id', ...required],
  }
}
