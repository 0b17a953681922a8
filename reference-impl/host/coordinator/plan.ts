import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { Action, ToolCall } from '../../../spec/generated/messages/toolstate.ts'
import { awaitRequest } from '../await/request.ts'
import type { Command } from '../registry/command.ts'

/** The revision of the documents that a host follows. @see rfd009-r1 §Handle registry */
export type Revision = (typeof REVISIONS)[number]

const REVISIONS = ['rfd009', 'rfd009-r1'] as const

/** The revision with a name. @throws Error on an unknown one. */
export function revisionNamed(name: string): Revision {
  const found = REVISIONS.find((revision) => revision === name)
  if (!found) throw new Error(`there is no revision named '${name}': ${REVISIONS.join(', ')}`)
  return found
}

/** What becomes of a call. */
export type Plan =
  /** The tool runs to its end. */
  | { readonly path: 'one-shot'; readonly tool: Tool }
  /** The registry carries it out; an await is about no tool of its own. */
  | {
      readonly path: 'registry'
      readonly tool?: Tool
      readonly command: Command
      readonly id?: string
    }
  | { readonly path: 'refused'; readonly because: string }

/** Chooses the path of a call by the tool's declaration and the call's arguments. @see rfd009 §Detecting stateful vs. one-shot tools */
export function planOf(tools: readonly Tool[], call: ToolCall, revision: Revision): Plan {
  const { tool: name, arguments: args } = call
  const enabled = tools.filter(isEnabled)
  if (isAwait(enabled, name, revision)) return planOfAwait(args)
  const tool = enabled.find((each) => each.name === name)
  if (!tool) return refused(`Tool \`${name}\` not found`)
  if (!isStateful(tool) || args.action === undefined) return { path: 'one-shot', tool }
  return planOfAction(tool, args, revision)
}

const refused = (because: string): Plan => ({ path: 'refused', because })

/** A tool is stateful when it is declared so, in either place. @see rfd037 §Spawn configuration */
export const isStateful = ({ stateful, spawn }: Tool): boolean =>
  stateful ?? spawn?.stateful ?? false

/** Whether the assistant can call a tool. */
export const isEnabled = ({ enabled = true }: Tool): boolean => enabled

/** The built-in tool is there as soon as there is something to wait for. @see rfd037 §Schema availability */
export const hasAwait = (tools: readonly Tool[], revision: Revision): boolean =>
  revision !== 'rfd009-r1' && tools.some(isStateful)

const isAwait = (tools: readonly Tool[], name: string, revision: Revision) =>
  name === 'await' && hasAwait(tools, revision)

function planOfAwait(args: JsonObject): Plan {
  const request = awaitRequest(args)
  return 'refused' in request
    ? refused(request.refused)
    : { path: 'registry', command: { command: 'await', ...request } }
}

const ALL: readonly Action[] = ['spawn', 'fetch', 'apply', 'abort']

/** The actions that a tool declares; all four when it declares none. @see rfd009 §Per-tool action sets */
export const actionsOf = ({ actions }: Tool): readonly Action[] => actions ?? ALL

function planOfAction(tool: Tool, args: JsonObject, revision: Revision): Plan {
  const { id, input } = args
  const action = actionsOf(tool).find((declared) => declared === args.action)
  if (!action) return refused(`\`action\` cannot be ${JSON.stringify(args.action)}`)
  if (action === 'spawn' && revision === 'rfd009-r1')
    return { path: 'registry', tool, command: { command: 'spawn' } }
  if (typeof id !== 'string' || id === '') return refused('`id` must be a text that names a handle')
  if (action === 'spawn') return { path: 'registry', tool, command: { command: 'spawn' }, id }
  if (action !== 'apply')
    return { path: 'registry', tool, command: { command: action, id, tool: tool.name } }
  if (!('input' in args)) return refused('`input` is missing')
  return { path: 'registry', tool, command: { command: 'apply', id, tool: tool.name, input } }
}
