import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { equal, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Action } from '../../../../spec/generated/messages/toolstate.ts'
import type { Verdict } from '../../../engine/finding.ts'
import type { Judge, Judged } from '../../../vfs/host/host-check.ts'
import { callOf, inRevision, NO_IDS, neededBy, OTHER_WORDS, without } from './calls.ts'
import { actionsOf, DEFINITIONS, type Definition } from './definitions.ts'
import { onShown } from './rounds.ts'
import { accepts, formsOf, type Trial, wrongIn } from './separating.ts'

const LEGAL = 'the legal calls and no others'

/** Judges the schemas of tools by calls that they accept or refuse; a tool without trials is left out. */
export const trying = (
  trialsOf: (tool: Definition) => readonly Trial[],
  tools = DEFINITIONS,
  nth = 0,
): Judged =>
  tools.flatMap((tool) =>
    trialsOf(tool).map((trial) =>
      onShown([tool.name, nth], LEGAL, ({ parameters }, c) =>
        phrased(tool, wrongIn(parameters, trialIn(c, trial))),
      ),
    ),
  )

/** A trial in the calls of a revision; a call that is the legal one there is not illegal. */
function trialIn(c: HostConversation, { legal, illegal = [], foreign = [] }: Trial): Trial {
  const own = (call: JsonObject) => inRevision(c, call)
  const others = illegal.filter((call) => !equal(own(call), own(legal)))
  return { legal: own(legal), illegal: others.map(own), foreign: foreign.map(own) }
}

/** Judges the schema that is shown of each tool. */
export const eachShown = (
  expected: string,
  wrong: (parameters: JsonObject, tool: Definition) => Verdict,
): Judged =>
  DEFINITIONS.map((tool) =>
    onShown([tool.name], expected, ({ parameters }) => phrased(tool, wrong(parameters, tool))),
  )

const phrased = ({ name }: Definition, wrong: Verdict): Verdict =>
  typeof wrong === 'string' ? `${name} ${wrong}` : wrong

/** Judges the form of an action in the schemas of all tools that declare it. */
export const eachForm = (
  actions: readonly Action[],
  expected: string,
  wrong: (form: JsonObject, tool: Definition, action: Action) => Verdict,
): Judged =>
  DEFINITIONS.flatMap((tool) =>
    actionsOf(tool)
      .filter((action) => actions.includes(action))
      .map((action) =>
        onShown([tool.name], expected, ({ parameters }, c) => {
          const [form] = formsOf(parameters, inRevision(c, callOf(action, tool)))
          return phrased(tool, form ? wrong(form, tool, action) : `has no ${action}`)
        }),
      ),
  )

/** Trials of one action, for tools that declare it. */
export const of =
  (action: Action, trialOf: (legal: JsonObject, tool: Definition) => Omit<Trial, 'legal'>) =>
  (tool: Definition): Trial[] => {
    const legal = callOf(action, tool)
    return actionsOf(tool).includes(action) ? [{ legal, ...trialOf(legal, tool) }] : []
  }

/** The same call with values that are no ids. */
export const withoutId = (legal: JsonObject) => ({
  illegal: NO_IDS.map((id) => ({ ...legal, id })),
})

/** The same call with other words for the action: those of other actions may be legal elsewhere. */
export const withOtherWords = (legal: JsonObject) => ({
  illegal: OTHER_WORDS.map((action) => ({ ...legal, action })),
  foreign: ACTIONS.filter((action) => action !== legal.action).map((action) => ({
    ...legal,
    action,
  })),
})

const ACTIONS: readonly Action[] = ['spawn', 'fetch', 'apply', 'abort']

/** The same call without one of the members that it needs. */
export const withoutMember =
  (...members: string[]) =>
  (legal: JsonObject) => ({ illegal: members.map((member) => without(legal, member)) })

/** The same call without each of the members that it needs. */
export const incomplete = (action: Action) =>
  of(action, (legal, tool) => withoutMember(...neededBy(action, tool))(legal))

/** Calls of actions that a tool does not declare, beside one that it does. */
export const undeclared = (tool: Definition): Trial[] => {
  const [first = 'spawn'] = actionsOf(tool)
  const others = [...ACTIONS, 'await', 'restart'].filter(
    (word) => !actionsOf(tool).some((action) => action === word),
  )
  const calls = others.map((action) => ({ ...callOf('apply', tool), ...tool.spawns[0], action }))
  return [{ legal: callOf(first, tool), illegal: [...calls, ...others.map(bare)] }]
}

const bare = (action: string) => ({ action, id: 'staging' })

/** Calls of a spawn with arguments that the tool's own parameters refuse. */
export const refusedBy = (what: 'constraints' | 'items') =>
  of('spawn', (call, { wrong }) => ({
    illegal: (wrong?.[what] ?? []).map((own) => ({ ...call, ...own })),
  }))

/** Judges that a tool accepts these instances and not those. */
export const asOwn = ({ name, legal, illegal }: Instances): Judge =>
  onShown([name], 'its own schema', ({ parameters }) => {
    const refused = legal.find((call) => !accepts(parameters, call))
    const wrong = refused ?? illegal.find((call) => accepts(parameters, call))
    return wrong && `${name} ${refused ? 'refuses' : 'accepts'} ${JSON.stringify(wrong)}`
  })

/** A tool, and calls that its own schema accepts and refuses. */
interface Instances {
  name: string
  legal: readonly JsonObject[]
  illegal: readonly JsonObject[]
}
