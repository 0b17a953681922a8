import type { Apply } from '../../program/seams.ts'
import type { Subscriptions } from '../../program/subscriptions.ts'
import { having } from '../mutant.ts'

/** Limits of a mutant for which the probe waits in vain. */
export const WAITING = { reply_ms: 2_000 }

/** Replaces the subscriptions by others. */
export const by = (changed: typeof Subscriptions): Apply =>
  having(() => ({ Subscriptions: changed }))

/** Blocks the whole host. */
export const sleep = (ms: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
