import type { RegistryEvent } from '../registry/event.ts'
import { named } from '../registry/state.ts'
import { endingAfter, onEvent, onReduction } from './keeping.ts'
import {
  endingAtTurn,
  freeingBefore,
  onReturned,
  onText,
  redirecting,
  renaming,
  trying,
} from './keeping-calls.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

const isTaken = /in use/
const isUnknown = /not found/

/** Mutants that enter, find and free handles otherwise. */
export const registryIdMutants = mutantsIn('toolstate.registry')({
  'chosen-id-is-key#found': {
    'one-fetch: finds a handle for one fetch only': trying((call, seen) => {
      const { action, id } = call.arguments
      const isLate = action === 'fetch' && seen.some((name) => name === `fetch ${id}`)
      return isLate ? { id: call.id, error: `Handle \`${id}\` not found` } : undefined
    }),
  },
  'chosen-id-is-key#whole-id': {
    'short-ids: keeps the first 64 characters of an id': renaming((id) => id.slice(0, 64)),
  },
  'readable-ids': {
    'no-underscores: refuses ids with an underscore': trying((call) =>
      call.arguments.action === 'spawn' &&
      /^[^ ]{1,20}$/.test(String(call.arguments.id)) &&
      String(call.arguments.id).includes('_')
        ? { id: call.id, error: 'an id is made of letters and digits' }
        : undefined,
    ),
  },
  'ids-are-case-sensitive#case': {
    'small-letters: keeps ids in small letters': renaming((id) => id.toLowerCase()),
  },
  'ids-are-case-sensitive#code-points': {
    'composes-ids: keeps ids in their composed form': renaming((id) => id.normalize('NFC')),
  },
  'lasts-for-the-turn': {
    'some-rounds: forgets handles after fourteen rounds of calls': trying((call, seen) =>
      call.arguments.action === 'fetch' && seen.length > 14
        ? { id: call.id, error: `Handle \`${call.arguments.id}\` not found` }
        : undefined,
    ),
  },
  'refuses-taken-id#running': {
    'replaces-running: gives the id of a running handle to another spawn': freeingBefore('running'),
  },
  'refuses-taken-id#waiting': {
    'replaces-waiting: gives the id of a waiting handle to another spawn': freeingBefore('waiting'),
  },
  'one-namespace': {
    'ids-by-tool: has a registry for each tool': renaming((id, { tool }) =>
      tool === 'other' ? `${id} of ${tool}` : id,
    ),
  },
  'refused-spawn-has-no-effect#no-process': {
    'starts-and-refuses: starts the tool of a spawn that it refuses': redirecting(
      isTaken,
      ({ arguments: args }) => ({ ...args, id: `${args.id} refused` }),
      'as refused',
    ),
  },
  'refused-spawn-has-no-effect#older-handle': {
    'ends-the-older: ends the handle whose id a refused spawn has': endingAfter((event, before) =>
      event.event === 'claim'
        ? event.claims.flatMap(({ id = '' }) => named(before, id)?.instance ?? [])
        : [],
    ),
  },
  'stopped-id-is-free': {
    'keeps-stopped-ids: takes the id of a handle that has stopped for taken': onReturned(
      ({ ending, reports }) => ending !== undefined || reports === 0,
    ),
    'frees-one: frees one of the ids whose handles a call has shown': onShown((instances) =>
      instances.slice(0, 1),
    ),
    'frees-none-at-the-limit: frees no id at the limit of an await': (() => {
      const late = new Set<number>()
      return onShown(
        (instances, call) => (late.has(call) ? [] : instances),
        (event) => event.event === 'limit' && late.add(event.call),
      )
    })(),
  },
  'aborted-id-is-free': {
    'keeps-aborted-ids: takes the id of an aborted handle for taken': onReturned(
      ({ ending }) => ending === undefined,
    ),
  },
  'instant-stop#id-free': {
    'keeps-instant-ids: takes the id of a tool that stopped at once for taken': onReturned(
      ({ reports }) => reports > 0,
    ),
  },
  'instant-stop#result-delivered': {
    'loses-instant-results: loses the result of a tool that stops at once': onEvent(
      (event, state) =>
        event.event === 'stopped' && state.handles.get(event.instance)?.reports === 0
          ? { ...event, result: { Ok: '' } }
          : event,
    ),
  },
  'instant-stop#not-outstanding': {
    'lists-instant-stops: takes a tool that stopped at once for outstanding': endingAtTurn(
      ({ reports }) => reports === 0,
    ),
  },
  'unknown-id-is-an-error#names-id': {
    'nameless-id: does not name an unknown id': onText(isUnknown, () => 'there is no such handle'),
  },
  'unknown-id-is-an-error#no-effect': {
    'takes-the-first: gives an input for an unknown id to another handle': redirecting(
      isUnknown,
      ({ arguments: args }) => (args.action === 'apply' ? { ...args, id: 'a' } : undefined),
      'as refused',
    ),
  },
  'owner-drives-handle#fetch': { 'any-tool-fetches: shows a handle to any tool': anyTool('fetch') },
  'owner-drives-handle#apply': {
    'any-tool-applies: gives a handle the inputs of any tool': anyTool('apply'),
  },
  'owner-drives-handle#abort': {
    'any-tool-aborts: lets any tool abort a handle': anyTool('abort'),
  },
  'state-of-own-instance': {
    'shared-reports: takes what a tool reports for the state of its first handle': onEvent(
      (event, { handles }) => {
        if (event.event !== 'reported') return event
        const [first] = [...handles.values()].filter(({ alive }) => alive)
        return { ...event, instance: first?.instance ?? event.instance }
      },
    ),
  },
})

/** Frees the ids of other handles than those that a call has shown to have stopped. */
function onShown(
  change: (instances: readonly number[], call: number) => readonly number[],
  look: (event: RegistryEvent) => unknown = () => {},
) {
  return onReduction((plainly) => (state, event) => {
    look(event)
    if (event.event !== 'returned') return plainly(state, event)
    const shown = [...state.shown].map(([call, shows]) => [call, change(shows, call)] as const)
    return plainly({ ...state, shown: new Map(shown) }, event)
  })
}

/** Carries a command out for whatever tool it is sent through. */
function anyTool(action: string): Pick<Mutant, 'keeping'> {
  return onEvent((event, state) => {
    if (event.event !== 'call' || event.command.command !== action) return event
    const { command } = event
    if (!('id' in command) || !('tool' in command)) return event
    const tool = named(state, command.id)?.tool ?? command.tool
    return { ...event, command: { ...command, tool } }
  })
}
