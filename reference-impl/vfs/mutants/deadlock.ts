import { onHearing } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'

const ROOM = 20

export const deadlockMutants = mutantsOf({
  id: 'vfs.deadlock.bounded-inbox',
  violates: 'vfs.deadlock.tool-keeps-reading',
  change: 'has room for twenty messages while it waits, and dies of one more',
  told: 'unspecified',
  apply: withLittleRoom(),
})

function withLittleRoom(): Apply {
  let waiting = 0
  return onHearing((message) => {
    waiting = message.method === undefined ? 0 : waiting + 1
    if (waiting > ROOM) throw new Error('too many messages')
    return message
  })
}
