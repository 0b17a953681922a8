import { having, serving } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { besides, counting, withholding } from './meanwhile.ts'

/** Mutants that spare some tools a signal, or send one to who may still clean up. */
export const spareMutants = mutantsIn('vfs.cancel')({
  'no-signal-within-grace': {
    'signals-who-changes: sends SIGTERM to a cancelled tool that changes a file': having(
      (parts) => {
        let isCancelled = false
        const { signals, send } = besides(parts, 'SIGTERM')
        return {
          ...signals,
          steps(reason, limits) {
            isCancelled ||= reason === 'cancelled'
            return parts.steps(reason, limits)
          },
          around: serving(parts.around, (plainly) => (method, ...rest) => {
            if (isCancelled && method === 'fs.write') send()
            return plainly(method, ...rest)
          }),
        }
      },
    ),
  },
  'interrupt-becomes-message': {
    'interrupts-too: sends SIGINT beside `cancel`, as a terminal does': having((parts) => {
      const { signals, send } = besides(parts, 'SIGINT')
      return {
        ...signals,
        steps(reason, limits) {
          if (reason === 'cancelled') send()
          return parts.steps(reason, limits)
        },
      }
    }),
  },
  'sigterm-after-grace': {
    'spares-the-asked: sends no SIGTERM while its user is asked': having((parts) => {
      let asked = 0
      return {
        async ask(operation, text) {
          asked += 1
          const decided = await parts.ask(operation, text)
          asked -= 1
          return decided
        },
        ...withholding(parts, 'SIGTERM', () => asked === 0),
      }
    }),
  },
  'sigkill-after-sigterm': {
    'kills-no-debtor: sends no SIGKILL while a response is outstanding': counting((parts, open) =>
      withholding(parts, 'SIGKILL', () => open() === 0),
    ),
  },
})
