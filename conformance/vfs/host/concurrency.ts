import { blockedChecks } from './concurrency/blocked.ts'
import { togetherChecks } from './concurrency/together.ts'
import { twiceChecks } from './concurrency/twice.ts'
import { hostChecks } from './host-check.ts'

/** Tools that run at the same time. @see rfd-d11 §Non-Goals */
export const concurrencyChecks = hostChecks(...togetherChecks, ...twiceChecks, ...blockedChecks)
