import { failed } from '../runtime/outcome.ts'
import { refused } from '../service.ts'
import { having, onListener, onOutcome, onSteps, withStderr } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

/** How long it takes this reader to come to a piece of output, in milliseconds. */
const READ_MS = 300

/** Serves no more than so many requests of a run. */
const servingOnly = (most: number) =>
  having(({ around }) => {
    let count = 0
    return {
      around: (serve) => {
        const plainly = around(serve)
        return async (method, params, signal) => {
          count += 1
          return count > most
            ? refused(-32603, 'this was one request too many')
            : plainly(method, params, signal)
        }
      },
    }
  })

export const lifecycleMutants = mutantsOf(
  {
    id: 'vfs.lifecycle.one-request',
    violates: 'vfs.lifecycle.request-response-loop',
    change: 'serves one request of a run',
    apply: servingOnly(1),
  },
  {
    id: 'vfs.lifecycle.hundred-requests',
    violates: 'vfs.lifecycle.hundreds-of-requests',
    change: 'serves a hundred requests of a run',
    apply: servingOnly(100),
  },
  {
    id: 'vfs.lifecycle.wants-a-request',
    violates: 'vfs.lifecycle.result-without-requests',
    change: 'takes a result that comes before any request for a failure',
    apply: having(({ around, told }) => {
      let asked = false
      return {
        around: (serve) => (method, params, signal) => {
          asked = true
          return around(serve)(method, params, signal)
        },
        told: (outcome) =>
          told(asked || 'failure' in outcome ? outcome : failed('the tool asked for nothing')),
      }
    }),
  },
  {
    id: 'vfs.lifecycle.empty-result',
    violates: 'vfs.lifecycle.result-completes',
    change: 'hands back nothing of a result',
    apply: onOutcome((outcome) => ('content' in outcome ? { ...outcome, content: '' } : outcome)),
  },
  {
    id: 'vfs.lifecycle.error-as-result',
    violates: 'vfs.lifecycle.error-completes-as-failure',
    change: 'hands back the message of an error as a result',
    apply: having(({ said }) => ({
      said(method, params) {
        const found = said(method, params)
        return found && 'outcome' in found && 'failure' in found.outcome
          ? { outcome: { content: found.outcome.failure.message } }
          : found
      },
    })),
  },
  {
    id: 'vfs.lifecycle.crashed',
    violates: 'vfs.lifecycle.exit-without-final-fails',
    change: 'says no more than that a tool crashed',
    apply: having(() => ({ exited: () => failed('the tool crashed') })),
  },
  {
    id: 'vfs.lifecycle.status-decides',
    violates: 'vfs.lifecycle.clean-exit-without-final-fails',
    change: 'takes a status of 0 for a success',
    apply: having(({ exited }) => ({
      exited: (exit) => (exit.code === 0 ? { content: '' } : exited(exit)),
    })),
  },
  {
    id: 'vfs.lifecycle.signals-tell-nothing',
    violates: 'vfs.lifecycle.death-by-signal-reported',
    change: 'tells a death by a signal without stderr',
    apply: having(({ exited }) => ({
      exited: (exit) => exited(exit.signal === null ? exit : { ...exit, stderr: '' }),
    })),
  },
  {
    id: 'vfs.lifecycle.watches-exits-alone',
    violates: 'vfs.lifecycle.death-by-signal-reported',
    change: 'does not notice that a tool died of a signal',
    apply: onListener((listener) => ({
      ...listener,
      stdoutEnd() {},
      exit: (code, signal) => signal === null && listener.exit(code, signal),
    })),
  },
  {
    id: 'vfs.lifecycle.merges-stderr',
    violates: 'vfs.lifecycle.stderr-not-interpreted',
    change: 'reads stderr like stdout',
    apply: onListener((listener) => ({
      ...listener,
      stderr(chunk) {
        listener.stderr(chunk)
        listener.stdout(chunk)
      },
    })),
  },
  {
    id: 'vfs.lifecycle.appends-stderr',
    violates: 'vfs.lifecycle.stderr-apart-from-result',
    change: 'appends stderr to a result',
    apply: withStderr((outcome, heard) =>
      'content' in outcome && typeof outcome.content === 'string'
        ? { ...outcome, content: outcome.content + heard }
        : outcome,
    ),
  },
  {
    id: 'vfs.lifecycle.exit-before-output',
    violates: 'vfs.lifecycle.buffered-final-honoured',
    change: 'reads no more once a tool is gone',
    apply: onListener((listener) => {
      let gone = false
      return {
        ...listener,
        stdout: (chunk) => void setTimeout(() => !gone && listener.stdout(chunk), READ_MS),
        stdoutEnd: () => void setTimeout(() => !gone && listener.stdoutEnd(), READ_MS),
        exit(code, signal) {
          gone = true
          listener.stdoutEnd()
          listener.exit(code, signal)
        },
      }
    }),
  },
  {
    id: 'vfs.lifecycle.waits-for-the-exit',
    violates: 'vfs.lifecycle.outcome-in-bounded-time',
    change: 'waits for a tool that is done as long as it takes',
    apply: onSteps((steps, occasion) => (occasion === 'final' ? [] : steps)),
  },
  {
    id: 'vfs.lifecycle.last-final',
    violates: 'vfs.lifecycle.first-final-decides',
    change: 'goes by the last final message',
    apply: having(() => ({ overAfter: () => false })),
  },
  {
    id: 'vfs.lifecycle.status-beats-result',
    violates: 'vfs.lifecycle.exit-status-after-final',
    change: 'takes any status but 0 for a failure, result or not',
    apply: having(({ start, told }) => {
      let clean = true
      return {
        start: (how, listener) =>
          start(how, {
            ...listener,
            exit(code, signal) {
              clean = code === 0
              listener.exit(code, signal)
            },
          }),
        told: (outcome) => told(clean ? outcome : failed('the tool ended badly')),
      }
    }),
  },
  {
    id: 'vfs.lifecycle.waits-without-stdout',
    violates: 'vfs.lifecycle.closed-stdout-fails',
    change: 'waits for the exit of a tool that closed its output',
    apply: onSteps((steps, occasion) => (occasion === 'closed' ? [] : steps)),
  },
)
