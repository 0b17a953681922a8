import type { Step } from '../runtime/escalation.ts'
import { onSteps } from './combinators.ts'
import {
  hasStopped,
  isCancelled,
  isOf,
  isSpawned,
  isWaiting,
  leaving,
  signalling,
  signallingAlone,
} from './exit-children.ts'
import { mutantsIn } from './mutant.ts'

/** Milliseconds that a host waits for its user before it exits. */
const PROMPT_WAIT_MS = 7_000

const AT_ONCE: Step[] = [{ afterMs: 0, means: 'SIGKILL' }]

/** Mutants that leave something behind when they exit. */
export const exitMutants = mutantsIn('toolstate.lifecycle')({
  'exit-sends-sigterm': {
    'kills-at-exit: sends SIGKILL alone to the tools that live at its exit': onSteps(
      (steps, reason) => (reason === 'host ends' ? AT_ONCE : steps),
    ),
    'asks-the-first: sends SIGTERM to the first of the tools that live at its exit': (() => {
      let asked = 0
      return onSteps((steps, reason) => {
        if (reason !== 'host ends') return steps
        asked += 1
        return asked > 1 ? AT_ONCE : steps
      })
    })(),
    'kills-the-waiting: sends SIGKILL alone to the tools that wait at its exit': signalling(
      (passed, signal) => (isWaiting(passed) ? 'SIGKILL' : signal),
    ),
    'kills-at-the-end-of-input: sends SIGKILL alone where its exit follows the end of its input':
      onSteps((steps, reason) =>
        reason === 'host ends' && process.stdin.readableEnded ? AT_ONCE : steps,
      ),
    'interrupts: sends SIGINT to the tools that live at its exit': signalling((passed, signal) =>
      isSpawned(passed) && signal === 'SIGTERM' ? 'SIGINT' : signal,
    ),
  },
  'exit-kills-stubborn': {
    'asks-and-goes: exits without a tool that outlives SIGTERM': leaving(
      (_, signal) => signal === 'SIGKILL',
    ),
  },
  'time-to-clean-up': {
    'no-time: sends SIGKILL 20 ms after SIGTERM': onSteps((steps, reason) =>
      reason === 'host ends'
        ? steps.map((step) => (step.means === 'SIGKILL' ? { ...step, afterMs: 20 } : step))
        : steps,
    ),
  },
  'exit-leaves-no-process#aborted': {
    'is-ending-it-already: leaves tools to themselves at its exit whose abort is under way':
      leaving(isCancelled),
  },
  'exit-leaves-no-process#stopped': {
    'trusts-reports: leaves tools to themselves at its exit that have reported their end':
      leaving(hasStopped),
  },
  'exit-leaves-no-process#running': {
    'ends-the-waiting-alone: leaves running tools to themselves at its exit': leaving(
      (passed) => isSpawned(passed) && !isWaiting(passed),
    ),
  },
  'exit-leaves-no-process#waiting': {
    'leaves-the-waiting: leaves tools that wait for an answer to themselves at its exit': leaving(
      (passed) => isSpawned(passed) && isWaiting(passed),
    ),
  },
  'exit-leaves-no-process#held-spawn': {
    'waits-for-its-user: waits at its exit for prompts, and starts what they have held up': {
      keeping: {
        close: (plainly) => async () => {
          await new Promise((resolve) => setTimeout(resolve, PROMPT_WAIT_MS))
          return plainly()
        },
      },
    },
  },
  'ends-tools-without-abort#exit': {
    'cannot-abort-it: leaves a tool to itself at its exit that declares no abort': leaving(
      isOf('endless'),
    ),
  },
  'exit-ends-one-shot-calls': {
    'ends-handles-alone: leaves the tools of one-shot calls to themselves at its exit': leaving(
      (passed) => !isSpawned(passed),
    ),
  },
  'ends-helper-processes': {
    'signals-the-tool-alone: ends a tool without what it has started': signallingAlone(() => true),
  },
  'toolstate.registry.handles-end-with-host#no-process': {
    'outlived: leaves the tools of its handles to those who start it again': leaving(isSpawned),
  },
  'toolstate.registry.handles-end-with-host#unknown': {
    'answers-unknown: shows a handle that it does not know as one that has stopped': {
      keeping: {
        call: (carryOut) => async (batch) => {
          const { responses } = await carryOut(batch)
          return {
            responses: responses.map((response, i) => {
              const { action, id } = batch.calls[i]?.arguments ?? {}
              return 'error' in response && action === 'fetch'
                ? { id: response.id, result: { id, state: 'stopped', result: '' } as never }
                : response
            }),
          }
        },
      },
    },
  },
})
