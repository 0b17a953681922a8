import { having, onLine, onMethods, onRequest } from '../tool/combinators.ts'
import type { Apply, Request } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

const LINE_FEED = 10

export const lifecycleMutants = mutantsIn('vfs.lifecycle')({
  'final-notification': {
    'ends-in-silence: ends without a word when there is nothing to report': {
      cases: ['finds nothing to copy'],
      apply: onMethods(['result'], (message) =>
        JSON.stringify(message.params).includes('nothing to ') ? [] : message,
      ),
    },
    'reads-all-of-it: takes all of its input for its init, and answers when that has ended': {
      cases: ['does not know what to do'],
      limits: { startup_ms: 3_000, cancel_grace_ms: 3_000 },
      apply: having(({ write, leave }) => {
        const kept: string[] = []
        return {
          write: (bytes) => kept.push(String(bytes)),
          leave(why) {
            if (why !== 'end of input') return
            write(kept.join(''))
            leave(why)
          },
        }
      }),
    },
  },
  'exits-after-final': {
    'waits-for-end-of-input: goes on reading after its final notification': having(({ leave }) => ({
      leave: (why) => {
        if (why !== 'done') leave(why)
      },
    })),
    'speaks-after-errors: logs its end as a notification after an error': onMethods(
      ['error'],
      (message) => [message, { jsonrpc: '2.0', method: 'log', params: {} }],
    ),
    'speaks-after-final: logs its end as a notification after the final one': onLine(
      (line, { id }) =>
        id === undefined ? `${line}{"jsonrpc":"2.0","method":"log","params":{}}\n` : line,
    ),
  },
  'final-after-answers': {
    'does-not-wait-for-last-write: reports success without waiting for the response to its last write':
      onRequest(writingBehind),
  },
  'one-final': {
    'fails-twice: writes each error once more from an outer handler': onMethods(
      ['error'],
      (message) => [message, message],
    ),
    'ends-twice: writes an error from an inner handler after its result': onLine(
      (line, { method }) =>
        method === 'result'
          ? `${line}{"jsonrpc":"2.0","method":"error","params":{"message":"","trace":[],"transient":false}}\n`
          : line,
    ),
  },
  'tool-stops-at-end-of-input': {
    'spins-within-a-line: waits for the end of a line that has begun once its input has ended': {
      reported: 'unspecified',
      limits: { idle_ms: 3_000 },
      apply: spinningWithinLine(),
    },
    'spins-at-end-of-input: asks for more input for ever once its input has ended': {
      reported: 'unspecified',
      limits: { idle_ms: 3_000 },
      apply: having(({ leave }) => ({
        leave(why) {
          if (why === 'end of input') setInterval(() => {}, 20)
          else leave(why)
        },
      })),
    },
  },
})

/** Stays when its input ends, where the last line of it has no end. */
function spinningWithinLine(): Apply {
  let isWithin = false
  return having(({ cut, leave }) => ({
    cut(onLine) {
      const lines = cut(onLine)
      const push = (chunk: Buffer) => {
        isWithin = chunk.at(-1) !== LINE_FEED
        lines.push(chunk)
      }
      return { ...lines, push }
    },
    leave(why) {
      if (why === 'end of input' && isWithin) setInterval(() => {}, 20)
      else leave(why)
    },
  }))
}

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
