import { having, onWrite } from '../tool/combinators.ts'
import { pause, writeWhole } from '../tool/stdio.ts'
import { variantsOf } from './variant.ts'

const SLOW_BYTES = 64
const LATE_MS = 200

/** Nothing is specified about how fast bytes come, what stderr holds and how soon a process is gone. @see rfd-d11 §Tool lifecycle */
export const paceVariants = variantsOf(
  {
    name: 'slow-bytes',
    does: 'hands the first bytes of each message over one at a time',
    apply: onWrite((bytes, write) => {
      const whole = Buffer.from(bytes as string)
      for (const byte of whole.subarray(0, SLOW_BYTES)) {
        write(Uint8Array.of(byte))
        pause(1)
      }
      write(whole.subarray(SLOW_BYTES))
    }),
  },
  {
    name: 'stderr-chatter',
    does: 'reports on stderr what it sends, at great length',
    apply: onWrite((bytes, write) => {
      writeWhole(
        2,
        `sending ${String(bytes).slice(0, 60)}\n${'debug: all is well\n'.repeat(2_000)}`,
      )
      write(bytes)
    }),
  },
  {
    name: 'late-exit',
    does: 'ends 200 milliseconds after it could',
    apply: having(({ leave }) => ({ leave: (why) => setTimeout(leave, LATE_MS, why) })),
  },
  {
    name: 'exit-status',
    does: 'ends with status 3 after its final notification, which alone reports how it went',
    apply: having(({ leave }) => ({
      leave: (why) => (why === 'done' ? process.exit(3) : leave(why)),
    })),
  },
)
