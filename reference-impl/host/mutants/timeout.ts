import { refused } from '../service.ts'
import { both, having, onAnswer, onLimits, onSign, onSteps } from './combinators.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { clockMutants } from './timeout/clock.ts'
import { nearTimeoutMutants } from './timeout/near.ts'
import { outstandingMutants } from './timeout/outstanding.ts'

export const timeoutMutants: readonly Mutant[] = [
  ...clockMutants,
  ...nearTimeoutMutants,
  ...outstandingMutants,
  ...mutantsIn('vfs.timeout')({
    'silent-tool-killed': {
      'waits-for-ever: waits for a silent tool as long as it takes': onSteps((steps, reason) =>
        reason === 'silent' ? [] : steps,
      ),
      'any-message: takes a notification that it does not know for a sign of life': onSign(
        (sign, plainly) => plainly || sign === 'notification',
      ),
      'once-is-enough: watches a tool until its first request alone': having((parts) => {
        let asked = false
        return {
          endsSilence(sign) {
            asked ||= sign === 'request'
            return parts.endsSilence(sign)
          },
          steps: (reason, limits) =>
            reason === 'silent' && asked ? [] : parts.steps(reason, limits),
        }
      }),
    },
    'idle-defaults-to-sixty-seconds': {
      'thirty-seconds: waits for thirty seconds by default': onLimits(({ idleMs }) => ({
        idleMs: idleMs === 60_000 ? 30_000 : idleMs,
      })),
      'ninety-seconds: waits for ninety seconds by default': onLimits(({ idleMs }) => ({
        idleMs: idleMs === 60_000 ? 90_000 : idleMs,
      })),
    },
    'idle-configurable': {
      'fixed-limit: waits for a second and a half whatever is configured': onLimits(() => ({
        idleMs: 1_500,
      })),
      'floor-of-three-seconds: waits for three seconds where less is configured': onLimits(
        ({ idleMs }) => ({
          idleMs: Math.max(idleMs, 3_200),
        }),
      ),
      'ceiling-of-three-seconds: waits for three seconds where more is configured': onLimits(
        ({ idleMs }) => ({
          idleMs: Math.min(idleMs, 3_000),
        }),
      ),
    },
    'request-restarts-idle-clock': {
      'whole-run: limits the whole run': both(
        onSign(() => false),
        having(() => ({ waitsWithOpenRequests: false })),
      ),
    },
    'owed-response-stops-idle-clock': {
      'counts-its-own-time: counts the time in which a response is outstanding': having(() => ({
        waitsWithOpenRequests: false,
      })),
    },
    'busy-tool-killed': {
      'asks-politely: sends a silent tool no more than SIGTERM': onSteps((steps, reason) =>
        reason === 'silent' ? steps.filter(({ means }) => means !== 'SIGKILL') : steps,
      ),
    },
    'partial-line-keeps-nothing-alive': {
      'any-byte: takes any byte for a sign of life': onSign(
        (sign, plainly) => plainly || sign === 'bytes',
      ),
    },
    'stderr-keeps-nothing-alive': {
      'stderr-counts: takes output on stderr for a sign of life': onSign(
        (sign, plainly) => plainly || sign === 'stderr',
      ),
    },
    'silence-reported-as-failure': {
      'silence-is-consent: reports a tool that was silent as an empty success': having(
        ({ exited }) => ({
          exited: (exit) => (exit.reason === 'silent' ? { content: '' } : exited(exit)),
        }),
      ),
    },
    'host-timeout-code': {
      'own-fault: answers -32603 when it gives up': onAnswer('http.get', (answer) =>
        'error' in answer && answer.error.code === -32_004
          ? refused(-32_603, answer.error.message)
          : answer,
      ),
    },
    'waiting-for-apply-not-idle': {
      'kills-who-waits: counts the time in which a tool waits for an input': having(() => ({
        maySilently: () => false,
      })),
    },
  }),
]
