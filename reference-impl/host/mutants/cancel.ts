import { isObject } from '../../../harness/wire/json.ts'
import type { Child } from '../runtime/child.ts'
import type { Step } from '../runtime/escalation.ts'
import type { Parts } from '../runtime/parts.ts'
import { having, onLimits, onMethod, onResponse, onSteps } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'

/** Changes the steps by which a cancelled tool is made to end. */
const onCancel = (change: (steps: readonly Step[]) => readonly Step[]) =>
  onSteps((steps, occasion) => (occasion === 'cancelled' ? change(steps) : steps))

/** Starts tools that are held otherwise. */
export const onChild = (change: (child: Child) => Child): Apply =>
  having(({ start }) => ({ start: (how, listener) => change(start(how, listener)) }))

/** Sends signals only while the tool has taken all that was written. */
export const waitsForItsWrites: Apply = onChild((child) => {
  let pending = 0
  return {
    ...child,
    write(bytes, taken) {
      pending += 1
      child.write(bytes, () => {
        pending -= 1
        taken()
      })
    },
    signal(name) {
      if (pending === 0) child.signal(name)
    },
  }
})

/** Holds `cancel` back as long as something is so; `look` is called when it may no longer be. */
export const holdingCancel = (isBusy: () => boolean, { write }: Pick<Parts, 'write'>) => {
  let held: (() => void)[] = []
  return {
    write(line: string, plainly: (line: string) => void) {
      if (line.includes('"method":"cancel"') && isBusy()) held.push(() => write(line, plainly))
      else write(line, plainly)
    },
    look() {
      if (isBusy()) return
      for (const send of held) send()
      held = []
    },
  }
}

/** Every tool that a careless host has started. */
const children = new Set<Child>()

export const cancelMutants = mutantsOf(
  {
    id: 'vfs.cancel.says-nothing',
    violates: 'vfs.cancel.cancel-notification-sent',
    change: 'ends a cancelled tool by signals alone',
    apply: onCancel((steps) => steps.filter(({ means }) => means !== 'cancel')),
  },
  {
    id: 'vfs.cancel.asks-to-cancel',
    violates: 'vfs.cancel.cancel-notification-sent',
    change: 'sends `cancel` with an id',
    apply: onMethod('cancel', (message) => ({ ...message, id: 'cancel-1' })),
  },
  {
    id: 'vfs.cancel.says-it-twice',
    violates: 'vfs.cancel.cancel-notification-sent',
    change: 'sends `cancel` twice',
    apply: onMethod('cancel', (message) => [message, message]),
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
    id: 'vfs.cancel.between-requests',
    violates: 'vfs.cancel.cancel-during-request',
    change: 'sends `cancel` only while it owes no answer',
    apply: having((parts) => {
      let owed = 0
      const { write, look } = holdingCancel(() => owed > 0, parts)
      return {
        write,
        around: (serve) => {
          const plainly = parts.around(serve)
          return async (method, params, signal) => {
            owed += 1
            const answer = await plainly(method, params, signal)
            owed -= 1
            setImmediate(look)
            return answer
          }
        },
      }
    }),
  },
  {
    id: 'vfs.cancel.success',
    violates: 'vfs.cancel.reported-as-cancelled',
    change: 'reports a cancelled run without a result as an empty success',
    apply: having(({ exited }) => ({
      exited: (exit) => (exit.occasion === 'cancelled' ? { content: '' } : exited(exit)),
      told: (outcome) => ({ ...outcome, cancelled: false }),
    })),
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
  {
    id: 'vfs.cancel.ends-the-run',
    violates: 'vfs.cancel.tool-cancel-keeps-session',
    change: "takes a tool's `cancel` for the end of its work",
    apply: having(({ classify }) => ({
      classify: (message) =>
        isObject(message) && message.method === 'cancel'
          ? { kind: 'notification', method: 'error', params: { message: 'cancelled by itself' } }
          : classify(message),
    })),
  },
  {
    id: 'vfs.cancel.answers-twice',
    violates: 'vfs.cancel.tool-cancel-accepted',
    change: 'answers a request that was given up once more with its result',
    apply: onResponse((message) =>
      isObject(message.error) && message.error.code === -32_005
        ? [message, { jsonrpc: '2.0', id: message.id, result: {} }]
        : message,
    ),
  },
  {
    id: 'vfs.cancel.only-in-the-loop',
    violates: 'vfs.cancel.cancel-before-first-request',
    change: 'cancels no tool that has asked for nothing yet',
    apply: having(({ around, steps }) => {
      let asked = false
      return {
        around: (serve) => (method, params, signal) => {
          asked = true
          return around(serve)(method, params, signal)
        },
        steps: (occasion, limits) =>
          occasion === 'cancelled' && !asked ? [] : steps(occasion, limits),
      }
    }),
  },
  {
    id: 'vfs.cancel.deaf-to-cleaning',
    violates: 'vfs.cancel.cleanup-requests-answered',
    change: 'answers nothing once a run is cancelled',
    apply: having(({ write }) => {
      let over = false
      return {
        write(line, plainly) {
          if (!over) write(line, plainly)
          if (line.includes('"method":"cancel"')) over = true
        },
      }
    }),
  },
)
