import { isObject } from '../../../../harness/wire/json.ts'
import type { Parts } from '../../runtime/parts.ts'
import { having, onMethod, onResponse, serving } from '../combinators.ts'
import { isCancel, onIncoming } from '../incoming.ts'
import { mutantsIn } from '../mutant.ts'

/** Whether a line is `cancel`. */
const isCancelLine = (line: string) => line.includes('"method":"cancel"')

/** Whether a line is a response. */
export const responds = (line: string) => !line.includes('"method":')

/** Holds lines back, which is `cancel` alone unless stated, as long as something is so; `look` is called when it may no longer be. */
export const holdingCancel = (
  isBusy: () => boolean,
  { write }: Pick<Parts, 'write'>,
  isHeld: (line: string) => boolean = isCancelLine,
) => {
  let running: (() => void)[] = []
  return {
    write(line: string, plainly: (line: string) => void) {
      if (isHeld(line) && isBusy()) running.push(() => write(line, plainly))
      else write(line, plainly)
    },
    look() {
      if (isBusy()) return
      for (const send of running) send()
      running = []
    },
  }
}

export const messageMutants = mutantsIn('vfs.cancel')({
  'cancel-notification-sent': {
    'asks-to-cancel: sends `cancel` with an id': onMethod('cancel', (message) => ({
      ...message,
      id: 'cancel-1',
    })),
    'says-it-twice: sends `cancel` twice': onMethod('cancel', (message) => [message, message]),
  },
  'cancel-during-request': {
    'between-requests: sends `cancel` only while no response is outstanding': having((parts) => {
      let required = 0
      const { write, look } = holdingCancel(() => required > 0, parts)
      return {
        write,
        around: serving(parts.around, (plainly) => async (method, params, signal) => {
          required += 1
          const answer = await plainly(method, params, signal)
          required -= 1
          setImmediate(look)
          return answer
        }),
      }
    }),
    'waits-for-the-user: sends `cancel` only once its user has decided': having((parts) => {
      let asked = 0
      const { write, look } = holdingCancel(() => asked > 0, parts)
      return {
        write,
        async ask(operation, text) {
          asked += 1
          const decided = await parts.ask(operation, text)
          asked -= 1
          setImmediate(look)
          return decided
        },
      }
    }),
  },
  'tool-cancel-accepted': {
    'takes-no-cancel: goes on with a request that its tool has given up': onIncoming(
      (incoming, message) =>
        isCancel(message) ? { kind: 'notification', method: 'noted', params: {} } : incoming,
    ),
    'answers-twice: answers a request that was given up once more with its result': onResponse(
      (message) =>
        isObject(message.error) && message.error.code === -32_005
          ? [message, { jsonrpc: '2.0', id: message.id, result: {} }]
          : message,
    ),
  },
  'cancel-before-first-request': {
    'only-in-the-loop: cancels no tool that has asked for nothing yet': having(
      ({ around, steps }) => {
        let asked = false
        return {
          around: (serve) => (method, params, signal) => {
            asked = true
            return around(serve)(method, params, signal)
          },
          steps: (reason, limits) =>
            reason === 'cancelled' && !asked ? [] : steps(reason, limits),
        }
      },
    ),
  },
})
