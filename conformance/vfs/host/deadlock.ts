import { pipeChecks } from './deadlock/pipes.ts'
import { stuckChecks } from './deadlock/stuck.ts'
import { togetherChecks } from './deadlock/together.ts'
import { hostChecks } from './host-check.ts'

/** How a host keeps a conversation from standing still. @see rfd-d11 §Deadlock prevention */
export const deadlockChecks = hostChecks(...pipeChecks, ...togetherChecks, ...stuckChecks)
