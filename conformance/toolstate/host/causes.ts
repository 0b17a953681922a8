import type { HostCall } from '../../../harness/host-conversation.ts'
import { elementsOf } from '../../../harness/wire/json.ts'
import type { Cause } from '../../engine/cause.ts'
import type { Violation } from '../../engine/finding.ts'
import type { HostReading } from '../../vfs/host/host-reading.ts'
import { succeeded } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import { STAYS } from './spawns.ts'

type Shows = Cause<HostReading>['shows']

/** Whether the call that a violation is about fits. */
const atCall =
  (fits: (call: HostCall, reading: HostReading) => boolean): Shows =>
  (reading, { index }) =>
    reading.calls.some((call) => call.index === index && fits(call, reading))

/** The handles that a call names: that of an action, or those of an await. */
const namedBy = ({ handle, arguments: { all, any } }: HostCall): unknown[] =>
  handle === undefined ? [...elementsOf(all), ...elementsOf(any)] : [handle]

/** The calls that do something to a handle. */
const callsOf = ({ calls }: HostReading, action: string, name: unknown): HostCall[] =>
  calls.filter(({ arguments: args, handle }) => args.action === action && handle === name)

/** A response to an action that shows a handle without its state. */
function isStateless(call: HostCall): boolean {
  const handle = handleIn(call)
  if (call.arguments.action === undefined || call.error !== undefined || !handle) return false
  return handle.state === undefined && handle.type === undefined
}

/** Nothing stands in it but the id of the handle. */
const isBare = (call: HostCall) =>
  isStateless(call) && Object.keys(handleIn(call) ?? {}).every((name) => name === 'id')

/** The host shows no state of a handle where one is expected, or nothing at all that belongs to a state. */
function showsNoState(reading: HostReading, violation: Violation): boolean {
  if (violation.lanes) return reading.calls.some(isStateless)
  const fits = violation.expected.startsWith('the state ') ? isStateless : isBare
  return atCall(fits)(reading, violation)
}

/** The call failed, and so did every spawn of the handles that it names; a failure was not what was expected. */
const startsNone: Shows = (reading, violation) =>
  !violation.expected.startsWith('a failure') &&
  atCall((call) => call.error !== undefined && isOfNone(call, reading))(reading, violation)

function isOfNone(call: HostCall, reading: HostReading): boolean {
  const spawns = namedBy(call).map((id) => callsOf(reading, 'spawn', id))
  return spawns.length > 0 && spawns.every((of) => of.length > 0 && !of.some(succeeded))
}

/** The call was answered after an abort of a handle that it names had succeeded, or never, and the process was there still. */
const abortsNothing: Shows = (reading, { index, observed }) =>
  reading.calls.some(
    (call) =>
      call.index === index &&
      namedBy(call).some((id) => {
        const aborts = callsOf(reading, 'abort', id).filter(succeeded)
        const isAfter = observed === STAYS || aborts.some((abort) => endOf(abort) <= endOf(call))
        const spawns = callsOf(reading, 'spawn', id)
        return aborts.length > 0 && isAfter && spawns.some((spawn) => staysBeyond(call, spawn))
      }),
  )

/** The call is about a handle of a session in which every apply has failed, and one for this handle. */
const appliesNothing: Shows = (reading, violation) => {
  const applies = reading.calls.filter(({ arguments: { action } }) => action === 'apply')
  return (
    !violation.expected.startsWith('a failure') &&
    !applies.some(succeeded) &&
    atCall((call) => namedBy(call).some((id) => isFed(reading, id)))(reading, violation)
  )
}

/** The call is an await of a session in which no await was answered, or none but with an error. */
const awaits =
  (isNone: (call: HostCall) => boolean): Shows =>
  (reading, violation) => {
    const every = reading.calls.filter(({ tool }) => tool === 'await')
    const isAbout = (call: HostCall) =>
      every.includes(call) &&
      namedBy(call).some((id) => callsOf(reading, 'spawn', id).some(succeeded))
    return (
      !/^a (failure|refusal)/.test(violation.expected) &&
      every.every(isNone) &&
      atCall(isAbout)(reading, violation)
    )
  }

const awaitsForEver = awaits(({ answeredAt }) => answeredAt === undefined)
const awaitsNothing = awaits(({ error }) => error !== undefined)

/** Whether a handle that was spawned was to be given an input. */
const isFed = (reading: HostReading, id: unknown) =>
  callsOf(reading, 'spawn', id).some(succeeded) && callsOf(reading, 'apply', id).length > 0

const endOf = ({ answeredAt = Number.POSITIVE_INFINITY }: HostCall): number => answeredAt

const staysBeyond = (call: HostCall, { processes }: HostCall): boolean =>
  processes.some(
    ({ kind, goneAt }) => kind === 'probe' && (goneAt === undefined || goneAt > endOf(call)),
  )

/** The defects of a host of stateful tools that make checks of other things fail. */
export const handleCauses: readonly Cause<HostReading>[] = [
  { requirement: 'toolstate.commands.spawn-starts-one-process', shows: startsNone },
  { requirement: 'toolstate.responses.state-member', shows: showsNoState },
  { requirement: 'toolstate.commands.abort-ends-process', shows: abortsNothing },
  { requirement: 'toolstate.commands.input-reaches-running-tool', shows: appliesNothing },
  { requirement: 'toolstate.await-conditions.all-waits-for-every-handle', shows: awaitsForEver },
  { requirement: 'toolstate.await-schema.comes-with-the-host', shows: awaitsNothing },
]
