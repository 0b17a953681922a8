import { prepareHost } from './host.ts'
import type { Prepare } from './prepared.ts'
import type { Candidate } from './subjects.ts'
import { prepareTool } from './tool.ts'

/** How a candidate of each role is certified. */
export const roles: Record<Candidate['role'], Prepare> = { tool: prepareTool, host: prepareHost }
