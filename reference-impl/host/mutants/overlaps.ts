import type { RegistryEvent } from '../registry/event.ts'
import type { Handle } from '../registry/handle.ts'
import { hasStopped } from '../registry/handle.ts'
import { instancesOf, type OpenCall } from '../registry/open-call.ts'
import { entered, named, type RegistryState, withHandle, without } from '../registry/state.ts'
import { never, onReduction } from './keeping.ts'
import { mutantsIn } from './mutant.ts'

type Call = Extract<RegistryEvent, { event: 'call' }>

/** Races of calls that overlap, each of which shows in one order of events only. */
export const overlapMutants = mutantsIn('toolstate.registry')({
  'overlapping-calls#no-lost-result': {
    'frees-unseen: frees with a batch every id of it whose tool has stopped by then':
      freeingUnseen(),
  },
  'overlapping-calls#no-return': {
    'hands-over-twice: enters a result anew that two overlapping batches have handed over':
      enteringAnew(
        ({ handle, hadStopped }, { names }) =>
          hadStopped && names.get(handle.id) !== handle.instance,
      ),
  },
  'overlapping-calls#no-way-back': {
    'writes-back: a fetch that an abort overtakes writes back what it has seen': enteringAnew(
      ({ isOvertaken }) => isOvertaken,
    ),
  },
  'overlapping-calls#one-handle': {
    'claims-late: claims an id when the tool has first reported': onReduction(
      (plainly) => (state, event) => {
        if (event.event !== 'claim') return plainly(state, event)
        const unreported = event.claims.flatMap(({ id }) => (id && named(state, id)) || [])
        const early = unreported.filter(({ reports }) => reports === 0)
        return plainly(early.reduce(unclaimed, state), event)
      },
    ),
  },
  'overlapping-calls#no-missed-stop': {
    'one-place: a fetch takes the place of an await among those that a stop wakes': onReduction(
      (plainly) => (state, event) => {
        const handle = fetchedBy(state, event)
        return plainly(handle ? { ...state, calls: unwoken(state.calls, handle) } : state, event)
      },
    ),
  },
})

/** Without a name a handle is kept only where its tool is taken to be there. */
const unclaimed = (state: RegistryState, handle: Handle): RegistryState => ({
  ...withHandle(state, handle, { alive: true }),
  names: without(state.names, [handle.id]),
})

function fetchedBy(state: RegistryState, event: RegistryEvent): Handle | undefined {
  const isFetch = event.event === 'call' && event.command.command === 'fetch'
  return isFetch ? handleOf(state, event) : undefined
}

const handleOf = (state: RegistryState, { command }: Call): Handle | undefined =>
  'id' in command ? named(state, command.id) : undefined

const unwoken = (calls: RegistryState['calls'], { instance }: Handle): RegistryState['calls'] =>
  new Map([...calls].map(([call, open]) => [call, losing(open, instance)]))

const losing = (open: OpenCall, instance: number): OpenCall =>
  open.want.until === 'condition' && instancesOf(open).includes(instance)
    ? { ...open, want: { ...open.want, condition: never(open.want.condition) } }
    : open

function freeingUnseen() {
  const calls = new Map<number, number>()
  return onReduction((plainly) => (state, event) => {
    const handle = event.event === 'call' && handleOf(state, event)
    if (handle) calls.set(event.call, handle.instance)
    if (event.event !== 'returned') return plainly(state, event)
    const ended = event.calls.flatMap((call) => {
      const instance = calls.get(call) ?? 0
      const found = state.handles.get(instance)
      return found && hasStopped(found) ? [[call, [instance]] as const] : []
    })
    return plainly({ ...state, shown: new Map([...state.shown, ...ended]) }, event)
  })
}

/** What a fetch has seen of its handle. */
interface Seen {
  handle: Handle
  hadStopped: boolean
  isOvertaken: boolean
}

/** Enters handles anew, as a fetch has seen them, when it returns. */
function enteringAnew(isEntered: (seen: Seen, before: RegistryState) => boolean) {
  const seen = new Map<number, Seen>()
  return onReduction((plainly) => (before, event) => {
    const handle = fetchedBy(before, event)
    if (handle && event.event === 'call')
      seen.set(event.call, {
        handle: { ...handle, alive: false },
        hadStopped: hasStopped(handle),
        isOvertaken: handle.ending === 'abort',
      })
    const { state, effects } = plainly(before, event)
    const calls = event.event === 'returned' ? event.calls : []
    const late = calls.flatMap((call) => seen.get(call) ?? [])
    return {
      state: late.filter((each) => isEntered(each, before)).reduce(entering, state),
      effects,
    }
  })
}

const entering = (state: RegistryState, { handle }: Seen): RegistryState => {
  const { ending: _, ...unended } = handle
  return {
    ...state,
    names: entered(state.names, handle.id, handle.instance),
    handles: entered(state.handles, handle.instance, unended),
  }
}
