import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
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
import { byDefault, flags, oftener, watched } from './notification-scenarios.ts'

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
const EVENTS = new Map<unknown, string>([
  ['won_1', 'success'],
  ['lost_2', 'failure'],
  ['dies_5', 'failure'],
  ['asks_3', 'waiting'],
])

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

/** What the assistant receives of handles that it does not watch. @see rfd037 §Notifications */
export const notificationChecks: readonly HostCheck[] = [
  ...on(byDefault, {
    'success-by-default': notifies('won_1'),
    'failure-by-default': [notifies('lost_2'), notifies('dies_5')],
    'waiting-by-default': notifies('asks_3'),
    'no-content-by-default': silent('talks_4', 'won_1', 'fresh output'),
    'delivered-once': [notifies('won_1', 1), notifies('lost_2', 1), notifies('asks_3', 1)],
    'says-what-happened#handle': onNotifications('the id of its handle', (all) => {
      const ids = ['won_1', 'lost_2', 'asks_3', 'talks_4', 'dies_5']
      return all.some((each) => !ids.some((id) => textsIn(each).includes(id))) && 'none'
    }),
    'says-what-happened#event': onNotifications('a text for each event', (all) => {
      const texts = new Set(all.map(({ message }) => String(message).replace(/[a-z]+_\d/g, '')))
      return texts.size < 3 && 'one text'
    }),
    'says-what-happened': {
      title: 'states what has happened to the handle that it names, where it states both',
      judge: onNotifications('the event of its handle', (all) => {
        const wrong = all.find(
          ({ handle, event }) => event !== undefined && event !== (EVENTS.get(handle) ?? event),
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
    'flags-are-separate#on-waiting': [notifies('asks_5', 1), notifies('lost_9')],
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
