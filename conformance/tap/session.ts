import type { StartOf } from '../../harness/tap/tap-recorder.ts'
import { VFS_REVISION } from '../vfs/revision.ts'

/** The scenario of a session that took place between a real host and its tool or plugin. */
const TAPPED = 'tapped'

/** The role of the other side of a session, by that of the program which a host has started. */
export const OTHER_SIDE: Readonly<Record<string, string>> = { tool: 'host', plugin: 'plugin-host' }

/** Whether a session took place between a real host and its program. */
export const isTapped = ({ scenario }: { scenario?: string }): boolean => scenario === TAPPED

const REVISIONS = { tool: VFS_REVISION, plugin: 'rfd-d18' } as const

/** How the recording of a session with a program starts; `name` is one that no other recording has. */
export const startOfTapped =
  (command: readonly string[], session: string): StartOf =>
  ({ role, name }) => ({
    ...{ session, role, command: [...command], case: session, scenario: TAPPED, place: 0 },
    revision: REVISIONS[role],
    context: { ...(name !== undefined && { tool: name }) },
  })
