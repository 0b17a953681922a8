import { failed, type Outcome } from '../../runtime/outcome.ts'
import { having, withExit, withStderr } from '../combinators.ts'
import { seeingCancel } from '../incoming.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { succeedingIf } from './exits.ts'

/** Takes results for failures before some exits. */
const failingAfter = (isBad: (code: number | null, signal: string | null) => boolean): Apply =>
  withExit((outcome, exit) =>
    exit && isBad(exit.code, exit.signal) && 'content' in outcome
      ? failed('the tool ended badly')
      : outcome,
  )

/** Goes on after an error, to which a second one is preferred. */
const secondError: Apply = having(({ reported, overAfter }) => {
  let first: Outcome | undefined
  return {
    reported(method, params) {
      const found = reported(method, params)
      const isLater = first !== undefined && method !== 'error'
      if (found && 'outcome' in found && method === 'error') first ??= found.outcome
      return isLater ? undefined : found
    },
    overAfter: (outcome) => overAfter(outcome) && outcome !== first,
  }
})

/** Mutants that judge few ends of tools wrongly. */
export const nearEndMutants = mutantsIn('vfs.lifecycle')({
  'exit-without-final-fails': {
    'beyond-127: takes a status above 127 for a success': succeedingIf(
      ({ code }) => code !== null && code > 127,
    ),
    'no-such-program: takes status 127 for a success': succeedingIf(({ code }) => code === 127),
  },
  'clean-exit-without-final-fails': {
    'gave-up: takes a clean exit for a success once the tool sent `cancel`': having(
      ({ classify, exited }) => {
        let gaveUp = false
        return {
          classify: seeingCancel(classify, () => {
            gaveUp = true
          }),
          exited: (exit) => (gaveUp && exit.code === 0 ? { content: '' } : exited(exit)),
        }
      },
    ),
  },
  'death-by-signal-reported': Object.fromEntries(
    ['SIGINT', 'SIGHUP', 'SIGABRT', 'SIGSEGV'].map((name) => [
      `${name.toLowerCase()}-is-orderly: takes a death by ${name} for an orderly end`,
      succeedingIf(({ signal }) => signal === name),
    ]),
  ),
  'stderr-apart-from-result': {
    'stderr-for-nothing: hands back stderr in place of an empty result': withStderr(
      (outcome, heard) =>
        'content' in outcome && outcome.content === '' ? { content: heard } : outcome,
    ),
  },
  'first-final-decides': {
    'second-error: goes by an error that follows an error': secondError,
  },
  'exit-status-after-final': {
    'status-1-beats-result: takes a result before exit status 1 for a failure': failingAfter(
      (code) => code === 1,
    ),
    'sigterm-beats-result: takes a result before SIGTERM for a failure': failingAfter(
      (_, signal) => signal === 'SIGTERM',
    ),
  },
})
