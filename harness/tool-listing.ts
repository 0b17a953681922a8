import type { DriverRequest } from './driver-messages.ts'
import type { Flattened, ShownTool, ToolListing } from './host-conversation.ts'
import { isObject, type JsonObject, objectsIn } from './wire/json.ts'

/** What an answer to `tools` shows an assistant; nothing for another method. */
export function toolListingIn({
  method,
  params: { provider },
  answer,
}: DriverRequest): ToolListing[] {
  if (method !== 'tools' || !isObject(answer?.result)) return []
  const tools = objectsIn(answer.result.tools).flatMap(shownIn)
  const refused = objectsIn(answer.result.refused).map(({ name }) => String(name))
  return [
    { index: answer.index, tools, refused, ...(typeof provider === 'string' && { provider }) },
  ]
}

const shownIn = ({ name, description, parameters }: JsonObject): ShownTool[] =>
  isObject(parameters)
    ? [{ name: String(name), parameters, ...(typeof description === 'string' && { description }) }]
    : []

/** What an answer to `flatten` makes of a schema; nothing for another method. */
export function flattenedIn({ method, params, answer }: DriverRequest): Flattened[] {
  if (method !== 'flatten' || !isObject(answer?.result)) return []
  const { provider, schema } = params
  const asked = { provider: String(provider), schema: isObject(schema) ? schema : {} }
  return [{ index: answer.index, ...asked, answer: answer.result }]
}
