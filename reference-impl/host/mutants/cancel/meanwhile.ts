import type { Child } from '../../runtime/child.ts'
import type { Parts } from '../../runtime/parts.ts'
import { having, serving } from '../combinators.ts'
import { failure, isCancel } from '../incoming.ts'
import { mutantsIn } from '../mutant.ts'

/** Counts the requests that are being answered. */
export const counting = (change: (parts: Parts, open: () => number) => Partial<Parts>) =>
  having((parts) => {
    let open = 0
    return {
      around: serving(parts.around, (plainly) => async (...request) => {
        open += 1
        const answer = await plainly(...request)
        open -= 1
        return answer
      }),
      ...change(parts, () => open),
    }
  })

/** Signals a tool otherwise. */
export const onSignal = (
  { start }: Parts,
  change: (plainly: Child['signal']) => Child['signal'],
) => ({
  start: ((how, observer) => {
    const child = start(how, observer)
    return { ...child, signal: change(child.signal) }
  }) satisfies Parts['start'],
})

/** Signals a tool as ever, and besides whenever `send` is called. */
export function besides(parts: Parts, name: SignalName) {
  let send = () => {}
  const signals = onSignal(parts, (signal) => {
    send = () => signal(name)
    return signal
  })
  return { signals, send: () => send() }
}

/** Signals as soon as it may. */
export const whenever = (signal: Child['signal'], may: () => boolean): Child['signal'] => {
  const whenItMay: Child['signal'] = (name) =>
    void (may() ? signal(name) : setTimeout(() => whenItMay(name), LOOK_MS))
  return whenItMay
}

/** Withholds one kind of signal until it may be sent. */
export const withholding = (parts: Parts, withheld: SignalName, may: () => boolean) =>
  onSignal(parts, (signal) => (name) => (name === withheld ? whenever(signal, may) : signal)(name))

type SignalName = Parameters<Child['signal']>[0]

/** Milliseconds after which a tool is killed all the same. */
const LONG_MS = 12_000

/** Milliseconds between two looks. */
const LOOK_MS = 50

/** Ends the run of a tool for some of its `cancel`. */
const endingFor = ({ classify }: Parts, isEnd: () => boolean): Partial<Parts> => ({
  classify: (message) =>
    isCancel(message) && isEnd() ? failure('cancelled by itself') : classify(message),
})

/** Mutants for whom what happens after `cancel` makes a difference. */
export const meanwhileMutants = mutantsIn('vfs.cancel')({
  'sigterm-after-grace': {
    'anew-with-requests: begins the grace period anew with each request': having((parts) => {
      let again = () => {}
      let timer: NodeJS.Timeout | undefined
      return {
        ...onSignal(parts, (signal) => (name) => {
          again = () => {
            clearTimeout(timer)
            timer = setTimeout(() => signal(name), parts.limits.cancelGraceMs)
          }
          if (name === 'SIGTERM') again()
          else signal(name)
        }),
        steps: (reason, limits) =>
          parts
            .steps(reason, limits)
            .map((step) =>
              reason !== 'cancelled' || step.means === 'cancel'
                ? step
                : { ...step, afterMs: step.means === 'SIGTERM' ? 0 : LONG_MS },
            ),
        around: serving(parts.around, (plainly) => (...request) => {
          again()
          return plainly(...request)
        }),
      }
    }),
    'not-while-owing: sends no signal while a response is outstanding': counting((parts, open) =>
      onSignal(parts, (signal) => whenever(signal, () => open() === 0)),
    ),
    'no-output-no-tool: takes a cancelled tool for ended that has closed its output': having(
      ({ start }) => ({
        start(how, observer) {
          let isClosed = false
          const child = start(how, {
            ...observer,
            stdoutEnd() {
              isClosed = true
              observer.stdoutEnd()
            },
          })
          return { ...child, signal: (name) => void (isClosed || child.signal(name)) }
        },
      }),
    ),
  },
  'sigkill-after-sigterm': {
    'spares-who-concludes: sends no SIGKILL once a final message has come': having((parts) => {
      let isOver = false
      return {
        reported(method, params) {
          const found = parts.reported(method, params)
          isOver ||= found !== undefined && 'outcome' in found
          return found
        },
        ...onSignal(parts, (signal) => (name) => {
          if (!isOver || name !== 'SIGKILL') signal(name)
        }),
      }
    }),
  },
  'reported-as-cancelled': {
    'killed-is-success: reports an empty success for a tool that SIGKILL has ended': having(
      ({ exited, reportedText }) => ({
        exited: (exit) => (exit.signal === 'SIGKILL' ? { content: '' } : exited(exit)),
        reportedText: (outcome) => reportedText({ ...outcome, cancelled: false }),
      }),
    ),
  },
  'tool-cancel-keeps-session': {
    'nothing-to-give-up: takes a `cancel` for the end where no request is unanswered': counting(
      (parts, open) => endingFor(parts, () => open() === 0),
    ),
    'the-second-time: takes the second `cancel` of a tool for its end': having((parts) => {
      let count = 0
      return endingFor(parts, () => {
        count += 1
        return count > 1
      })
    }),
  },
  'cleanup-requests-answered': {
    'cleans-by-reading: refuses to write once a run is cancelled': {
      reported: 'the error -32005',
      apply: having((parts) => {
        let isCancelled = false
        return {
          steps(reason, limits) {
            isCancelled ||= reason === 'cancelled'
            return parts.steps(reason, limits)
          },
          around: serving(
            parts.around,
            (plainly) =>
              async (method, ...rest) =>
                isCancelled && method === 'fs.write'
                  ? { error: { code: -32_005, message: 'the call was cancelled' } }
                  : plainly(method, ...rest),
          ),
        }
      }),
    },
  },
})
