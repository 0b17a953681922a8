import { setTimeout as delay } from 'node:timers/promises'
import { isObject, parse } from '../../../harness/wire/json.ts'
import { both, having, onLimits } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import { instead } from '../mutants/requests.ts'
import { variantsOf } from './variant.ts'

/** Answers the last of requests that overlap first, as whoever serves each in a thread may. @see rfd-d11 §Concurrent requests */
const lastFirst: Apply = having(({ classify, respond, write }) => {
  let open = 0
  const held: (() => void)[] = []
  return {
    classify(message) {
      const incoming = classify(message)
      if (incoming.kind === 'request') open += 1
      return incoming
    },
    respond(id, answer) {
      open -= 1
      return respond(id, answer)
    },
    write(line, plainly) {
      const message = parse(line)
      if (isObject(message) && 'method' in message) return write(line, plainly)
      held.push(() => write(line, plainly))
      if (open > 0) return
      for (const send of held.splice(0).toReversed()) send()
    },
  }
})

/** Milliseconds that a read takes longer than other requests. */
const READ_MS = 20

/** Takes its time for a read, while it answers what comes behind it. @see rfd-d11 §Concurrent requests */
const slowReads: Apply = instead('fs.read', async (params, plainly) => {
  await delay(READ_MS)
  return plainly(params)
})

/** Reads no id of what is malformed. */
const nullIds: Apply = having(({ refuse }) => ({
  refuse(malformed) {
    const message = refuse(malformed)
    return message && { ...message, id: null }
  },
}))

/** Asks once about the same operation. @see rfd-d11 §Access policy enforcement */
const asksOnce: Apply = having(({ ask }) => {
  const known = new Map<string, ReturnType<typeof ask>>()
  return {
    ask(operation, question) {
      const key = JSON.stringify(operation)
      const answer = known.get(key) ?? ask(operation, question)
      known.set(key, answer)
      return answer
    },
  }
})

/** Refuses a file that is as large as the limit. @see rfd-d11 §Deadlock prevention */
const belowLimit: Apply = onLimits(({ fileBytes }) => ({ fileBytes: fileBytes - 1 }))

export const threadVariants = variantsOf(
  {
    name: 'threads',
    does: 'answers overlapping requests in another order, asks once, and delivers only what is below the limit',
    apply: both(lastFirst, nullIds, asksOnce, belowLimit),
    near: ['vfs.rpc.*', 'vfs.codes.*', 'vfs.size.*', 'vfs.policy.*'],
  },
  {
    name: 'slow-reads',
    does: 'answers a read later than what comes behind it',
    apply: slowReads,
    near: ['vfs.rpc.*', 'vfs.framing.*'],
  },
)
