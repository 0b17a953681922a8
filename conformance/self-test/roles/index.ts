import type { Proving } from '../proving.ts'
import { flattener } from './flattener.ts'
import { host } from './host.ts'
import { tool } from './tool.ts'

/** What is proved, by role. */
export const roles: readonly Proving[] = [tool, host, flattener]
