import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { equal, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Action } from '../../../../spec/generated/messages/toolstate.ts'
import {
  type Finding,
  satisfied,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../../engine/finding.ts'
import type { Judge } from '../../../vfs/host/host-check.ts'
import { callOf, inRevision, NO_IDS, neededBy, OTHER_WORDS, without } from './calls.ts'
import { actionsOf, DEFINITIONS, type Definition } from './definitions.ts'
import { onShown } from './rounds.ts'
import { accepts, formsOf, type Trial, wrongIn } from './separating.ts'

const LEGAL = 'the legal calls and no others'

/** Judges the schemas of tools by calls that they accept or refuse; a tool without trials is left out. */
export const trying =
  (trialsOf: (tool: Definition) => readonly Trial[], tools = DEFINITIONS, nth = 0): Judge =>
  (c) =>
    tools.flatMap((tool) => trialsOf(tool).map((trial) => judgeTrial(c, [tool.name, nth], trial)))

const judgeTrial = (
  c: HostConversation,
  at: readonly [name: string, nth: number],
  trial: Trial,
): Finding =>
  onShown(c, at, ({ parameters }, index) => {
    const wrong = wrongIn(parameters, trialIn(c, trial))
    return satisfiedUnless(wrong && `${at[0]} ${wrong}`, LEGAL, index)
  })

/** A trial in the calls of a revision; a call that is the legal one there is not illegal. */
function trialIn(c: HostConversation, { legal, illegal = [], foreign = [] }: Trial): Trial {
  const own = (call: JsonObject) => inRevision(c, call)
  const others = illegal.filter((call) => !equal(own(call), own(legal)))
  return { legal: own(legal), illegal: others.map(own), foreign: foreign.map(own) }
}

/** Judges the schema that is shown of each tool. */
export const eachShown =
  (expected: string, wrong: (parameters: JsonObject, tool: Definition) => Verdict): Judge =>
  (c) =>
    DEFINITIONS.map((tool) =>
      onShown(c, [tool.name], ({ parameters }, index) =>
        satisfiedUnless(phrased(tool, wrong(parameters, tool)), expected, index),
      ),
    )

const phrased = ({ name }: Definition, wrong: Verdict): Verdict =>
  typeof wrong === 'string' ? `${name} ${wrong}` : wrong

/** Judges the form of an action in the schemas of all tools that declare it. */
export const eachForm =
  (
    actions: readonly Action[],
    expected: string,
    wrong: (form: JsonObject, tool: Definition, action: Action) => Verdict,
  ): Judge =>
  (c) =>
    DEFINITIONS.flatMap((tool) =>
      actionsOf(tool)
        .filter((action) => actions.includes(action))
        .map((action) =>
          onShown(c, [tool.name], ({ parameters }, index) => {
            const [form] = formsOf(parameters, inRevision(c, callOf(action, tool)))
            if (!form) return violated(expected, `${tool.name} has no ${action}`, index)
            return satisfiedUnless(phrased(tool, wrong(form, tool, action)), expected, index)
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

/** Judges that a tool accepts these instances and not those. */
export function asOwn(
  c: HostConversation,
  {
    name,
    legal,
    illegal,
  }: { name: string; legal: readonly JsonObject[]; illegal: readonly JsonObject[] },
): Finding {
  return onShown(c, [name], ({ parameters }, index) => {
    const refused = legal.find((call) => !accepts(parameters, call))
    const accepted = illegal.find((call) => accepts(parameters, call))
    if (!refused && !accepted) return satisfied()
    const wrong = refused ? 'refuses' : 'accepts'
    return violated(
      'its own schema',
      `${name} ${wrong} ${JSON.stringify(refused ?? accepted)}`,
      index,
    )
  })
}
