import type { HostCall } from '../../../harness/host-conversation.ts'
import { elementsOf, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { catalogue } from '../../engine/catalogue.ts'
import type { Cause } from '../../engine/cause.ts'
import type { Violation } from '../../engine/finding.ts'
import { seenAt } from './answer.ts'
import type { HostReading } from './host-reading.ts'
import { ranProbe } from './ran-probe.ts'
import { wrongError } from './rpc/error-shape.ts'
import { READS_NO_INIT } from './smoke.ts'
import { notifiedAt } from './timing.ts'

const METHODS = new Set(
  catalogue.messages
    .filter(
      ({ protocol, kind, from }) => protocol === 'vfs' && kind === 'request' && from === 'tool',
    )
    .map(({ name }) => name),
)

/** What a request of the probe was answered with: its method, the error as it came, whether there was anything. */
interface Answered {
  method: string
  error: unknown
  isEmpty: boolean
  call: HostCall
  index: number
}

const answeredIn = (call: HostCall): Answered[] =>
  seenAt(call).flatMap(({ seen, index }) => {
    const method = methodOf(seen, call)
    const isEmpty = !STATED.some((member) => seen[member] !== undefined)
    return typeof method === 'string' ? [{ method, error: seen.error, isEmpty, call, index }] : []
  })

/** What the probe notes of a response; `ok` where it waited for no more than that there is a result. */
const STATED = ['result', 'error', 'ok']

/** A request that was written before it was waited for has its method in the script. */
function methodOf(seen: JsonObject, call: HostCall): unknown {
  if (seen.wait_answer === undefined) return seen.call
  const sent = elementsOf(call.arguments.script).map((step) => isObject(step) && step.send)
  return sent.filter(isObject).find(({ id }) => id === seen.wait_answer)?.method
}

/** The answers that a violation is about: at its event, else in its call, else in the whole session. */
function answersAt({ calls }: HostReading, { index }: Violation): Answered[] {
  const all = calls.flatMap(answeredIn)
  const there = all.filter((each) => each.index === index)
  const near = there.length > 0 ? there : all.filter(({ call }) => call.index === index)
  return near.length > 0 ? near : all
}

/** Whether something fits all of them, and there are any. */
const all = <T>(of: readonly T[], fits: (one: T) => boolean) => of.length > 0 && of.every(fits)

/** The host has no method of a capability, so that whatever needs one goes wrong. */
const unserved =
  (capability: string): Cause<HostReading>['shows'] =>
  (c, violation) =>
    all(
      answersAt(c, violation),
      ({ method, error }) =>
        method.startsWith(capability) &&
        METHODS.has(method) &&
        isObject(error) &&
        error.code === -32_601,
    )

/** Errors have another form, so that none of them has the code that a check expects. */
const malformedErrors: Cause<HostReading>['shows'] = (c, violation) =>
  all(
    answersAt(c, violation).filter(({ error }) => error !== undefined && error !== null),
    ({ error }) => wrongError({ error }) !== undefined,
  )

/** Responses state neither `result` nor `error`, where a check expects one of them. */
const statesNeither: Cause<HostReading>['shows'] = (c, violation) =>
  answersAt(c, violation).some(({ isEmpty }) => isEmpty)

/** No tool runs, so that nothing else can be seen of it either; what runs in a sandbox may be silent. */
const runsNoTool: Cause<HostReading>['shows'] = ({ calls, features }) =>
  !features.includes('sandbox') && all(calls, (call) => !ranProbe(call))

const isUnnotified = (call: HostCall) =>
  call.cancelledAt !== undefined && notifiedAt(call, 'cancel') === undefined

/** A tool that is cancelled is not notified, so that it cannot do what a notified one does. */
const neverNotified: Cause<HostReading>['shows'] = ({ calls }, { index }) => {
  const own = calls.filter((call) => call.index === index)
  const cancelled = calls.filter(({ cancelledAt }) => cancelledAt !== undefined)
  return all(own.length > 0 ? own : cancelled, isUnnotified)
}

/** The defects of a host that make checks of other things fail. */
export const hostCauses: readonly Cause<HostReading>[] = [
  {
    requirement: 'vfs.framing.host-writes-one-object-per-line',
    covers: ['vfs.lifecycle.result-completes'],
    shows: (_, { observed }) => observed.startsWith(READS_NO_INIT),
  },
  { requirement: 'vfs.lifecycle.result-completes', shows: runsNoTool },
  { requirement: 'vfs.methods.serves-fs', shows: unserved('fs.') },
  { requirement: 'vfs.methods.serves-http', shows: unserved('http.') },
  { requirement: 'vfs.methods.serves-process', shows: unserved('process.') },
  { requirement: 'vfs.rpc.error-shape', shows: malformedErrors },
  { requirement: 'vfs.rpc.result-or-error', shows: statesNeither },
  { requirement: 'vfs.cancel.cancel-notification-sent', shows: neverNotified },
]
