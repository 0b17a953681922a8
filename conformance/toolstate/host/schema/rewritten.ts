import type { HostConversation, ShownTool } from '../../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { type Finding, notApplicable, satisfied, violated } from '../../../engine/finding.ts'
import { actionsIn } from '../../../flattener/host/actions.ts'
import { placesIn } from '../../../flattener/places.ts'
import type { Judge, Judged } from '../../../vfs/host/host-check.ts'
import { type Arguments, callOf, inRevision, neededIn } from './calls.ts'
import { actionsOf, DEFINITIONS, type Definition } from './definitions.ts'
import { listingOf, onShown } from './rounds.ts'
import { accepts } from './separating.ts'

const GEMINI = 'gemini-parameters'

/** Judges each tool in the form of the provider: what is wrong with it, in one phrase. */
const eachRewritten = (
  expected: string,
  wrong: (tool: ShownTool, definition: Definition, c: HostConversation) => string | undefined,
): Judged =>
  DEFINITIONS.map((definition) =>
    onShown([definition.name, 0, 'any'], expected, (tool, c, { refused }) => {
      const found = refused.includes(tool.name) ? undefined : wrong(tool, definition, c)
      return found && `${tool.name} ${found}`
    }),
  )

/** Judges that the declared actions are offered and no others. */
export const offersDeclared = eachRewritten('the declared actions', ({ parameters }, tool) => {
  const declared: readonly string[] = actionsOf(tool)
  const other = actionsIn(parameters).find((word) => !declared.includes(word))
  return other && `offers ${other}`
})

/** Judges that each action can be called with the members that it needs. */
export const namesMembers = eachRewritten('every member', ({ parameters }, tool, c) => {
  const names = new Set(placesIn(parameters).flatMap(({ schema }) => namesIn(schema)))
  const needed = actionsOf(tool).flatMap((action) => neededIn(c, action, tool))
  const missing = needed.find((name) => !names.has(name))
  return missing && `has no \`${missing}\``
})

const namesIn = ({ properties }: JsonObject) =>
  isObject(properties) ? Object.keys(properties) : []

/** Judges that a flat schema describes which actions there are and what each of them needs. */
export const describesActions = eachRewritten(
  'descriptions of the actions',
  (tool, definition, c) => {
    if (isUnion(tool.parameters)) return undefined
    const texts = describedIn(tool)
    const actions = actionsOf(definition)
    const silent = actions.find((action) => !texts.some(({ text }) => text.includes(action)))
    if (silent) return `describes no ${silent}`
    const needs = actions.flatMap((action) =>
      neededIn(c, action, definition)
        .filter((name) => name !== 'action' && !isRequired(tool.parameters, name))
        .map((name) => ({ action, name })),
    )
    const lost = needs.find(({ action, name }) => !texts.some(isAbout(action, name)))
    return lost && `does not describe that ${lost.action} needs \`${lost.name}\``
  },
)

const isUnion = ({ oneOf, anyOf }: JsonObject) => oneOf !== undefined || anyOf !== undefined

const isRequired = ({ required }: JsonObject, name: string) =>
  Array.isArray(required) && required.includes(name)

/** A description, and the name of the member that it is about, where it is about one. */
interface Described {
  text: string
  about?: string
}

const isAbout =
  (action: string, name: string) =>
  ({ text, about }: Described) =>
    text.includes(action) &&
    (about === name || text.includes(`\`${name}\``) || mentions(text, name))

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

function describedIn({ description, parameters }: ShownTool): Described[] {
  const places = placesIn(parameters).flatMap(({ pointer, schema }) =>
    typeof schema.description === 'string'
      ? [{ text: schema.description, about: pointer.split('/').at(-1) ?? '' }]
      : [],
  )
  return description === undefined ? places : [...places, { text: description }]
}

/** Judges that the legal calls stay legal; a dialect may need a null for what is left out. */
export const staysLegal = eachRewritten('the legal calls', ({ parameters }, tool, c) => {
  const calls = actionsOf(tool).map((action) => inRevision(c, callOf(action, tool)))
  const refused = calls.find((call) => !takes(parameters, call))
  return refused && `refuses ${JSON.stringify(refused)}`
})

/** Judges that a word that is no action stays illegal, beside a call that is legal. */
export const staysRestricted = eachRewritten('no other action', ({ parameters }, tool, c) => {
  const legal = inRevision(c, callOf('spawn', tool))
  if (!takes(parameters, legal)) return `refuses ${JSON.stringify(legal)}`
  const other = { ...legal, action: 'restart' }
  return takes(parameters, other) ? `accepts ${JSON.stringify(other)}` : undefined
})

const takes = (schema: JsonObject, call: Arguments): boolean =>
  accepts(schema, call) || accepts(schema, padded(schema, call))

const padded = (schema: JsonObject, call: Arguments): Arguments => ({
  ...Object.fromEntries(namesIn(schema).map((name) => [name, null])),
  ...call,
})

/** Reports whether the schema is rewritten for the provider. */
export const isRewritten = onShown(['git', 0, 'any'], 'either', ({ parameters }, c) => {
  const own = listingOf(c, 0)?.tools.find(({ name }) => name === 'git')?.parameters
  return satisfied(equal(own, parameters) ? 'left as it is' : 'rewritten')
})

/** Judges that a union stands alone wherever it stands, in the form of a provider that refuses any other. */
export const unionsAlone: Judge = (c: HostConversation) => {
  const list = listingOf(c, 0, GEMINI)
  if (!list) return notApplicable(`the host does not know the provider ${GEMINI}`)
  return list.tools.map(({ name, parameters }): Finding => {
    const place = placesIn(parameters).find(({ schema }) => isAccompanied(schema))
    const beside = place && Object.keys(place.schema).find((key) => key !== 'anyOf')
    return beside === undefined
      ? satisfied()
      : violated('no other member', `\`${beside}\` beside \`anyOf\` in ${name}`, list.index)
  })
}

const isAccompanied = (schema: JsonObject) =>
  schema.anyOf !== undefined && Object.keys(schema).length > 1
