import type { Tool, ToolsResult } from '../../../spec/generated/messages/driver.ts'
import { providers } from '../../../spec/generated/providers.ts'
import type { Flatten } from './flattening.ts'
import { ownSchema } from './own-schema.ts'

/** What an assistant is shown of tools: their own schemas, or for a provider the form that it takes. */
export type Show = (
  tools: readonly Tool[],
  provider?: string,
) => Promise<ToolsResult | { error: string }>

/** Shows tools, each by itself: one that a provider cannot be given is left out and said. */
export const showBy =
  (flatten: Flatten): Show =>
  async (tools, provider) => {
    if (provider === undefined)
      return { tools: tools.map((tool) => ({ name: tool.name, parameters: ownSchema(tool) })) }
    if (!Object.hasOwn(providers, provider)) return { error: `There is no provider ${provider}.` }
    const shown: Required<ToolsResult> = { tools: [], refused: [] }
    for (const tool of tools) {
      const answer = await flatten({ provider, schema: ownSchema(tool) })
      if ('error' in answer) return answer
      if ('schema' in answer) shown.tools.push(toolWith(tool, answer))
      if ('refused' in answer) shown.refused.push({ name: tool.name, ...answer.refused })
    }
    return shown
  }

type Flattened = Extract<Awaited<ReturnType<Flatten>>, { notes: unknown }>

/** What the schema has no room to say is said of the tool. */
function toolWith({ name }: Tool, { schema, ...more }: Flattened): ToolsResult['tools'][number] {
  const { description } = more as { description?: string }
  return { name, parameters: schema, ...(description !== undefined && { description }) }
}
