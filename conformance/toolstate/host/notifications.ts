import { messagesOf, requestsIn } from '../../../harness/driver-messages.ts'
import type { HostConversation } from '../../../harness/host-conversation.ts'
import { isObject, type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  type Verdict,
} from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { textsIn } from '../../vfs/host/outcome.ts'
import { isOverAtOnce } from '../../vfs/host/state/handle.ts'
import { byDefault, flags, oftener, unread, watched } from './notification-scenarios.ts'
import { onceStopped } from './refusal.ts'

const on = checksIn('toolstate.notifications')

const onNotifications =
  (expected: string, wrong: (all: readonly JsonObject[]) => Verdict) =>
  (c: HostConversation): Finding[] => {
    if (c.failure) return [inconclusive(c.failure.sentence)]
    return [satisfiedUnless(wrong(c.notifications), expected)]
  }

const aboutHandle = (all: readonly JsonObject[], id: string, text: string) =>
  all.map(textsIn).filter((texts) => texts.includes(id) && texts.includes(text))

/** What happens to handles of which the assistant is notified by default. */
const EVENTS = new Map<string, string>([
  ['won_1', 'success'],
  ['lost_2', 'failure'],
  ['dies_5', 'failure'],
  ['asks_3', 'waiting'],
])

/** The handles that a notification names. */
const idsIn = (notification: JsonObject): string[] =>
  ['talks_4', ...EVENTS.keys()].filter((id) => textsIn(notification).includes(id))

/** A host may put several notifications together. */
const isAboutOne = (notification: JsonObject): boolean => idsIn(notification).length === 1

/** Judges that the assistant is notified of a handle, once or as often as it likes. */
const notifies =
  (id: string, times?: number, text = '') =>
  (c: HostConversation): Finding[] => {
    if (isOverAtOnce(c, id)) return [inconclusive(`the spawn of ${id} has shown its end`)]
    const expected = `${times === undefined ? 'a' : 'one'} notification about ${id}`
    return onNotifications(expected, (all) => {
      const { length } = aboutHandle(all, id, text)
      return (times === undefined ? length === 0 : length !== times) && (length ? 'more' : 'none')
    })(c)
  }

/** Judges that the assistant is not notified of a handle, while it is notified of another one. */
const silent =
  (id: string, other: string, text = '') =>
  (c: HostConversation): Finding[] => {
    if (aboutHandle(c.notifications, other, '').length === 0)
      return [inconclusive(`there is no notification about ${other} either`)]
    return onNotifications(`no notification about ${id}`, (all) => {
      return aboutHandle(all, id, text).length > 0 && 'one'
    })(c)
  }

/** What a conversation is before a question in it is answered: it has the notifications of the first reading alone. */
function untilAnswered(c: HostConversation): HostConversation {
  const readings = requestsIn(messagesOf(c.transcript)).filter(
    ({ method }) => method === 'notifications',
  )
  const first = readings[0]?.answer?.result
  return { ...c, notifications: isObject(first) ? objectsIn(first.notifications) : [] }
}

/** What the assistant receives of handles that it does not watch. @see rfd037 §Notifications */
export const notificationChecks: readonly HostCheck[] = [
  ...on(byDefault, {
    'success-by-default': notifies('won_1'),
    'failure-by-default': [notifies('lost_2'), notifies('dies_5')],
    'waiting-by-default': notifies('asks_3'),
    'no-content-by-default': silent('talks_4', 'won_1', 'fresh output'),
    'delivered-once': [notifies('won_1', 1), notifies('lost_2', 1), notifies('asks_3', 1)],
    'says-what-happened#handle': onNotifications('the id of its handle', (all) => {
      return all.some((each) => idsIn(each).length === 0) && 'none'
    }),
    'says-what-happened#event': onNotifications('a text for each event', (all) => {
      const single = all.filter(isAboutOne)
      const texts = new Set(single.map(({ message }) => String(message).replace(/[a-z]+_\d/g, '')))
      const isTogether = all.length > 0 && single.length === 0
      return !isTogether && texts.size < 3 && 'one text'
    }),
    'says-what-happened': {
      title: 'states what has happened to the handle that it names, where it states both',
      judge: onNotifications('the event of its handle', (all) => {
        const wrong = all.find(
          ({ handle, event }) =>
            event !== undefined && event !== (EVENTS.get(String(handle)) ?? event),
        )
        return wrong && `the event ${wrong.event} of ${wrong.handle}`
      }),
    },
  }),
  ...on(flags, {
    'content-on-request#new-output': notifies('talks_6', undefined, 'fresh output'),
    'content-on-request#not-the-result': silent('talks_6', 'plain_0', 'last output'),
    'flags-are-separate#on-success': [
      silent('won_1', 'plain_0'),
      notifies('lost_2'),
      notifies('asks_8'),
      silent('talks_6', 'plain_0', 'last output'),
    ],
    'printed-settings': (c) =>
      silent(
        'won_1',
        'plain_0',
      )(c).map((each) =>
        each.kind === 'violated' || each.kind === 'satisfied'
          ? satisfied(`the printed keys are ${each.kind === 'satisfied' ? '' : 'not '}read`)
          : each,
      ),
    'flags-are-separate#on-failure': [
      silent('lost_4', 'plain_0'),
      notifies('won_3'),
      notifies('asks_4'),
    ],
    'flags-are-separate#on-waiting': [
      notifies('asks_5', 1),
      (c) => silent('asks_5', 'plain_0')(untilAnswered(c)),
      notifies('lost_9'),
    ],
    'result-tells-event#ok': [notifies('won_3'), notifies('won_7')],
    'result-tells-event#err': silent('lost_4', 'plain_0'),
    'settings-are-per-tool#notifications': [notifies('plain_0'), silent('won_1', 'plain_0')],
  }),
  ...on(watched, {
    'none-after-fetch': [silent('seen_1', 'other_2'), silent('seen_6', 'other_2')],
    'none-for-awaited#stop': ['known_3', 'known_9', 'known_8'].map((id) => silent(id, 'other_2')),
    'none-for-awaited#waiting': silent('asks_4', 'other_5'),
    'silence-is-per-handle': ['other_2', 'other_5', 'other_7'].map((id) => notifies(id)),
  }),
  ...on(unread, {
    'success-by-default': {
      title: 'notifies of a success, too, that was not read before the turn ended',
      judge: notifies('won_1'),
    },
    'failure-by-default': {
      title: 'notifies of a failure, too, that was not read before the turn ended',
      judge: notifies('lost_2'),
    },
    'none-after-fetch': {
      title: 'notifies of a stop that a fetch has shown neither when the turn ends',
      judge: onceStopped(['fetch seen_3'], silent('seen_3', 'won_1')),
    },
  }),
  ...on(oftener, {
    'waiting-by-default': {
      title: 'notifies of each question of a handle',
      judge: onNotifications('two notifications about asks_2', (all) => {
        return aboutHandle(all, 'asks_2', '').length < 2 && 'fewer'
      }),
    },
    'content-on-request#new-output': {
      title: 'notifies of output that comes later, too',
      judge: notifies('talks_1', undefined, 'second output'),
    },
    'delivered-once': {
      title: 'delivers no notification again when the turn ends',
      judge: notifies('won_3', 1),
    },
  }),
]
