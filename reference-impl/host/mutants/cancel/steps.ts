import type { Child } from '../../runtime/child.ts'
import type { Step } from '../../runtime/escalation.ts'
import { onLimits, onSteps } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { onChild, waitsForItsWrites } from './child.ts'

/** Changes the steps by which a cancelled tool is made to end. */
const onCancel = (change: (steps: readonly Step[]) => readonly Step[]) =>
  onSteps((steps, occasion) => (occasion === 'cancelled' ? change(steps) : steps))

/** Every tool that a careless host has started. */
const children = new Set<Child>()

export const stepMutants = mutantsOf(
  {
    id: 'vfs.cancel.says-nothing',
    violates: 'vfs.cancel.cancel-notification-sent',
    change: 'ends a cancelled tool by signals alone',
    apply: onCancel((steps) => steps.filter(({ means }) => means !== 'cancel')),
  },
  {
    id: 'vfs.cancel.signals-at-once',
    violates: 'vfs.cancel.no-signal-within-grace',
    change: 'sends SIGTERM together with `cancel`',
    apply: onLimits(() => ({ cancelGraceMs: 0 })),
  },
  {
    id: 'vfs.cancel.waits-for-ever',
    violates: 'vfs.cancel.sigterm-after-grace',
    change: 'waits for a cancelled tool as long as it takes',
    apply: onCancel((steps) => steps.slice(0, 1)),
  },
  {
    id: 'vfs.cancel.two-seconds',
    violates: 'vfs.cancel.grace-defaults-to-five-seconds',
    change: 'waits for two seconds unless it is told otherwise',
    apply: onLimits(({ cancelGraceMs }) => ({
      cancelGraceMs: cancelGraceMs === 5_000 ? 2_000 : cancelGraceMs,
    })),
  },
  {
    id: 'vfs.cancel.fixed-grace',
    violates: 'vfs.cancel.grace-configurable',
    change: 'waits for five seconds whatever is configured',
    apply: onLimits(() => ({ cancelGraceMs: 5_000 })),
  },
  {
    id: 'vfs.cancel.never-kills',
    violates: 'vfs.cancel.sigkill-after-sigterm',
    change: 'sends no more than SIGTERM',
    apply: onCancel((steps) => steps.filter(({ means }) => means !== 'SIGKILL')),
  },
  {
    id: 'vfs.cancel.kills-at-once',
    violates: 'vfs.cancel.sigkill-after-sigterm',
    change: 'sends SIGKILL together with SIGTERM',
    apply: onCancel((steps) =>
      steps.map((step) => (step.means === 'SIGKILL' ? { ...step, afterMs: 0 } : step)),
    ),
  },
  {
    id: 'vfs.cancel.kills-first',
    violates: 'vfs.cancel.sigkill-never-first',
    change: 'sends SIGKILL in place of SIGTERM',
    apply: onCancel((steps) =>
      steps.flatMap((step): Step[] => {
        if (step.means === 'SIGKILL') return []
        return [step.means === 'SIGTERM' ? { ...step, means: 'SIGKILL' } : step]
      }),
    ),
  },
  {
    id: 'vfs.cancel.waits-for-its-writes',
    violates: 'vfs.cancel.escalation-without-reader',
    change: 'sends no signal before the tool has read what was written',
    apply: waitsForItsWrites,
  },
  {
    id: 'vfs.cancel.signals-all',
    violates: 'vfs.cancel.others-untouched',
    change: 'signals every tool when one is to end',
    apply: onChild((child) => {
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
)
