import type { PluginConversation, PluginRequest } from '../../../harness/plugin-conversation.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { A_SUBSCRIPTION } from './advice.ts'
import { endsLike, goesOn } from './behaviour.ts'
import { printed } from './case.ts'
import { showsEarlyTexts } from './early-events.ts'
import { isText, membersOf } from './member.ts'
import { type Compared, faultChecks, type PluginCheck, runRules } from './plugin-check.ts'
import { pushedEvents } from './pushed-events.ts'
import { showsTheSame } from './received-text.ts'

const subscribes = ({ requests }: PluginConversation) =>
  requests.some(({ type }) => type === 'subscribe')

/** So many events at once are more than any plugin reads in one go. */
const MANY = 1_000

/** Subscriptions, and the events that come by them. @see rfd-d18 §Subscriptions */
export const subscriptionChecks: readonly PluginCheck[] = [
  ...runRules(
    {
      verifies: 'plugin.subscriptions.subscribe-form#name',
      title: 'names its subscription by a text',
      toExercise: A_SUBSCRIPTION,
      judge: membersOf(['subscribe'], 'sub_id', isText, 'a string `sub_id`'),
    },
    {
      verifies: 'plugin.subscriptions.subscribe-form#conversation',
      title: 'subscribes to one conversation',
      toExercise: A_SUBSCRIPTION,
      judge: membersOf(['subscribe'], 'conversation', isText, 'a string `conversation`'),
    },
    {
      verifies: 'plugin.subscriptions.subscribe-form#filter',
      title: 'lists the types of events that it wants',
      toExercise: A_SUBSCRIPTION,
      judge: membersOf(['subscribe'], 'events', isFilter, 'a list of texts, where it is there'),
    },
    {
      verifies: 'plugin.subscriptions.unique-names',
      title: 'uses each name for one subscription at a time',
      toExercise: 'Add a case in which the plugin has several subscriptions.',
      judge: uniqueNames,
    },
    {
      verifies: 'plugin.subscriptions.unsubscribe-form',
      title: 'ends subscriptions that it has made',
      toExercise: 'Add a case in which the plugin ends a subscription.',
      judge: (c) =>
        follow(c).flatMap(({ request: { type, message, line }, active }) => {
          if (type !== 'unsubscribe') return []
          const { sub_id: name } = message
          const shown = quote(JSON.stringify(name) ?? 'absent')
          const observed = !active.has(name) && `there is no subscription ${shown}`
          return [satisfiedUnless(observed, 'the name of a subscription', line.index)]
        }),
    },
    {
      verifies: 'plugin.query.subscribes-first',
      title: 'has a subscription of the conversation that it queries',
      toExercise: 'Add a case in which the plugin sends a query.',
      judge: (c) =>
        follow(c).flatMap(({ request: { type, message, line }, active }) => {
          if (type !== 'query') return []
          const { conversation } = message
          const observed =
            ![...active.values()].some((known) => known.conversation === conversation) &&
            `it has no subscription of ${quote(String(conversation))}`
          return [satisfiedUnless(observed, 'a subscription of the conversation', line.index)]
        }),
    },
    {
      verifies: 'plugin.events.events-by-subscription',
      title: 'distinguishes the events of several subscriptions',
      toExercise: 'Add a case with several subscriptions, and state what the plugin prints.',
      baselinesOnly: true,
      judge: (c) => (new Set(pushedEvents(c).map(({ name }) => name)).size > 1 ? printed(c) : []),
    },
  ),
  ...faultChecks(
    {
      verifies: 'plugin.subscriptions.events-at-any-time',
      title: 'takes events between a request and its reply',
      toExercise: A_SUBSCRIPTION,
      faults: (c) =>
        subscribes(c)
          ? [1, MANY].map((count) => ({ kind: 'interleaved-events', count }) as const)
          : [],
      judges: ({ kind }) => kind === 'interleaved-events',
      judge: (c, compared) => [...sameRequests(c, compared), ...showsEarlyTexts(c, compared)],
    },
    {
      verifies: 'plugin.events.bears-unknown-events',
      title: 'goes on when events have unknown types or members',
      toExercise: A_SUBSCRIPTION,
      faults: (c) => (subscribes(c) ? [{ kind: 'unknown-events' }] : []),
      judges: ({ kind }) => kind === 'unknown-events',
      judge: (c, compared) =>
        subscribes(compared.baseline)
          ? [...sameRequests(c, compared), ...showsTheSame(c, compared)]
          : [],
    },
  ),
]

function isFilter(events: unknown): boolean {
  return events === undefined || events === null || (Array.isArray(events) && events.every(isText))
}

/** A subscription as its plugin knows it: one whose `unsubscribe` was refused may be there or not. */
interface Known {
  conversation: unknown
  isInDoubt?: true
}

/** A request, and the subscriptions before it, by their names. */
interface Followed {
  request: PluginRequest
  active: ReadonlyMap<unknown, Known>
}

const follow = ({ requests }: PluginConversation): Followed[] =>
  requests.map((request, at) => ({ request, active: knownAt(request, requests.slice(0, at)) }))

/** Follows what is subscribed and ended, in the order of the requests; a refusal counts as soon as it has come. */
function knownAt({ line }: PluginRequest, before: readonly PluginRequest[]): Map<unknown, Known> {
  const active = new Map<unknown, Known>()
  for (const { type, message, reply } of before) {
    const { sub_id: name, conversation } = message
    const isRefused = reply?.message.type === 'error' && reply.index < line.index
    const known = active.get(name)
    if (type === 'subscribe' && !isRefused) active.set(name, { conversation })
    if (type === 'unsubscribe' && !isRefused) active.delete(name)
    if (type === 'unsubscribe' && isRefused && known)
      active.set(name, { ...known, isInDoubt: true })
  }
  return active
}

function uniqueNames(c: PluginConversation): Finding[] {
  return follow(c).flatMap(({ request: { type, message, line }, active }) => {
    if (type !== 'subscribe' || active.size === 0) return []
    const { sub_id: name } = message
    const isInUse = active.has(name) && !active.get(name)?.isInDoubt
    const observed = isInUse && `the name ${quote(String(name))} is in use`
    return [satisfiedUnless(observed, 'a name of its own', line.index)]
  })
}

/** Expects the same requests, and the same code, as without the fault; what is shown may differ. */
function sameRequests(c: PluginConversation, { baseline }: Compared): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  const [was, is] = [baseline, c].map(({ requests }) => requests.map(({ type }) => type))
  const expected = 'the same requests as without the fault'
  if (was?.join() !== is?.join())
    return [
      violated(
        expected,
        `it sent ${is?.join(', ') || 'none'}, without the fault ${was?.join(', ')}`,
      ),
    ]
  const [code, now] = [baseline.exits[0], c.exits[0]]
  if (!code || !now) return code ? goesOn(c) : [satisfied()]
  if (code.message.code === now.message.code) return endsLike(c, baseline)
  const observed = `it ended with code ${String(now.message.code)}, without the fault with ${String(code.message.code)}`
  return [violated('the same code as without the fault', observed, now.line.index)]
}
