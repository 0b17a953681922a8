import type { Revision } from '../coordinator/plan.ts'

/** What a host was started with that decides what it can do. */
interface Started {
  revision: Revision
  /** Whether its projects are directories, in which programs can run. */
  hasDirectory: boolean
  hasSandbox: boolean
}

/** The features that a host claims. */
export const featuresOf = ({ revision, hasDirectory, hasSandbox }: Started): string[] => [
  ...[
    'vfs',
    'fs',
    'http',
    'policy',
    'cancel',
    'one-shot',
    'outcome',
    'inquiry',
    'interactive',
    'streaming',
    'run-modes',
    'stateful',
    'user-abort',
    'stdio',
  ],
  ...(revision === 'rfd009-r1' ? [] : ['await', 'notifications', 'turn-end']),
  ...['flatten', 'instances', 'tool-schema', 'unix'],
  ...(hasDirectory ? ['process'] : []),
  ...(hasSandbox ? ['sandbox'] : []),
]
