import type { HeardMessage } from '../../../../harness/plugin-host-reading.ts'
import { equal, type JsonObject } from '../../../../harness/wire/json.ts'
import type { SentMessage } from './sent.ts'

/** A request, and its reply where there is one. */
export interface Pair {
  request: SentMessage
  reply?: HeardMessage | undefined
}

/** Requests with their replies, and replies that belong to none. */
export interface Paired {
  pairs: Pair[]
  surplus: HeardMessage[]
}

/** Pairs requests and replies by their ids and, without ids, by their order; by order alone where ids do not add up. */
export function paired(requests: readonly SentMessage[], replies: readonly HeardMessage[]): Paired {
  const byId = pairedByIds(requests, replies)
  const isMissing = byId.pairs.some(({ reply }) => reply === undefined)
  if (byId.surplus.length === 0 || !isMissing) return byId
  const pairs = requests.map((request, at) => ({ request, reply: replies[at] }))
  return { pairs, surplus: replies.slice(requests.length) }
}

function pairedByIds(requests: readonly SentMessage[], replies: readonly HeardMessage[]): Paired {
  const left = [...replies]
  const pairs = requests.map((request) => {
    const at = left.findIndex(({ message }) => answers(request, message))
    const [reply] = at < 0 ? [] : left.splice(at, 1)
    return { request, reply }
  })
  return { pairs, surplus: left }
}

const answers = ({ message: { id } }: SentMessage, reply: JsonObject): boolean =>
  id === undefined ? !Object.hasOwn(reply, 'id') : equal(id, reply.id)
