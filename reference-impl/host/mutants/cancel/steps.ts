import type { Child } from '../../runtime/child.ts'
import type { Step } from '../../runtime/escalation.ts'
import { onLimits, onSteps } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { onChild, waitsForItsWrites } from './child.ts'

/** Changes the steps by which a cancelled tool is made to end. */
const onCancel = (change: (steps: readonly Step[]) => readonly Step[]) =>
  onSteps((steps, reason) => (reason === 'cancelled' ? change(steps) : steps))

/** Every tool that a careless host has started. */
const children = new Set<Child>()

export const stepMutants = mutantsIn('vfs.cancel')({
  'cancel-notification-sent': {
    'says-nothing: ends a cancelled tool by signals alone': onCancel((steps) =>
      steps.filter(({ means }) => means !== 'cancel'),
    ),
  },
  'no-signal-within-grace': {
    'signals-at-once: sends SIGTERM together with `cancel`': onLimits(() => ({ cancelGraceMs: 0 })),
  },
  'sigterm-after-grace': {
    'waits-for-ever: waits for a cancelled tool as long as it takes': onCancel((steps) =>
      steps.slice(0, 1),
    ),
  },
  'grace-defaults-to-five-seconds': {
    'two-seconds: waits for two seconds by default': onLimits(({ cancelGraceMs }) => ({
      cancelGraceMs: cancelGraceMs === 5_000 ? 2_000 : cancelGraceMs,
    })),
  },
  'grace-configurable': {
    'floor-of-two-seconds: waits for two seconds where less is configured': onLimits(
      ({ cancelGraceMs }) => ({ cancelGraceMs: Math.max(cancelGraceMs, 2_000) }),
    ),
    'fixed-grace: waits for five seconds whatever is configured': onLimits(() => ({
      cancelGraceMs: 5_000,
    })),
  },
  'sigkill-after-sigterm': {
    'never-kills: sends no more than SIGTERM': onCancel((steps) =>
      steps.filter(({ means }) => means !== 'SIGKILL'),
    ),
    'kills-at-once: sends SIGKILL together with SIGTERM': onCancel((steps) =>
      steps.map((step) => (step.means === 'SIGKILL' ? { ...step, afterMs: 0 } : step)),
    ),
  },
  'sigkill-never-first': {
    'kills-first: sends SIGKILL in place of SIGTERM': onCancel((steps) =>
      steps.flatMap((step): Step[] => {
        if (step.means === 'SIGKILL') return []
        return [step.means === 'SIGTERM' ? { ...step, means: 'SIGKILL' } : step]
      }),
    ),
  },
  'escalation-without-reader': {
    'waits-for-its-writes: sends no signal before the tool has read what was written':
      waitsForItsWrites,
  },
  'others-untouched': {
    'signals-all: signals every tool when one is to end': onChild((child) => {
      children.add(child)
      return {
        ...child,
        signal(name) {
          for (const each of children) each.signal(name)
        },
        release() {
          children.delete(child)
          child.release()
        },
      }
    }),
  },
})
