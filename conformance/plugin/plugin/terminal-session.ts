import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { rowOf } from '../../../harness/adversary/faults.ts'
import type { Launch } from '../../../harness/launch/process.ts'
import { removeDirectory } from '../../../harness/launch/remove-directory.ts'
import { besideTerminal } from '../../../harness/launch/terminal.ts'
import type { EventOf } from '../../../harness/transcript.ts'

/** A terminal that a plugin is started on, if any. */
export interface SessionTerminal {
  on(launch: Launch): Launch
  /** What the plugin wrote to it; then removes what it was kept in. */
  leave(at: number): EventOf<'terminal'>[]
}

/** The terminal that a fault asks for. @see rfd072 §Channel Model */
export function terminalOf(fault: Fault | undefined): SessionTerminal {
  if (!fault || !rowOf(fault).terminal) return { on: (launch) => launch, leave: () => [] }
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-terminal-'))
  const file = join(folder, 'written')
  return {
    on: (launch) => ({ ...launch, command: besideTerminal(launch.command, file) }),
    leave(at) {
      const text = textIn(file)
      removeDirectory(folder)
      return text === undefined ? [] : [{ event: 'terminal', at, text }]
    },
  }
}

/** The text of a file; `undefined` where it never came to be. */
function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
