import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import type { Action } from '../../../spec/generated/messages/toolstate.ts'
import type { Show } from '../showing/show.ts'
import type { Mutant } from './mutant.ts'

/** Builders of mutants that show an assistant something else than their tools. */

type Change = Pick<Mutant, 'show'>

/** What a host shows. */
export type Shown = Extract<Awaited<ReturnType<Show>>, { tools: unknown }>

type ShownTool = Shown['tools'][number]

/** Changes what a list of tools states, for a provider or for none. */
export const onShown =
  (change: (shown: Shown, provider: string | undefined, tools: readonly Tool[]) => Shown) =>
  (show: Show): Show =>
  async (tools, provider) => {
    const shown = await show(tools, provider)
    return 'tools' in shown ? change(shown, provider, tools) : shown
  }

/** Changes each tool that lives on, where no provider is named. */
const onLiving = (change: (tool: ShownTool, declared: Tool) => ShownTool): Change => ({
  show: onShown((shown, provider, tools) =>
    provider === undefined ? eachDeclared(shown, tools.filter(isStateful), change) : shown,
  ),
})

/** Changes each tool that lives on, where a provider is named. */
export const onRewritten = (
  change: (tool: ShownTool, declared: Tool, provider: string) => ShownTool,
): Change => ({
  show: onShown((shown, provider, tools) =>
    provider === undefined
      ? shown
      : eachDeclared(shown, tools.filter(isStateful), (tool, declared) =>
          change(tool, declared, provider),
        ),
  ),
})

const isStateful = ({ stateful }: Tool) => stateful === true

const eachDeclared = (
  shown: Shown,
  declared: readonly Tool[],
  change: (tool: ShownTool, declared: Tool) => ShownTool,
): Shown => ({
  ...shown,
  tools: shown.tools.map((tool) => {
    const own = declared.find(({ name }) => name === tool.name)
    return own ? change(tool, own) : tool
  }),
})

/** Changes the schema of each tool that lives on. */
export const onSchema = (change: (schema: JsonObject, declared: Tool) => JsonObject): Change =>
  onLiving((tool, declared) => ({ ...tool, parameters: change(tool.parameters, declared) }))

/** Changes the alternatives of each tool that lives on. */
export const onForms = (
  change: (forms: readonly JsonObject[], declared: Tool) => readonly JsonObject[],
): Change =>
  onSchema((schema, declared) => ({ ...schema, oneOf: change(formsIn(schema), declared) }))

const formsIn = ({ oneOf }: JsonObject): JsonObject[] =>
  Array.isArray(oneOf) ? oneOf.filter(isObject) : []

/** Changes the alternative of one action. */
export const onForm = (
  action: Action,
  change: (form: JsonObject, declared: Tool) => JsonObject,
): Change =>
  onForms((forms, declared) =>
    forms.map((form) => (actionIn(form) === action ? change(form, declared) : form)),
  )

/** The action that an alternative is about. */
export const actionIn = (form: JsonObject): unknown => {
  const { action } = membersOf(form)
  return isObject(action) ? action.const : undefined
}

/** The form of an action that takes nothing but an id. */
export const fixed = (action: string): JsonObject => ({
  properties: { action: { const: action }, id: { type: 'string' } },
  required: ['action', 'id'],
})

/** The members of a schema. */
export const membersOf = ({ properties }: JsonObject): JsonObject =>
  isObject(properties) ? properties : {}

/** Another schema for a member. */
export const withMember =
  (name: string, schema: unknown) =>
  (form: JsonObject): JsonObject => ({
    ...form,
    properties: { ...membersOf(form), [name]: schema },
  })

/** Changes the schemas of the tool's own parameters in its spawn. */
export const onParameters = (
  change: (parameters: JsonObject, declared: Tool) => JsonObject,
): Change =>
  onForm('spawn', (form, declared) => {
    const { action, id, ...own } = membersOf(form)
    return { ...form, properties: { action, id, ...change(own, declared) } }
  })

/** Requires a member no longer. */
export const optionally =
  (...names: string[]) =>
  (form: JsonObject): JsonObject => ({
    ...form,
    required: requiredIn(form).filter((name) => !names.includes(name)),
  })

/** The members that a schema requires. */
export const requiredIn = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? required.map(String) : []
