import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { onArguments } from './keeping.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { endingAt } from './running-once.ts'
import { membersOf, onForms, onShown, optionally, withMember } from './showing.ts'
import { aMoment, command, onAction, onSingle, shownIn } from './single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

/** Knows no handle at a command of this action. */
const unregistered = (action: string): Change =>
  onAction(action, ({ id, arguments: args }) =>
    Promise.resolve({ id, error: `Handle \`${args.id}\` not found` }),
  )

/** Takes a call for one without an action, where its action is like this. */
const withoutAction = (isNone: (action: unknown, tool: string) => boolean): Change =>
  onArguments(({ action, ...args }, { tool }) =>
    isNone(action, tool) ? args : { ...(action !== undefined && { action }), ...args },
  )

/** How often a spawn looks whether its tool has ended. */
const LOOKS = 10

/** Shows the plain result of a tool that is soon over. */
const plainOnceOver = onAction('spawn', async (call, carryOut) => {
  let response = await carryOut(call)
  for (let i = 0; i < LOOKS && shownIn(response).state === 'running'; i += 1) {
    await aMoment()
    response = await carryOut(command(call, 'fetch', call.arguments.id))
  }
  const { state, result } = shownIn(response)
  return state === 'stopped'
    ? ({ id: call.id, result: String(result) } as ToolCallResponse)
    : response
})

/** Mutants that mistake stateful calls for others, or others for them. */
export const detectionMutants = mutantsIn('toolstate.detection')({
  'action-selects-path#with-action': {
    'spawns-to-the-end: runs the tool of a spawn to its end, and shows its result': withoutAction(
      (action) => action === 'spawn',
    ),
  },
  'action-selects-path#without-action': {
    'spawns-without-action: takes a call of a stateful tool without an action for a spawn':
      onSingle((call, carryOut) =>
        call.arguments.action === undefined
          ? carryOut(command(call, 'spawn', 'unnamed', call.arguments))
          : carryOut(call),
      ),
  },
  'decided-before-the-run#spawn': {
    'result-of-a-spawn: shows the plain result of a tool that ends at its spawn': plainOnceOver,
  },
  'ways-to-declare': {
    'no-setting: takes no tool for stateful by its setting': withoutAction(
      (action) => action === 'spawn',
    ),
    'goes-by-reports: takes a tool for stateful that reports a state, and no other': {
      reported: 'by what its program reports',
      ...plainOnceOver,
    },
  },
  'decided-before-the-run#one-shot': {
    'state-of-a-run: answers a call without an action with the state that its tool reports':
      endingAt(({ type }) =>
        type === 'running' ? JSON.stringify({ state: 'running' }) : undefined,
      ),
  },
  'spawn-registers#fetch': { 'fetches-none: finds no handle at a fetch': unregistered('fetch') },
  'spawn-registers#apply': {
    'applies-to-none: finds no handle at an apply': unregistered('apply'),
  },
  'spawn-registers#abort': { 'aborts-none: finds no handle at an abort': unregistered('abort') },
  'undeclared-tool-keeps-action#own-word': {
    'actions-are-commands: refuses an action of a tool of its own': onSingle((call, carryOut) =>
      call.arguments.action === 'restart'
        ? Promise.resolve({ id: call.id, error: '`action` cannot be "restart"' })
        : carryOut(call),
    ),
    'takes-the-action: keeps the action from a tool that is not stateful': withoutAction(
      (_, tool) => tool === 'plain',
    ),
  },
  'undeclared-tool-keeps-action#protocol-word': {
    'every-spawn-is-a-handle: shows a handle for each call whose action is spawn': onSingle(
      async (call, carryOut) => {
        const response = await carryOut(call)
        const { id, action } = call.arguments
        if (action !== 'spawn' || call.tool !== 'plain') return response
        return { id: call.id, result: { id, state: 'running' } as never }
      },
    ),
  },
  'declared-tools-only#stateful-tool': {
    'shows-no-id: shows the actions of a stateful tool without their ids': onForms((forms) =>
      forms.map(({ properties, ...form }) => {
        const { id: _, ...members } = membersOf({ properties })
        return { ...optionally('id')(form), properties: members }
      }),
    ),
  },
  'declared-tools-only#other-tool': {
    'all-have-actions: shows an action for each tool': {
      show: onShown((shown) => ({
        ...shown,
        tools: shown.tools.map((tool) =>
          tool.name === 'plain'
            ? { ...tool, parameters: withMember('action', { const: 'spawn' })(tool.parameters) }
            : tool,
        ),
      })),
    },
  },
  'unusable-action': {
    'null-is-no-action: takes null for an action that is left out': withoutAction(
      (action) => action === null,
    ),
    'empty-is-no-action: takes an empty text for an action that is left out': withoutAction(
      (action) => action === '',
    ),
    'lists-are-actions: takes the first word of a list for the action': onArguments((args) =>
      Array.isArray(args.action) ? { ...args, action: String(args.action[0]) } : args,
    ),
  },
})
