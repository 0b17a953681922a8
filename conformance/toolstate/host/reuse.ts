import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, inconclusive } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcomeIs, textsIn } from '../../vfs/host/outcome.ts'
import { endsWith, stands } from '../../vfs/host/state/handle.ts'
import { reportedAt } from '../../vfs/host/timing.ts'
import { entryOf, hasResult } from './await-result.ts'
import { resultOf } from './handles.ts'
import { isAnswered, isSpawned, onceStopped } from './refusal.ts'
import { AGAIN, AT_ONCE, reused, shownByAwaits } from './reuse-scenarios.ts'
import { endsWithNothing } from './turn-handles.ts'

const on = checksIn('toolstate.registry')

/** A spawn may be answered before its tool has reported: what is fetched by then has no content yet. */
const secondRuns =
  (id: string) =>
  (c: HostConversation): Finding[] => {
    const [spawn, fetch] = [callOf(c, `again ${id}`), callOf(c, `fetch ${id} again`)]
    const read = spawn && reportedAt(spawn, 'again')
    const isRead = read !== undefined && read < (fetch?.calledAt ?? 0)
    return stands(`fetch ${id} again`, 'running', ...(isRead ? [`${id} again`] : []))(c)
  }

/** Judges that one of some calls shows a failure with its message, as a state or as an error. */
function showsFailure(c: HostConversation, names: readonly string[], message: string): Finding[] {
  const shows = (name: string) => {
    const call = callOf(c, name)
    return call !== undefined && textsIn(call.error ?? call.result).includes(message)
  }
  const name = names.find(shows) ?? names.at(-1) ?? ''
  return outcomeIs(name, `the failure ${message}`, () => shows(name))(c)
}

/** What an id stands for when its handle has ended, and when it is used again. @see rfd009 §Handle registry */
export const reuseChecks: readonly HostCheck[] = [
  ...on(reused, {
    'stopped-id-is-free': [
      onceStopped(
        ['fetch s'],
        [secondRuns('s'), endsWith(['end s again', 'end of s again'], AGAIN)],
      ),
      onceStopped(['fetch f'], secondRuns('f')),
      onceStopped(['end s again', 'end of s again'], isSpawned('third s')),
    ],
    'aborted-id-is-free': ['b', 'w'].map(secondRuns),
    'instant-stop#result-delivered': [
      endsWith(['spawn i', 'fetch i'], resultOf('i')),
      (c) => showsFailure(c, ['spawn j', 'fetch j'], AT_ONCE),
    ],
    'instant-stop#id-free': onceStopped(['spawn i', 'fetch i'], secondRuns('i')),
    'instant-stop#not-outstanding': endsWithNothing,
    'state-of-own-instance': {
      title: 'A handle stays as it is when the process of an older one with its id ends.',
      judge: onceStopped(['fetch o'], stands('o afterwards', 'running', 'o again')),
    },
  }),
  ...on(shownByAwaits, {
    'stopped-id-is-free': {
      title: 'An id is free once an await has shown the end of its handle at its limit.',
      judge: onceShownBy('limit', 's'),
    },
  }),
  ...on(shownByAwaits, {
    'stopped-id-is-free': {
      title: 'An id is free once an await has shown the end of its handle with others.',
      judge: onceShownBy('both', 't'),
    },
    'toolstate.lifecycle.crash-frees-handle#id-free': {
      title: 'An id is free once an await has shown the crash of its tool.',
      judge: onceShownBy('both', 'x'),
    },
    'toolstate.await-responses.completed-entry#result': {
      title: 'An await of a handle whose result was delivered shows that result, or is refused.',
      judge: onceStopped(['fetch d'], (c) =>
        callOf(c, 'late')?.error === undefined ? hasResult('late', 'd')(c) : isAnswered('late')(c),
      ),
    },
  }),
]

/** Judges that an id can be used again when an await has shown that its handle has stopped. */
function onceShownBy(name: string, id: string) {
  return (c: HostConversation): Finding[] => {
    const call = callOf(c, name)
    const isShown = call && entryOf(call, 'completed', id)
    return isShown ? isSpawned(`again ${id}`)(c) : [inconclusive(`the await has not shown ${id}`)]
  }
}
