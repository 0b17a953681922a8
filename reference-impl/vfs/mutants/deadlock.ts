import { onReceiving } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

export const deadlockMutants = mutantsIn('vfs.deadlock')({
  'tool-keeps-reading': {
    'room-for-hundred: has room for a hundred messages while it waits, and dies of one more': {
      reported: 'unspecified',
      apply: withLittleRoom(100),
    },
    'short-notifications: dies of a notification of more than 16 KiB': {
      reported: 'unspecified',
      apply: onReceiving((message) => {
        const { method, params = {} } = message
        if (method !== 'init' && JSON.stringify(params).length > 16_384) throw new Error('too long')
        return message
      }),
    },
    'bounded-inbox: has room for twenty messages while it waits, and dies of one more': {
      reported: 'unspecified',
      apply: withLittleRoom(20),
    },
  },
})

function withLittleRoom(budget: number): Apply {
  let waiting = 0
  return onReceiving((message) => {
    waiting = message.method === undefined ? 0 : waiting + 1
    if (waiting > budget) throw new Error('too many messages')
    return message
  })
}
