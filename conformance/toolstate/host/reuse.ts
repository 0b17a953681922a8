import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Finding } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { endsWith, stands } from '../../vfs/host/state/handle.ts'
import { reportedAt } from '../../vfs/host/timing.ts'
import { resultOf } from './handles.ts'
import { isSpawned, onceStopped } from './refusal.ts'
import { AGAIN, AT_ONCE, again } from './reuse-scenarios.ts'
import { endsWithNothing } from './turn-handles.ts'

/** A spawn may be answered before its tool has reported: what is fetched by then has no content yet. */
function secondRuns(c: HostConversation, id: string): Finding[] {
  const [spawn, fetch] = [callOf(c, `again ${id}`), callOf(c, `fetch ${id} again`)]
  const read = spawn && reportedAt(spawn, 'again')
  const isRead = read !== undefined && read < (fetch?.calledAt ?? 0)
  return stands(c, `fetch ${id} again`, 'running', ...(isRead ? [`${id} again`] : []))
}

/** Judges that one of some calls shows a failure with its message, as a state or as an error. */
function showsFailure(c: HostConversation, names: readonly string[], message: string): Finding[] {
  const shows = (name: string) => {
    const call = callOf(c, name)
    return call !== undefined && textsIn(call.error ?? call.result).includes(message)
  }
  const name = names.find(shows) ?? names.at(-1) ?? ''
  return onOutcome(c, name, `the failure ${message}`, (call) => !shows(name) && outcomeOf(call))
}

/** What an id stands for when its handle has ended, and when it is used again. @see rfd009 §Handle registry */
export const reuseChecks: readonly HostCheck[] = checksOn(again, {
  'toolstate.registry.stopped-id-is-free': (c) => [
    ...onceStopped(c, ['fetch s'], () => [
      ...secondRuns(c, 's'),
      ...endsWith(c, ['end s again', 'end of s again'], AGAIN),
    ]),
    ...onceStopped(c, ['fetch f'], () => secondRuns(c, 'f')),
    ...onceStopped(c, ['end s again', 'end of s again'], () => isSpawned(c, 'third s')),
  ],
  'toolstate.registry.aborted-id-is-free': (c) => ['b', 'w'].flatMap((id) => secondRuns(c, id)),
  'toolstate.registry.instant-stop#result-delivered': (c) => [
    ...endsWith(c, ['spawn i', 'fetch i'], resultOf('i')),
    ...showsFailure(c, ['spawn j', 'fetch j'], AT_ONCE),
  ],
  'toolstate.registry.instant-stop#id-free': (c) =>
    onceStopped(c, ['spawn i', 'fetch i'], () => secondRuns(c, 'i')),
  'toolstate.registry.instant-stop#not-outstanding': (c) => endsWithNothing(c),
  'toolstate.registry.state-of-own-instance': {
    title: 'A handle stays as it is when the process of an older one with its id ends.',
    judge: (c) =>
      onceStopped(c, ['fetch o'], () => stands(c, 'o afterwards', 'running', 'o again')),
  },
})
