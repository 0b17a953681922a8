import type { PluginConversation, PluginRequest } from '../../../harness/plugin-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { A_CREATION, A_LOCK, A_PUSH } from './advice.ts'
import { howItEnded, wasAskedToEnd } from './ending.ts'
import { isText, membersOf } from './member.ts'
import { type Compared, faultChecks, type PluginCheck, runRules } from './plugin-check.ts'

const refused = {
  toExercise: A_LOCK,
  faults: ({ requests }: PluginConversation) =>
    requests
      .filter(({ type }) => type === 'lock')
      .map(({ number }) => ({ kind: 'error-reply', at: number }) as const),
  judges: ({ kind }: { kind: string }) => kind === 'error-reply',
}

/** Locks, pushed events and new conversations. @see rfd072 §Workspace Mutations */
export const writingChecks: readonly PluginCheck[] = [
  ...runRules(
    {
      verifies: 'plugin.locks.names-conversation',
      title: 'names one conversation that it locks or unlocks',
      toExercise: A_LOCK,
      judge: membersOf(['lock', 'unlock'], 'conversation', isText, 'a string `conversation`'),
    },
    {
      verifies: 'plugin.locks.pushes-under-lock',
      title: 'pushes events while it holds the lock',
      toExercise: A_PUSH,
      judge: underLock,
    },
    {
      verifies: 'plugin.push.push-form#conversation',
      title: 'names one conversation that it pushes events to',
      toExercise: A_PUSH,
      judge: membersOf(['push_events'], 'conversation', isText, 'a string `conversation`'),
    },
    {
      verifies: 'plugin.push.push-form#events',
      title: 'pushes a list of events, each of which has a type',
      toExercise: A_PUSH,
      judge: membersOf(['push_events'], 'events', isListOfTyped, 'a list of objects with a type'),
    },
    {
      verifies: 'plugin.conversations.title-is-a-string',
      title: 'gives a new conversation a text as its title',
      toExercise: A_CREATION,
      judge: membersOf(
        ['create_conversation'],
        'title',
        (title) => title === undefined || title === null || isText(title),
        'a string, where there is a `title`',
      ),
    },
  ),
  ...faultChecks(
    {
      ...refused,
      verifies: 'plugin.locks.bears-refused-lock#no-hang',
      title: 'goes on, or ends, when a lock is refused',
      judge: (c, compared) => (isRefused(c) ? goesOnUnasked(c, compared) : []),
    },
    {
      ...refused,
      verifies: 'plugin.locks.bears-refused-lock#no-write',
      title: 'pushes nothing when a lock is refused',
      judge: writesNothing,
    },
  ),
]

/** Whether a value is a list of objects that have a type. */
export function isListOfTyped(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => isObject(each) && isText(each.type))
}

/**
 * What a request changes of the locks that are held, by the reply that it gets: one without a reply changes nothing, and
 * a lock that is held stays when it is asked for again, even where that is refused.
 */
function changeOf({ type, message, reply }: PluginRequest): [unknown, boolean] | undefined {
  if (type === 'unlock') return [message.conversation, false]
  if (type === 'lock' && reply?.message.type === 'locked') return [message.conversation, true]
  if (type === 'create_conversation' && reply?.message.type === 'created')
    return [reply.message.conversation, true]
  return undefined
}

/** Each request, and whether the plugin holds the lock of its conversation when it comes. */
function withLocks({
  requests,
}: PluginConversation): { request: PluginRequest; isHeld: boolean }[] {
  const held = new Map<unknown, boolean>()
  return requests.map((request) => {
    const isHeld = held.get(request.message.conversation) === true
    const change = changeOf(request)
    if (change) held.set(...change)
    return { request, isHeld }
  })
}

function underLock(c: PluginConversation): Finding[] {
  return withLocks(c)
    .filter(({ request }) => request.type === 'push_events')
    .map(({ request, isHeld }) => {
      const observed = !isHeld && `request ${request.number} pushes without the lock`
      return satisfiedUnless(observed, 'the lock of the conversation', request.line.index)
    })
}

const isRefused = (c: PluginConversation) => refusalOf(c) !== undefined

/** The first refusal of a lock that the plugin does not hold already. */
const refusalOf = (c: PluginConversation): PluginRequest | undefined =>
  withLocks(c).find(
    ({ request: { type, reply }, isHeld }) =>
      type === 'lock' && !isHeld && reply?.message.type === 'error',
  )?.request

/** Expects of a plugin that ends by itself without the fault that it need not be asked to end under it. */
export function goesOnUnasked(c: PluginConversation, { baseline }: Compared): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (wasAskedToEnd(baseline) || !wasAskedToEnd(c)) return [satisfied()]
  const { exits } = c
  const observed = exits.length > 0 ? 'it was silent until it was asked to end' : `${howItEnded(c)}`
  return [violated('the plugin goes on, or ends by itself', observed)]
}

function writesNothing(c: PluginConversation): Finding[] {
  const refusal = refusalOf(c)
  if (!refusal?.reply) return []
  const { conversation } = refusal.message
  const since = refusal.reply.index
  const push = withLocks(c).find(
    ({ request: { type, message, line }, isHeld }) =>
      type === 'push_events' &&
      message.conversation === conversation &&
      line.index > since &&
      !isHeld,
  )
  const observed = push && `after the refusal it pushes to ${quote(String(conversation))}`
  return [satisfiedUnless(observed, 'no push without the lock', push?.request.line.index)]
}
