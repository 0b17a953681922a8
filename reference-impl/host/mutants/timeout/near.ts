import { onSignal, whenever } from '../cancel/meanwhile.ts'
import { having, onLimits } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'

/** What a careless host keeps once for all its tools. */
const shared = { longestMs: 0, lastSign: 0 }

const MIB = 1024 * 1024

/** Mutants that watch some tools otherwise, by what they did before or by what else is configured. */
export const nearTimeoutMutants = mutantsIn('vfs.timeout')({
  'silent-tool-killed': {
    'waits-without-id: takes a call without an id for one whose answer is outstanding': having(
      ({ reported, steps }) => {
        let isWaiting = false
        return {
          reported(method, params) {
            isWaiting ||= method.startsWith('fs.')
            return reported(method, params)
          },
          steps: (reason, limits) =>
            reason === 'silent' && isWaiting ? [] : steps(reason, limits),
        }
      },
    ),
    'one-clock: takes a request of any tool for a sign of life of all': having((parts) => ({
      endsSilence(sign) {
        const ends = parts.endsSilence(sign)
        if (ends) shared.lastSign = performance.now()
        return ends
      },
      ...onSignal(parts, (signal) =>
        whenever(signal, () => performance.now() - shared.lastSign >= parts.limits.idleMs),
      ),
    })),
  },
  'idle-configurable': {
    'longest-of-all: waits as long as for the tool that it has waited for longest': onLimits(
      ({ idleMs }) => {
        shared.longestMs = Math.max(shared.longestMs, idleMs)
        return { idleMs: shared.longestMs }
      },
    ),
  },
  'idle-defaults-to-sixty-seconds': {
    'ten-beside-others: waits for ten seconds where only other limits are configured': onLimits(
      ({ idleMs, cancelGraceMs }) => ({
        idleMs: idleMs === 60_000 && cancelGraceMs !== 5_000 ? 10_000 : idleMs,
      }),
    ),
  },
  'silence-reported-as-failure': {
    'killed-is-success: reports an empty success for a silent tool that SIGKILL has ended': having(
      ({ exited }) => ({
        exited: (exit) =>
          exit.reason === 'silent' && exit.signal === 'SIGKILL' ? { content: '' } : exited(exit),
      }),
    ),
  },
  'vfs.cancel.grace-defaults-to-five-seconds': {
    'two-beside-others: waits for two seconds where only other limits are configured': onLimits(
      ({ idleMs, cancelGraceMs }) => ({
        cancelGraceMs: cancelGraceMs === 5_000 && idleMs !== 60_000 ? 2_000 : cancelGraceMs,
      }),
    ),
  },
  'vfs.size.limit-defaults-to-ten-megabytes': {
    'one-beside-others: delivers a mebibyte where only other limits are configured': onLimits(
      ({ idleMs, fileBytes }) => ({
        fileBytes: fileBytes === 10 * MIB && idleMs !== 60_000 ? MIB : fileBytes,
      }),
    ),
  },
})
