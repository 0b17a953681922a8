import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { Show } from '../showing/show.ts'
import { membersOf, onShown, type Shown, withMember } from './showing.ts'

export type ShownTool = Shown['tools'][number]

export const LIVING: Tool = { name: 'living', command: ['true'], stateful: true }

export const isLiving = ({ stateful }: Tool) => stateful === true

const isAwait = ({ name }: ShownTool) => name === 'await'

export const notAwait = (shown: Shown): Shown => ({
  ...shown,
  tools: shown.tools.filter((tool) => !isAwait(tool)),
})

/** Shows await as it would with other tools. */
export function awaitAsFor(others: (tools: readonly Tool[]) => readonly Tool[]) {
  return (show: Show): Show =>
    async (tools, provider) => {
      const shown = await show(tools, provider)
      const all = await show(others(tools), provider)
      if ('error' in all || 'error' in shown) return shown
      return { ...shown, tools: [...notAwait(shown).tools, ...all.tools.filter(isAwait)] }
    }
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function onTools(
  change: (shown: Shown, tools: readonly Tool[]) => Shown,
): (show: Show) => Show {
  return onShown((shown, provider, tools) =>
    provider === undefined ? change(shown, tools) : shown,
  )
}

export const withAwait = (shown: Shown, change: (tool: ShownTool) => ShownTool): Shown => ({
  ...shown,
  tools: shown.tools.map((tool) => (isAwait(tool) ? change(tool) : tool)),
})

export function changed(change: (tool: ShownTool) => ShownTool) {
  return { show: onTools((shown) => withAwait(shown, change)) }
}

export function onSchema(change: (schema: JsonObject) => JsonObject) {
  return changed((tool) => ({ ...tool, parameters: change(tool.parameters) }))
}

export function onMember(name: string, change: (member: JsonObject) => JsonObject) {
  return onSchema((schema) => {
    const member = membersOf(schema)[name]
    return withMember(name, change(isObject(member) ? member : {}))(schema)
  })
}

export function plainly(description: string) {
  return (member: JsonObject): JsonObject => ({ ...member, description })
}

export const required = (tool: ShownTool): ShownTool => ({
  ...tool,
  parameters: { ...tool.parameters, required: ['any'] },
})
