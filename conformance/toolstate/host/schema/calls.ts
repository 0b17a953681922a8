import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { makesIds } from '../../../../harness/session/host/handle-ids.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Action } from '../../../../spec/generated/messages/toolstate.ts'
import { actionsOf, type Definition } from './definitions.ts'

/** The arguments of a call. */
export type Arguments = JsonObject

const ID = 'staging'

/** Values that are no ids. */
export const NO_IDS: readonly unknown[] = [7, null, true, ['staging'], {}]

/** Values of all types that an apply may hand over. */
export const INPUTS: readonly unknown[] = [
  'y',
  '',
  0,
  1.5,
  true,
  null,
  [],
  ['a', {}],
  {},
  { a: [1] },
]

/** Words that fix no declared action. */
export const OTHER_WORDS: readonly unknown[] = ['', 'start', 'Fetch', 'await', null, 7, ['spawn']]

/** A legal call of an action. */
export function callOf(action: Action, { spawns: [own] }: Definition): Arguments {
  if (action === 'spawn') return { action, id: ID, ...own }
  return { action, id: ID, ...(action === 'apply' && { input: 'y' }) }
}

/** Every legal call of a tool: each action, optional arguments, and inputs of all types. */
export const legalCallsOf = (tool: Definition): Arguments[] =>
  actionsOf(tool).flatMap((action) => {
    const call = callOf(action, tool)
    if (action === 'spawn') return tool.spawns.map((own) => ({ action, id: ID, ...own }))
    return action === 'apply' ? INPUTS.map((input) => ({ ...call, input })) : [call]
  })

/** The members that a call of an action cannot do without. */
export const neededBy = (action: Action, tool: Definition): string[] => {
  if (action === 'spawn') return ['action', 'id', ...requiredOf(tool)]
  return action === 'apply' ? ['action', 'id', 'input'] : ['action', 'id']
}

/** The parameters that a tool itself requires. */
export const requiredOf = ({ parameters }: Definition): string[] =>
  Array.isArray(parameters?.required) ? parameters.required.map(String) : []

/** The same in the revision of a session: where the host makes the ids, a spawn has none. @see rfd009-r1 §How the assistant interacts with stateful tools */
export const neededIn = (
  { start }: HostConversation,
  action: Action,
  tool: Definition,
): string[] => {
  const hasNone = makesIds(start.revision) && action === 'spawn'
  return neededBy(action, tool).filter((name) => !(hasNone && name === 'id'))
}

/** A call in the revision of a session. @see neededIn */
export const inRevision = ({ start }: HostConversation, call: Arguments): Arguments =>
  makesIds(start.revision) && call.action === 'spawn' ? without(call, 'id') : call

/** A call without a member. */
export const without = (call: Arguments, member: string): Arguments =>
  Object.fromEntries(Object.entries(call).filter(([name]) => name !== member))
