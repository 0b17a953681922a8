import { having } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'
import { askingAgain } from './responses.ts'

/** Mutants that hand messages over too late. */
export const lateMessageMutants = mutantsIn('vfs.framing')({
  'tool-flushes': {
    'flushes-once: hands its first message over, and keeps the others in a buffer until its end': {
      limits: { startup_ms: 3_000, idle_ms: 3_000 },
      apply: having(({ write, leave }) => {
        const kept: string[] = []
        let isFirst = true
        return {
          write(bytes) {
            if (isFirst) write(bytes)
            else kept.push(String(bytes))
            isFirst = false
          },
          leave(why) {
            write(kept.join(''))
            leave(why)
          },
        }
      }),
    },
  },
})

/** Mutants that ask too soon. */
export const earlyRequestMutants = mutantsIn('vfs.rpc')({
  'one-outstanding-request': {
    'asks-again-soon: sends a request once more that has no response within a second': {
      timeScale: 30,
      apply: askingAgain(1_000),
    },
  },
})
