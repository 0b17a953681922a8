import type { HostCall } from '../../../harness/host-conversation.ts'

/** Whether the probe ran in a call, by its own account. */
export const ranProbe = ({ side, report }: HostCall) => side.length > 0 || report !== undefined
