import type { Fault } from '../../../harness/adversary/fault.ts'
import type { PluginConversation, PluginRequest } from '../../../harness/plugin-conversation.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { underWhere } from '../../engine/under.ts'
import { A_REQUEST, AT_ONCE } from './advice.ts'
import { sameBehaviour } from './behaviour.ts'
import { isGiven } from './member.ts'
import { asks, type Compared, faultChecks, type PluginCheck, rules } from './plugin-check.ts'

/** Ids of requests, and the replies to them. @see rfd072 §Request IDs */
export const idChecks: readonly PluginCheck[] = [
  ...rules({
    verifies: 'plugin.ids.ids-are-strings',
    title: 'gives ids as strings',
    toExercise: 'Let the plugin give its requests ids, where it has several at once.',
    judge: ({ typed }) =>
      typed
        .filter(({ message }) => isGiven(message.id))
        .map(({ message: { id }, type, line }) =>
          satisfiedUnless(
            typeof id !== 'string' && `the id of ${type} is ${quote(JSON.stringify(id))}`,
            'a string',
            line.index,
          ),
        ),
  }),
  ...faultChecks(
    {
      verifies: 'plugin.ids.distinct-ids#distinct',
      title: 'gives each of several waiting requests an id of its own',
      toExercise: AT_ONCE,
      faults: ({ requests }) => (requests.length > 1 ? [{ kind: 'late-answers' }] : []),
      judges: ({ kind }) => kind === 'late-answers',
      judge: distinct,
    },
    ...(['plugin.ids.finds-its-reply#by-id', 'plugin.ids.distinct-ids#matched'] as const).map(
      (verifies) => ({
        verifies,
        title: 'finds its replies by their ids, in whatever order they come',
        toExercise: AT_ONCE,
        faults: (c: PluginConversation) =>
          pairsOf(c).map((at) => ({ kind: 'swapped-replies', at }) as const),
        judges: ({ kind }: Fault) => kind === 'swapped-replies',
        judge: ofPairs(sameBehaviour),
      }),
    ),
    {
      verifies: 'plugin.ids.finds-its-reply#by-order',
      title: 'takes the next reply for the answer to its request, however late it comes',
      toExercise: A_REQUEST,
      ...underWhere(asks, { kind: 'late-answers' }),
      judge: (c, compared) =>
        compared.baseline.requests.some(({ id }) => id === undefined)
          ? sameBehaviour(c, compared)
          : [],
    },
  ),
]

/** The places at which the first and the last pair of requests begin that have ids of their own, and may wait at once. */
export function pairsOf({ requests }: PluginConversation): number[] {
  const hasNext = ({ id, number }: PluginRequest) => {
    const next = requests[number]
    return typeof id === 'string' && typeof next?.id === 'string' && next.id !== id
  }
  const pairs = requests.filter(hasNext).map(({ number }) => number)
  return [...new Set([...pairs.slice(0, 1), ...pairs.slice(-1)])]
}

/** A plugin that waits for one reply after the other, and asks again only to tidy up as it ends, has no pair of requests. */
export function ofPairs(judge: (c: PluginConversation, compared: Compared) => Finding[]) {
  return (c: PluginConversation, compared: Compared): Finding[] => {
    const at = c.fault && 'at' in c.fault ? Number(c.fault.at) : 0
    const isLate = c.shutdown && c.shutdown.index < (c.requests[at]?.line.index ?? 0)
    return isLate ? [] : judge(c, compared)
  }
}

function distinct({ requests }: PluginConversation): Finding[] {
  return requests.flatMap((request, i) => {
    const waiting = requests.slice(0, i).filter((earlier) => waitsAt(earlier, request))
    if (waiting.length === 0 || typeof request.id !== 'string') return []
    const same = waiting.find(({ id }) => id === request.id)
    const observed =
      same && `requests ${same.number} and ${request.number} wait with the id ${quote(request.id)}`
    return [satisfiedUnless(observed, 'an id of its own', request.line.index)]
  })
}

/** Whether an earlier request has no reply yet when a later one comes. */
export const waitsAt = ({ reply }: PluginRequest, { line }: PluginRequest): boolean =>
  !reply || reply.index > line.index
