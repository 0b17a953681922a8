import { both, having } from '../../tool/combinators.ts'
import type { Apply } from '../../tool/seams.ts'
import { onState, statefulMutants } from './declare.ts'

/** Tools that do not end when they should. */
export const lifecycleMutants = statefulMutants('toolstate.lifecycle', {
  'waits-without-an-input': {
    violates: 'tool-stops-at-end-of-input',
    change: 'waits for its answer when its input has ended',
    reported: 'was still there',
    limits: { idle_ms: 3_000 },
    apply: staysWhileWaiting(),
  },
})

function staysWhileWaiting(): Apply {
  let isWaiting = false
  const asking = onState('waiting', (params) => {
    isWaiting = true
    return params
  })
  const leaving = having(({ leave }) => ({
    leave(why) {
      if (why === 'end of input' && isWaiting) setInterval(() => {}, 1_000)
      else leave(why)
    },
  }))
  return both(asking, leaving)
}
