import { commandAt, programNamed } from './command.ts'
import type { Place } from './place.ts'
import { viewOf } from './view.ts'

/**
 * The argument vector that runs a tool's command with bubblewrap, so that the protocol is its only way out: no
 * network, no processes but its own, no files but its program and libraries, nothing to write to. `undefined` where
 * there is no such program or no bubblewrap.
 *
 * A signal for the tool goes to its process group, which is no terminal's: bubblewrap leaves SIGTERM to the tool and
 * ends, with status 128 + n, when it does. SIGKILL ends both.
 * @see rfd-d11 §VfsRuntime implementation
 */
export function sandboxed(command: readonly string[], place: Place): string[] | undefined {
  const bubblewrap = programNamed('bwrap', place)
  const found = commandAt(command, place)
  if (bubblewrap === undefined || found === undefined) return undefined
  return [
    ...[ENV, '--ignore-signal=TERM', bubblewrap, ...APART],
    ...viewOf(found.files, place),
    ...['--chdir', '/', '--', ENV, '--default-signal=TERM', ...found.vector],
  ]
}

const ENV = '/usr/bin/env'

const APART = ['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL']
