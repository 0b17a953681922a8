import { onReceiving } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

const BUDGET = 20

export const deadlockMutants = mutantsIn('vfs.deadlock')({
  'tool-keeps-reading': {
    'bounded-inbox: has room for twenty messages while it waits, and dies of one more': {
      reported: 'unspecified',
      apply: withLittleRoom(),
    },
  },
})

function withLittleRoom(): Apply {
  let waiting = 0
  return onReceiving((message) => {
    waiting = message.method === undefined ? 0 : waiting + 1
    if (waiting > BUDGET) throw new Error('too many messages')
    return message
  })
}
