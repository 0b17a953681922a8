import { having } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'

/** Adds arguments of bubblewrap where it may still make what it shows: before it closes its own root. */
const loosened = (...more: string[]): Apply =>
  having(({ confine }) => ({
    confine: (command) => {
      const vector = confine(command)
      const at = vector?.indexOf('--remount-ro') ?? -1
      return vector && at !== -1 ? vector.toSpliced(at, 0, ...more) : vector
    },
  }))

/** Starts the tool through a shell that does something with its streams. */
const through = (script: string): Apply =>
  having(({ confine }) => ({
    confine: (command) => {
      const vector = confine(command)
      return vector && ['/bin/sh', '-c', script, 'sh', ...vector]
    },
  }))

export const sandboxMutants = mutantsOf(
  {
    id: 'vfs.sandbox.shows-the-project',
    violates: 'vfs.sandbox.no-direct-files',
    change: 'lets a tool read the project by itself',
    config: 'sandbox',
    apply: (parts) => loosened('--ro-bind', parts.cwd, parts.cwd)(parts),
  },
  {
    id: 'vfs.sandbox.shares-the-network',
    violates: 'vfs.sandbox.no-direct-network',
    change: 'opens the network because the policy allows an address',
    config: 'sandbox',
    apply: loosened('--share-net'),
  },
  {
    id: 'vfs.sandbox.profile-from-the-policy',
    violates: 'vfs.sandbox.policy-not-bypassed',
    change: 'lets a tool write by itself what it may have written for it',
    config: 'sandbox',
    apply: (parts) => loosened('--bind', parts.cwd, parts.cwd)(parts),
  },
  {
    id: 'vfs.sandbox.not-yet',
    violates: 'vfs.sandbox.restricted-from-the-start',
    change: 'starts tools without restrictions, which come when a request has been served',
    config: 'sandbox',
    apply: having(() => ({ confine: (command) => command })),
  },
  {
    id: 'vfs.sandbox.output-to-a-file',
    violates: 'vfs.sandbox.streams-are-pipes',
    change: 'has a tool write to a file, which it reads when the tool has ended',
    apply: through('out=$(mktemp); "$@" >"$out"; cat "$out"; rm "$out"'),
  },
  {
    id: 'vfs.sandbox.leaves-a-file-open',
    violates: 'vfs.sandbox.no-other-descriptors',
    change: 'leaves a file of its own open for tools',
    told: 'further descriptors: file',
    config: 'sandbox',
    apply: through('exec 9</bin/sh; exec "$@"'),
  },
  {
    id: 'vfs.sandbox.own-variables',
    violates: 'vfs.sandbox.environment-without-secrets',
    change: 'starts tools with all of its own variables',
    apply: having(({ environment, surroundings }) => ({
      environment: { ...surroundings.env, ...environment },
    })),
  },
)
