import { isObject } from '../../../../harness/wire/json.ts'
import type { Parts } from '../../runtime/parts.ts'
import { having, onMethod, onResponse } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'

/** Holds `cancel` back as long as something is so; `look` is called when it may no longer be. */
export const holdingCancel = (isBusy: () => boolean, { write }: Pick<Parts, 'write'>) => {
  let held: (() => void)[] = []
  return {
    write(line: string, plainly: (line: string) => void) {
      if (line.includes('"method":"cancel"') && isBusy()) held.push(() => write(line, plainly))
      else write(line, plainly)
    },
    look() {
      if (isBusy()) return
      for (const send of held) send()
      held = []
    },
  }
}

export const messageMutants = mutantsOf(
  {
    id: 'vfs.cancel.asks-to-cancel',
    violates: 'vfs.cancel.cancel-notification-sent',
    change: 'sends `cancel` with an id',
    apply: onMethod('cancel', (message) => ({ ...message, id: 'cancel-1' })),
  },
  {
    id: 'vfs.cancel.says-it-twice',
    violates: 'vfs.cancel.cancel-notification-sent',
    change: 'sends `cancel` twice',
    apply: onMethod('cancel', (message) => [message, message]),
  },
  {
    id: 'vfs.cancel.between-requests',
    violates: 'vfs.cancel.cancel-during-request',
    change: 'sends `cancel` only while it owes no answer',
    apply: having((parts) => {
      let owed = 0
      const { write, look } = holdingCancel(() => owed > 0, parts)
      return {
        write,
        around: (serve) => {
          const plainly = parts.around(serve)
          return async (method, params, signal) => {
            owed += 1
            const answer = await plainly(method, params, signal)
            owed -= 1
            setImmediate(look)
            return answer
          }
        },
      }
    }),
  },
  {
    id: 'vfs.cancel.answers-twice',
    violates: 'vfs.cancel.tool-cancel-accepted',
    change: 'answers a request that was given up once more with its result',
    apply: onResponse((message) =>
      isObject(message.error) && message.error.code === -32_005
        ? [message, { jsonrpc: '2.0', id: message.id, result: {} }]
        : message,
    ),
  },
  {
    id: 'vfs.cancel.only-in-the-loop',
    violates: 'vfs.cancel.cancel-before-first-request',
    change: 'cancels no tool that has asked for nothing yet',
    apply: having(({ around, steps }) => {
      let asked = false
      return {
        around: (serve) => (method, params, signal) => {
          asked = true
          return around(serve)(method, params, signal)
        },
        steps: (occasion, limits) =>
          occasion === 'cancelled' && !asked ? [] : steps(occasion, limits),
      }
    }),
  },
)
