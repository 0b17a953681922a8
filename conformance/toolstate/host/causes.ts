import type { HostCall } from '../../../harness/host-conversation.ts'
import type { Cause } from '../../engine/cause.ts'
import type { HostReading } from '../../vfs/host/host-reading.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'

type Shows = Cause<HostReading>['shows']

/** Whether the call that a violation is about fits. */
const atCall =
  (fits: (call: HostCall, reading: HostReading) => boolean): Shows =>
  (reading, { index }) =>
    reading.calls.some((call) => call.index === index && fits(call, reading))

/** A response to an action in which nothing stands but the id of the handle. */
function isBare(call: HostCall): boolean {
  const handle = handleIn(call)
  if (call.arguments.action === undefined || call.error !== undefined || !handle) return false
  return Object.keys(handle).every((name) => name === 'id')
}

/** The host shows no state of a handle, and nothing that belongs to a state. */
const showsNoState: Shows = (reading, violation) =>
  violation.lanes === undefined ? atCall(isBare)(reading, violation) : reading.calls.some(isBare)

/** The defects of a host of stateful tools that make checks of other things fail. */
export const handleCauses: readonly Cause<HostReading>[] = [
  { requirement: 'toolstate.responses.state-member', shows: showsNoState },
]
