import { openSync } from 'node:fs'
import { devNull } from 'node:os'
import { failed } from '../runtime/outcome.ts'
import { refused } from '../service.ts'
import {
  having,
  onListener,
  onOutcome,
  onService,
  onSteps,
  serving,
  withExit,
  withStderr,
} from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** How long it takes this reader to come to a piece of output, in milliseconds. */
const READ_MS = 300

/** Serves no more than so many requests of a run. */
const servingOnly = (most: number) =>
  having(({ around }) => {
    let count = 0
    return {
      around: serving(around, (plainly) => async (method, params, signal) => {
        count += 1
        return count > most
          ? refused(-32603, 'this was one request too many')
          : plainly(method, params, signal)
      }),
    }
  })

export const lifecycleMutants = mutantsIn('vfs.lifecycle')({
  'request-response-loop': {
    'one-request: serves one request of a run': servingOnly(1),
  },
  'hundreds-of-requests#open-files': {
    'leaks-descriptors: leaves a file open for each read': onService('fs.read', (_, plainly) => {
      openSync(devNull, 'r')
      return plainly()
    }),
  },
  'hundreds-of-requests#answered': {
    'hundred-requests: serves a hundred requests of a run': servingOnly(100),
  },
  'result-without-requests': {
    'wants-a-request: takes a result that comes before any request for a failure': having(
      ({ around, reportedText: reported }) => {
        let asked = false
        return {
          around: (serve) => (method, params, signal) => {
            asked = true
            return around(serve)(method, params, signal)
          },
          reportedText: (outcome) =>
            reported(
              asked || 'failure' in outcome ? outcome : failed('the tool asked for nothing'),
            ),
        }
      },
    ),
  },
  'result-completes': {
    'empty-result: hands back nothing of a result': onOutcome((outcome) =>
      'content' in outcome ? { ...outcome, content: '' } : outcome,
    ),
  },
  'error-completes-as-failure': {
    'error-as-result: hands back the message of an error as a result': having(
      ({ reported: output }) => ({
        reported(method, params) {
          const found = output(method, params)
          return found && 'outcome' in found && 'failure' in found.outcome
            ? { outcome: { content: found.outcome.failure.message } }
            : found
        },
      }),
    ),
  },
  'exit-without-final-fails': {
    'crashed: states no more than that a tool crashed': having(() => ({
      exited: () => failed('the tool crashed'),
    })),
  },
  'clean-exit-without-final-fails': {
    'status-decides: takes a status of 0 for a success': having(({ exited }) => ({
      exited: (exit) => (exit.code === 0 ? { content: '' } : exited(exit)),
    })),
  },
  'death-by-signal-reported': {
    'signals-tell-nothing: reports a death by a signal without stderr': having(({ exited }) => ({
      exited: (exit) => exited(exit.signal === null ? exit : { ...exit, stderr: '' }),
    })),
    'watches-exits-alone: does not notice that a tool died of a signal': onListener((observer) => ({
      ...observer,
      stdoutEnd() {},
      exit: (code, signal) => signal === null && observer.exit(code, signal),
    })),
  },
  'stderr-not-interpreted': {
    'merges-stderr: reads stderr like stdout': onListener((observer) => ({
      ...observer,
      stderr(chunk) {
        observer.stderr(chunk)
        observer.stdout(chunk)
      },
    })),
  },
  'stderr-apart-from-result': {
    'appends-stderr: appends stderr to a result': withStderr((outcome, heard) =>
      'content' in outcome && typeof outcome.content === 'string'
        ? { ...outcome, content: outcome.content + heard }
        : outcome,
    ),
  },
  'buffered-final-honoured': {
    'exit-before-output: reads no more once a tool is gone': onListener((observer) => {
      let gone = false
      return {
        ...observer,
        stdout: (chunk) => void setTimeout(() => !gone && observer.stdout(chunk), READ_MS),
        stdoutEnd: () => void setTimeout(() => !gone && observer.stdoutEnd(), READ_MS),
        exit(code, signal) {
          gone = true
          observer.stdoutEnd()
          observer.exit(code, signal)
        },
      }
    }),
  },
  'outcome-in-bounded-time': {
    'waits-for-the-exit: waits for a tool that is done as long as it takes': onSteps(
      (steps, reason) => (reason === 'final' ? [] : steps),
    ),
  },
  'first-final-decides': {
    'last-final: goes by the last final message': having(() => ({ overAfter: () => false })),
  },
  'exit-status-after-final': {
    'status-beats-result: takes any status but 0 for a failure, result or not': withExit(
      (outcome, exit) => (exit && exit.code !== 0 ? failed('the tool ended badly') : outcome),
    ),
  },
  'closed-stdout-fails': {
    'waits-without-stdout: waits for the exit of a tool that closed its output': onSteps(
      (steps, reason) => (reason === 'closed' ? [] : steps),
    ),
  },
})
