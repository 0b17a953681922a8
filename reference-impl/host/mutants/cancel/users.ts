import type { Child } from '../../runtime/child.ts'
import { having } from '../combinators.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'

/** Cancels all calls of a batch. */
function withItsBatch(): Pick<Mutant, 'keeping'> {
  let runs: { cancel(): void }[] = []
  return {
    keeping: {
      call: (carryOut) => (batch) => {
        runs = []
        return carryOut(batch)
      },
      once: (plainly) => (wrapping, call) => {
        const run = plainly(wrapping, call)
        const all = runs
        all.push(run)
        return {
          over: run.over,
          cancel() {
            for (const each of all) each.cancel()
          },
        }
      },
    },
  }
}

/** Sends `cancel` for each interrupt of a user. */
function eachTime(): Pick<Mutant, 'apply' | 'keeping'> {
  let last: Child | undefined
  return {
    apply: having(({ start }) => ({
      start(how, observer) {
        last = start(how, observer)
        return last
      },
    })),
    keeping: {
      once: (plainly) => (wrapping, call) => {
        const run = plainly(wrapping, call)
        const child = last
        let isCancelled = false
        return {
          over: run.over,
          cancel() {
            if (isCancelled) child?.write('{"jsonrpc":"2.0","method":"cancel"}\n', () => {})
            isCancelled = true
            run.cancel()
          },
        }
      },
    },
  }
}

/** Mutants that take the interrupt of a user for more than it is. */
export const userMutants = mutantsIn('vfs.cancel')({
  'cancel-notification-sent': {
    'each-time: sends `cancel` again when its user cancels again': eachTime(),
  },
  'others-untouched': {
    'cancels-the-batch: cancels all calls of a batch with one of them': withItsBatch(),
  },
})
