import type { Tool, ToolsResult } from '../../../spec/generated/messages/driver.ts'
import { providers } from '../../../spec/generated/providers.ts'
import { hasAwait, isEnabled, type Revision } from '../coordinator/plan.ts'
import { awaitTool } from './await-tool.ts'
import type { Flatten } from './flattening.ts'
import { ownSchema } from './own-schema.ts'

/** What an assistant is shown of tools: their own schemas, or for a provider the form that it takes. */
export type Show = (
  tools: readonly Tool[],
  provider?: string,
) => Promise<ToolsResult | { error: string }>

/** Shows tools, each by itself: one that a provider cannot be given is left out and reported. */
export const showBy =
  (flatten: Flatten, revision: Revision): Show =>
  async (tools, provider) => {
    const offered = offeredOf(tools, revision)
    if (provider === undefined) return { tools: offered }
    if (!Object.hasOwn(providers, provider)) return { error: `There is no provider ${provider}.` }
    const shown: Required<ToolsResult> = { tools: [], refused: [] }
    for (const tool of offered) {
      const answer = await flatten({ provider, schema: tool.parameters })
      if ('error' in answer) return answer
      if ('schema' in answer) shown.tools.push(toolWith(tool, answer))
      if ('refused' in answer) shown.refused.push({ name: tool.name, ...answer.refused })
    }
    return shown
  }

type Flattened = Extract<Awaited<ReturnType<Flatten>>, { notes: unknown }>

type Offered = ToolsResult['tools'][number]

/** The tools themselves, and the built-in one that waits for handles where there can be any. @see rfd037 §Schema availability */
function offeredOf(tools: readonly Tool[], revision: Revision): Offered[] {
  const enabled = tools.filter(isEnabled)
  const own = enabled.map((tool) => ({ name: tool.name, parameters: ownSchema(tool, revision) }))
  return hasAwait(enabled, revision) ? [...own, awaitTool] : own
}

/** What the schema has no room to state is stated about the tool, after its own words. */
function toolWith({ name, description }: Offered, { schema, ...more }: Flattened): Offered {
  const { description: added } = more as { description?: string }
  const words = [description, added].filter((text) => text !== undefined).join('\n\n')
  return { name, parameters: schema, ...(words !== '' && { description: words }) }
}
