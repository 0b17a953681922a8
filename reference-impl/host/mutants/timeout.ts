import { refused } from '../service.ts'
import { both, having, onAnswer, onLimits, onSign, onSteps } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

export const timeoutMutants = mutantsOf(
  {
    id: 'vfs.timeout.waits-for-ever',
    violates: 'vfs.timeout.silent-tool-killed',
    change: 'waits for a silent tool as long as it takes',
    apply: onSteps((steps, occasion) => (occasion === 'silent' ? [] : steps)),
  },
  {
    id: 'vfs.timeout.thirty-seconds',
    violates: 'vfs.timeout.idle-defaults-to-sixty-seconds',
    change: 'waits for thirty seconds unless it is told otherwise',
    apply: onLimits(({ idleMs }) => ({ idleMs: idleMs === 60_000 ? 30_000 : idleMs })),
  },
  {
    id: 'vfs.timeout.fixed-limit',
    violates: 'vfs.timeout.idle-configurable',
    change: 'waits for a second and a half whatever is configured',
    apply: onLimits(() => ({ idleMs: 1_500 })),
  },
  {
    id: 'vfs.timeout.whole-run',
    violates: 'vfs.timeout.request-restarts-idle-clock',
    change: 'limits the whole run',
    apply: both(
      onSign(() => false),
      having(() => ({ waitsWhileOwing: false })),
    ),
  },
  {
    id: 'vfs.timeout.counts-its-own-time',
    violates: 'vfs.timeout.owed-response-stops-idle-clock',
    change: 'counts the time in which it owes an answer',
    apply: having(() => ({ waitsWhileOwing: false })),
  },
  {
    id: 'vfs.timeout.asks-politely',
    violates: 'vfs.timeout.busy-tool-killed',
    change: 'sends a silent tool no more than SIGTERM',
    apply: onSteps((steps, occasion) =>
      occasion === 'silent' ? steps.filter(({ means }) => means !== 'SIGKILL') : steps,
    ),
  },
  {
    id: 'vfs.timeout.any-byte',
    violates: 'vfs.timeout.partial-line-keeps-nothing-alive',
    change: 'takes any byte for a sign of life',
    apply: onSign((sign, plainly) => plainly || sign === 'bytes'),
  },
  {
    id: 'vfs.timeout.stderr-counts',
    violates: 'vfs.timeout.stderr-keeps-nothing-alive',
    change: 'takes output on stderr for a sign of life',
    apply: onSign((sign, plainly) => plainly || sign === 'stderr'),
  },
  {
    id: 'vfs.timeout.silence-is-consent',
    violates: 'vfs.timeout.silence-reported-as-failure',
    change: 'reports a tool that was silent as an empty success',
    apply: having(({ exited }) => ({
      exited: (exit) => (exit.occasion === 'silent' ? { content: '' } : exited(exit)),
    })),
  },
  {
    id: 'vfs.timeout.own-fault',
    violates: 'vfs.timeout.host-timeout-code',
    change: 'answers -32603 when it gives up',
    apply: onAnswer('http.get', (answer) =>
      'error' in answer && answer.error.code === -32_004
        ? refused(-32_603, answer.error.message)
        : answer,
    ),
  },
  {
    id: 'vfs.timeout.kills-who-waits',
    violates: 'vfs.timeout.waiting-for-apply-not-idle',
    change: 'counts the time in which a tool waits for an input',
    apply: having(() => ({ maySilently: () => false })),
  },
)
