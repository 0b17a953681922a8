import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import type { Permit } from '../../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { editing } from '../run-modes.ts'
import { command, onAction, shownIn } from '../single-calls.ts'

type Change = Pick<Mutant, 'keeping'>

/** Asks for some calls, and permits or declines the others by what was decided before. */
function remembering(kept: (call: ToolCall, tool: string) => unknown): Change {
  const decided = new Map<unknown, Promise<boolean>>()
  return {
    keeping: {
      permit: (plainly) => (tool, call) => {
        const key = kept(call, tool.name)
        const before = decided.get(key)
        const now = before ?? plainly(tool, call)
        if (key !== undefined) decided.set(key, now)
        return now
      },
    },
  }
}

/** Asks before a command about a handle that stands so. */
function askingIn(action: string, state: string): Change {
  let ask: Permit | undefined
  const carried = onAction(action, async (call, carryOut) => {
    const before = await carryOut(command(call, 'fetch', call.arguments.id))
    if (shownIn(before).state === state) await ask?.({ name: call.tool, command: [] }, call)
    return carryOut(call)
  })
  return {
    keeping: {
      ...carried.keeping,
      permit(plainly) {
        ask = plainly
        return plainly
      },
    },
  }
}

/** The edited call with some of its edits undone. */
const editedWhere = (isKept: (value: unknown, nth: number) => boolean) =>
  editing(({ arguments: given }) => (edited) => {
    const changed = Object.entries(edited.arguments).filter(
      ([name, value]) => given[name] !== value,
    )
    const kept = changed.filter(([, value], nth) => isKept(value, nth))
    return { ...edited, arguments: { ...given, ...Object.fromEntries(kept) } }
  })

/** Mutants that ask the user nearly as they are to. */
export const nearPermissionMutants = mutantsIn('toolstate.permissions')({
  'spawn-asks#asked-at-spawn': {
    'asks-once-a-tool: asks for the first spawn of a tool alone': remembering((call, tool) =>
      call.arguments.action === 'spawn' ? tool : undefined,
    ),
    'asks-once-an-id: asks for the first spawn of an id alone': remembering(
      ({ arguments: { action, id } }) => (action === 'spawn' ? id : undefined),
    ),
  },
  'other-actions-run-unattended#apply': {
    'asks-to-answer: asks the user before it hands an answer over': askingIn('apply', 'waiting'),
  },
  'other-actions-run-unattended#abort': {
    'asks-to-abort-the-waiting: asks the user before it ends a tool that waits': askingIn(
      'abort',
      'waiting',
    ),
  },
  'other-actions-run-unattended#fetch': {
    'asks-for-the-waiting: asks the user before it shows a tool that waits': askingIn(
      'fetch',
      'waiting',
    ),
    'asks-for-the-stopped: asks the user before it shows a tool that has stopped': askingIn(
      'fetch',
      'stopped',
    ),
  },
  'set-per-action': {
    'asks-in-vain: carries a fetch out that the user has declined': {
      keeping: {
        permit: (plainly) => async (tool, call) =>
          (await plainly(tool, call)) || call.arguments.action === 'fetch',
      },
    },
  },
  'run-mode-applies-to-spawn#edit': {
    'runs-the-unedited: starts a spawn as it was where the user does not let it run': {
      keeping: { edit: (plainly) => async (tool, call) => (await plainly(tool, call)) ?? call },
    },
    'first-edit-alone: starts a spawn with the first of the arguments that the user has edited':
      editedWhere((_, nth) => nth === 0),
    'edits-of-value: passes over edited arguments that are empty': editedWhere(Boolean),
    'edits-of-texts: passes over edited arguments that are no texts': editedWhere(
      (value) => typeof value === 'string',
    ),
  },
  'one-shot-asks-as-before#ordinary-tool': {
    'asks-once-for-runs: asks for the first run of an ordinary tool alone': remembering(
      ({ arguments: { action } }, tool) =>
        tool === 'plain' && action === undefined ? tool : undefined,
    ),
    'runs-the-declined: runs an ordinary tool that the user has declined': {
      keeping: {
        permit: (plainly) => async (tool, call) =>
          (await plainly(tool, call)) || tool.stateful !== true,
      },
    },
  },
  'one-shot-asks-as-before#stateful-tool': {
    'runs-the-declined-to-the-end: runs a stateful tool to its end that the user has declined': {
      keeping: {
        permit: (plainly) => async (tool, call) =>
          (await plainly(tool, call)) ||
          (tool.stateful === true && call.arguments.action === undefined),
      },
    },
    'spawns-permit-runs: runs a stateful tool to its end where a spawn of it was permitted':
      remembering((_, tool) => tool),
  },
})
