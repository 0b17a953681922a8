import type { HostConversation } from '../../../harness/host-conversation.ts'
import { callOf } from '../../../harness/host-conversation.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { textsIn } from '../../vfs/host/outcome.ts'
import { handleIn } from '../../vfs/host/state/handle.ts'
import { byDefault, flags, watched } from './notification-scenarios.ts'

/** What the assistant receives of handles that it does not watch. @see rfd037 §Notifications */
export const notificationChecks: readonly HostCheck[] = [
  ...checksOn(byDefault, {
    'toolstate.notifications.success-by-default': (c) => notifies(c, 'won_1'),
    'toolstate.notifications.failure-by-default': (c) => [
      ...notifies(c, 'lost_2'),
      ...notifies(c, 'dies_5'),
    ],
    'toolstate.notifications.waiting-by-default': (c) => notifies(c, 'asks_3'),
    'toolstate.notifications.no-content-by-default': (c) =>
      silent(c, 'talks_4', 'won_1', 'fresh output'),
    'toolstate.notifications.delivered-once': (c) => [
      ...notifies(c, 'won_1', 1),
      ...notifies(c, 'lost_2', 1),
      ...notifies(c, 'asks_3', 1),
    ],
    'toolstate.notifications.says-what-happened#handle': (c) =>
      onNotifications(c, 'the id of its handle', (all) => {
        const ids = ['won_1', 'lost_2', 'asks_3', 'talks_4', 'dies_5']
        return all.some((each) => !ids.some((id) => textsIn(each).includes(id))) && 'none'
      }),
    'toolstate.notifications.says-what-happened#event': (c) =>
      onNotifications(c, 'a text for each event', (all) => {
        const texts = new Set(all.map(({ message }) => String(message).replace(/[a-z]+_\d/g, '')))
        return texts.size < 3 && 'one text'
      }),
  }),
  ...checksOn(flags, {
    'toolstate.notifications.content-on-request#new-output': (c) =>
      notifies(c, 'talks_6', undefined, 'fresh output'),
    'toolstate.notifications.content-on-request#not-the-result': (c) =>
      silent(c, 'talks_6', 'plain_0', 'last output'),
    'toolstate.notifications.flags-are-separate#on-success': (c) => [
      ...silent(c, 'won_1', 'plain_0'),
      ...notifies(c, 'lost_2'),
      ...notifies(c, 'asks_8'),
      ...silent(c, 'talks_6', 'plain_0', 'last output'),
    ],
    'toolstate.notifications.printed-settings': (c) =>
      silent(c, 'won_1', 'plain_0').map((each) =>
        each.kind === 'violated' || each.kind === 'satisfied'
          ? satisfied(`the printed keys are ${each.kind === 'satisfied' ? '' : 'not '}read`)
          : each,
      ),
    'toolstate.notifications.flags-are-separate#on-failure': (c) => [
      ...silent(c, 'lost_4', 'plain_0'),
      ...notifies(c, 'won_3'),
      ...notifies(c, 'asks_4'),
    ],
    'toolstate.notifications.flags-are-separate#on-waiting': (c) => [
      ...notifies(c, 'asks_5', 1),
      ...notifies(c, 'lost_9'),
    ],
    'toolstate.notifications.result-tells-event#ok': (c) => [
      ...notifies(c, 'won_3'),
      ...notifies(c, 'won_7'),
    ],
    'toolstate.notifications.result-tells-event#err': (c) => silent(c, 'lost_4', 'plain_0'),
    'toolstate.notifications.settings-are-per-tool#notifications': (c) => [
      ...notifies(c, 'plain_0'),
      ...silent(c, 'won_1', 'plain_0'),
    ],
  }),
  ...checksOn(watched, {
    'toolstate.notifications.none-after-fetch': (c) => [
      ...silent(c, 'seen_1', 'other_2'),
      ...silent(c, 'seen_6', 'other_2'),
    ],
    'toolstate.notifications.none-for-awaited#stop': (c) =>
      ['known_3', 'known_9', 'known_8'].flatMap((id) => silent(c, id, 'other_2')),
    'toolstate.notifications.none-for-awaited#waiting': (c) => silent(c, 'asks_4', 'other_5'),
    'toolstate.notifications.silence-is-per-handle': (c) =>
      ['other_2', 'other_5', 'other_7'].flatMap((id) => notifies(c, id)),
  }),
]

function onNotifications(
  c: HostConversation,
  expected: string,
  wrong: (all: readonly JsonObject[]) => string | undefined | false,
): Finding[] {
  if (c.failure) return [inconclusive(c.failure.sentence)]
  return [satisfiedUnless(wrong(c.notifications), expected)]
}

/** Whether the response to a spawn has shown its end already, so that nothing is left to be notified of. */
const isKnown = (c: HostConversation, id: string): boolean => {
  const call = callOf(c, `spawn ${id}`)
  return call !== undefined && handleIn(call)?.state === 'stopped'
}

const aboutHandle = (all: readonly JsonObject[], id: string, text: string) =>
  all.map(textsIn).filter((texts) => texts.includes(id) && texts.includes(text))

/** Judges that the assistant is notified of a handle, once or as often as it likes. */
function notifies(c: HostConversation, id: string, times?: number, text = ''): Finding[] {
  if (isKnown(c, id)) return [inconclusive(`the spawn of ${id} has shown its end`)]
  const expected = `${times === undefined ? 'a' : 'one'} notification about ${id}`
  return onNotifications(c, expected, (all) => {
    const { length } = aboutHandle(all, id, text)
    return (times === undefined ? length === 0 : length !== times) && (length ? 'more' : 'none')
  })
}

/** Judges that the assistant is not notified of a handle, while it is notified of another one. */
function silent(c: HostConversation, id: string, other: string, text = ''): Finding[] {
  if (aboutHandle(c.notifications, other, '').length === 0)
    return [inconclusive(`there is no notification about ${other} either`)]
  return onNotifications(c, `no notification about ${id}`, (all) => {
    return aboutHandle(all, id, text).length > 0 && 'one'
  })
}
