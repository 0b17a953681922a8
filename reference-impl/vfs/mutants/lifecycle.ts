import { having, onLine, onMethods, onRequest } from '../tool/combinators.ts'
import type { Request } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'

export const lifecycleMutants = mutantsOf(
  {
    id: 'vfs.lifecycle.ends-in-silence',
    violates: 'vfs.lifecycle.final-notification',
    change: 'ends without a word when there is nothing to report',
    cases: ['finds nothing to copy'],
    apply: onMethods(['result'], (message) =>
      JSON.stringify(message.params).includes('nothing to ') ? [] : message,
    ),
  },
  {
    id: 'vfs.lifecycle.waits-for-end-of-input',
    violates: 'vfs.lifecycle.exits-after-final',
    change: 'goes on reading after its final notification',
    apply: having(({ leave }) => ({
      leave: (why) => {
        if (why !== 'done') leave(why)
      },
    })),
  },
  {
    id: 'vfs.lifecycle.speaks-after-final',
    violates: 'vfs.lifecycle.exits-after-final',
    change: 'logs its end as a notification after the final one',
    apply: onLine((line, { id }) =>
      id === undefined ? `${line}{"jsonrpc":"2.0","method":"log","params":{}}\n` : line,
    ),
  },
  {
    id: 'vfs.lifecycle.does-not-wait-for-last-write',
    violates: 'vfs.lifecycle.final-after-answers',
    change: 'reports success without waiting for the response to its last write',
    apply: onRequest(writingBehind),
  },
  {
    id: 'vfs.lifecycle.ends-twice',
    violates: 'vfs.lifecycle.one-final',
    change: 'writes an error from an inner handler after its result',
    apply: onLine((line, { method }) =>
      method === 'result'
        ? `${line}{"jsonrpc":"2.0","method":"error","params":{"message":"","trace":[],"transient":false}}\n`
        : line,
    ),
  },
  {
    id: 'vfs.lifecycle.spins-at-end-of-input',
    violates: 'vfs.lifecycle.tool-stops-at-end-of-input',
    change: 'asks for more input for ever once its input has ended',
    reported: 'unspecified',
    limits: { idle_ms: 1_500 },
    apply: having(({ leave }) => ({
      leave(why) {
        if (why === 'end of input') setInterval(() => {}, 20)
        else leave(why)
      },
    })),
  },
)

/** Takes a write for done as soon as it is sent; only the next request waits for it. */
function writingBehind(send: Request): Request {
  let required: Promise<unknown> = Promise.resolve()
  return async (method, params) => {
    await required
    const answer = send(method, params)
    if (method !== 'fs.write') return answer
    required = answer.catch(() => {})
    return {}
  }
}
