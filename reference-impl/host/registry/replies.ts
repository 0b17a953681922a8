import { idsIn, isMet } from '../await/condition.ts'
import { awaitResponse } from '../await/response.ts'
import { type Reply, refused } from './command.ts'
import { type Handle, hasStopped } from './handle.ts'
import type { Interruption, OpenCall, Want } from './open-call.ts'
import { textOf } from './result.ts'
import { hasStoppedIn, type RegistryState } from './state.ts'
import { viewOf } from './view.ts'

/** A reply, and the handles that it shows as they stand. */
export interface Shown {
  readonly reply: Reply
  readonly shows: readonly Handle[]
}

/** What an open call can be answered with now; `undefined` while it has to wait. */
export function replyTo(state: RegistryState, { want, interrupted }: OpenCall): Shown | undefined {
  const shown =
    want.until === 'condition' ? ofAwait(state, want, interrupted) : ofOne(state, want, interrupted)
  return shown && interrupted === 'cancelled'
    ? { ...shown, reply: { ...shown.reply, cancelled: true } }
    : shown
}

const ENDED: Record<Interruption, string> = {
  limit: 'the limit has passed',
  cancelled: 'the call was cancelled',
  'turn end': 'the turn has ended',
  'host exit': 'the host is ending',
}

const only = (reply: Reply): Shown => ({ reply, shows: [] })

/** Whether nobody will read how handles stand. */
const isClosed = (interrupted?: Interruption) =>
  interrupted === 'turn end' || interrupted === 'host exit'

type WantOf<U extends Want['until']> = Extract<Want, { until: U }>

function ofOne(
  { handles }: RegistryState,
  want: Exclude<Want, WantOf<'condition'>>,
  interrupted?: Interruption,
): Shown | undefined {
  if (want.until === 'permission') return interrupted && only(refused(ENDED[interrupted]))
  const handle = handles.get(want.instance)
  if (!handle) return only(refused(ENDED['turn end']))
  if (handle.phase.type === 'stopped')
    return want.until === 'start'
      ? { reply: refused(textOf(handle.phase.result)), shows: [handle] }
      : { reply: { result: viewOf(handle) }, shows: [handle] }
  if (want.until !== 'report' || handle.ending) return undefined
  if (isClosed(interrupted)) return only(refused(ENDED[interrupted ?? 'turn end']))
  const isDue = handle.reports > want.after || interrupted !== undefined
  return isDue ? { reply: { result: viewOf(handle) }, shows: [handle] } : undefined
}

/** The end of an await: its condition, its limit, or an interruption. @see rfd037 §Completion condition */
function ofAwait(
  state: RegistryState,
  { condition, instances }: WantOf<'condition'>,
  interrupted?: Interruption,
): Shown | undefined {
  const met = isMet(condition, (id) => hasStoppedIn(state, instances.get(id)))
  if (!met && interrupted === undefined) return undefined
  if (!met && interrupted !== undefined && interrupted !== 'limit')
    return only(refused(ENDED[interrupted]))
  const shows = idsIn(condition).flatMap((id) => state.handles.get(instances.get(id) ?? 0) ?? [])
  const completed = shows.filter(hasStopped)
  const pending = shows.filter((handle) => !hasStopped(handle))
  return {
    reply: { result: awaitResponse(completed.map(viewOf), pending.map(viewOf), !met) },
    shows,
  }
}
