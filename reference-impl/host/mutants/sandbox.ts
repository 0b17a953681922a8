import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { having } from './combinators.ts'
import { type Apply, mutantsIn } from './mutant.ts'
import {
  AF_INET,
  AF_INET6,
  type Closed,
  SOCK_STREAM,
  socketFilter,
} from './sandbox/socket-filter.ts'

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

/** Leaves a tool in the network of its host, and refuses it some sockets. */
function filtered(closed: Closed): Apply {
  const filter = socketFilter(closed).toString('base64')
  return (parts) =>
    through(WITH_FILTER.replace('FILTER', filter))(loosened('--share-net', '--seccomp', '9')(parts))
}

/** Gives a command the filter as descriptor 9, and its own input. */
const WITH_FILTER = 'exec 8<&0; echo FILTER | base64 -d | { exec 9<&0 <&8 8<&-; exec "$@"; }'

/** What bubblewrap keeps apart, and the same without processes. */
const ALL = '--unshare-all'
const MOST = ['user', 'ipc', 'net', 'uts'].map((what) => `--unshare-${what}`)

export const sandboxMutants = mutantsIn('vfs.sandbox')({
  'no-direct-files': {
    'shows-one-directory: lets a tool list one directory of the project by itself': {
      config: 'sandbox',
      apply: (parts) =>
        loosened('--ro-bind', join(parts.cwd, 'dir'), join(parts.cwd, 'dir'))(parts),
    },
    'shows-the-project: lets a tool read the project by itself': {
      config: 'sandbox',
      apply: (parts) => loosened('--ro-bind', parts.cwd, parts.cwd)(parts),
    },
  },
  'no-direct-network': {
    'shares-the-network: opens the network because the policy allows an address': {
      config: 'sandbox',
      apply: loosened('--share-net'),
    },
    'closes-ipv4-alone: refuses connections by IPv4 alone': {
      config: 'sandbox',
      apply: filtered({ domains: [AF_INET] }),
    },
    'closes-tcp-alone: refuses connections by TCP alone': {
      config: 'sandbox',
      apply: filtered({ domains: [AF_INET, AF_INET6], type: SOCK_STREAM }),
    },
    'closes-the-internet-alone: refuses whatever goes by an address of the internet, and nothing else':
      { config: 'sandbox', apply: filtered({ domains: [AF_INET, AF_INET6] }) },
    'shows-temporary-files: shows a tool the files of all programs that are there for a while': {
      config: 'sandbox',
      apply: (parts) => loosened('--ro-bind', tmpdir(), tmpdir(), '--tmpfs', parts.cwd)(parts),
    },
  },
  'no-direct-processes': {
    'shares-the-processes: leaves a tool among all processes of the machine': {
      reported: 'a tool can signal a process of its host',
      config: 'sandbox',
      apply: having(({ confine }) => ({
        confine: (command) => confine(command)?.flatMap((word) => (word === ALL ? MOST : word)),
      })),
    },
  },
  'policy-not-bypassed': {
    'one-writable-directory: lets a tool write in one directory of the project by itself': {
      config: 'sandbox',
      apply: (parts) => loosened('--bind', join(parts.cwd, 'dir'), join(parts.cwd, 'dir'))(parts),
    },
    'profile-from-the-policy: lets a tool write by itself what it may have written for it': {
      config: 'sandbox',
      apply: (parts) => loosened('--bind', parts.cwd, parts.cwd)(parts),
    },
  },
  'restricted-from-the-start': {
    'not-yet: starts tools without restrictions, which come when a request has been served': {
      config: 'sandbox',
      apply: having(() => ({ confine: (command) => command })),
    },
  },
  'streams-are-pipes': {
    'output-to-a-file: has a tool write to a file, which it reads when the tool has ended': through(
      'out=$(mktemp); "$@" >"$out"; cat "$out"; rm "$out"',
    ),
  },
  'no-other-descriptors': {
    'leaves-a-file-open: leaves a file of its own open for tools': {
      reported: 'further descriptors: file',
      config: 'sandbox',
      apply: through('exec 9</bin/sh; exec "$@"'),
    },
  },
  'environment-without-secrets': {
    'values-in-base64: gives a tool all values of its own in one variable, in base64': having(
      ({ environment, serviceContext }) => ({
        environment: {
          ...environment,
          HOST_ENVIRONMENT: Buffer.from(JSON.stringify(serviceContext.env)).toString('base64'),
        },
      }),
    ),
    'values-as-arguments: gives a tool values of its own as arguments': having(
      ({ confine, serviceContext }) => ({
        confine: (command) =>
          confine([...command, ...Object.values(serviceContext.env).map(String)]),
      }),
    ),
    'values-as-options: gives a tool values of its own with its options': having(
      ({ init, serviceContext }) => ({
        init: (order) => init({ ...order, options: { ...order.options, env: serviceContext.env } }),
      }),
    ),
    'own-variables: starts tools with all of its own variables': having(
      ({ environment, serviceContext }) => ({
        environment: { ...serviceContext.env, ...environment },
      }),
    ),
  },
})
