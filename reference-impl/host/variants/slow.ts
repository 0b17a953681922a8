import { setTimeout as delay } from 'node:timers/promises'
import type { Keeping } from '../keeping.ts'
import { both, having, onLimits, onSteps } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import { variantsOf } from './variant.ts'

/** Milliseconds between two looks at what a tool has written. */
const POLL_MS = 15

/** Looks at its tools from time to time, for what they wrote and whether they live, in the order of what happened. */
const polls: Apply = having(({ start }) => ({
  start(how, observer) {
    const seen: (() => void)[] = []
    const look = () => {
      for (const happened of seen.splice(0)) happened()
    }
    const timer = setInterval(look, POLL_MS)
    const later =
      <A extends unknown[]>(happened: (...about: A) => void) =>
      (...about: A) =>
        void seen.push(() => happened(...about))
    const child = start(how, {
      stdout: later(observer.stdout),
      stdoutEnd: later(observer.stdoutEnd),
      stderr: later(observer.stderr),
      exit: later(observer.exit),
      failed: later(observer.failed),
    })
    return {
      ...child,
      release() {
        clearInterval(timer)
        look()
        child.release()
      },
    }
  },
}))

/** Milliseconds that an answer is late, more than the suite waits for one by itself. */
const LATE_MS = 20_000

/** Gives the answers of a batch with an await when it has thought about them. */
const thinks: Keeping = {
  call: (plainly) => async (batch) => {
    const answers = await plainly(batch)
    if (batch.calls.some(({ tool }) => tool === 'await')) await delay(LATE_MS)
    return answers
  },
}

/** Has its limits set in whole seconds. @see rfd-d11 §Cancellation */
const wholeSeconds: Apply = onLimits(({ idleMs, cancelGraceMs, termGraceMs }) => ({
  idleMs: inSeconds(idleMs),
  cancelGraceMs: inSeconds(cancelGraceMs),
  termGraceMs: inSeconds(termGraceMs),
}))

const inSeconds = (ms: number) => 1_000 * Math.ceil(ms / 1_000)

/** Lets a silent tool clean up. @see rfd-d11 §Deadlock prevention */
const cancelsTheSilent: Apply = (parts) =>
  onSteps((steps, reason, limits) =>
    reason === 'silent' ? parts.steps('cancelled', limits) : steps,
  )(parts)

export const slowVariants = variantsOf(
  {
    name: 'polls',
    does: 'looks at its tools from time to time',
    apply: polls,
    near: ['vfs.lifecycle.*', 'vfs.deadlock.*', 'vfs.rpc.*', 'vfs.cancel.*', 'vfs.concurrency.*'],
  },
  {
    name: 'thinks',
    does: 'answers an await long after it is over',
    keeping: thinks,
    near: ['toolstate.await-conditions.returns-after-answer'],
  },
  {
    name: 'four-at-once',
    does: 'runs at most four tools at once, counts in whole seconds, and cancels a silent tool before it ends it',
    most: 4,
    apply: both(wholeSeconds, cancelsTheSilent),
    near: [
      'vfs.lifecycle.*',
      'vfs.cancel.*',
      'vfs.timeout.*',
      'vfs.framing.*',
      'vfs.result.*',
      'vfs.error.*',
      'vfs.init.*',
    ],
  },
)
