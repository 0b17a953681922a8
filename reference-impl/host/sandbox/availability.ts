import { execFile } from 'node:child_process'
import { programNamed } from './command.ts'
import { sandboxed } from './index.ts'

/** Whether tools can be kept to the protocol on this machine, and in one sentence why not. */
export type Availability = { available: true } | { available: false; because: string }

/** Finds out by really starting a program in the sandbox; `path` is where programs are looked for, as in PATH. */
export async function sandboxAvailability(path: string): Promise<Availability> {
  if (process.platform !== 'linux') return missing('bubblewrap runs on Linux only')
  const place = { cwd: '/', path }
  if (programNamed('bwrap', place) === undefined)
    return missing('bubblewrap (bwrap) is not installed')
  const [program = '', ...args] = sandboxed(['true'], place) ?? []
  if (program === '') return missing('there is no program to try it with')
  const refusal = await tried(program, args)
  return refusal === undefined ? { available: true } : missing(`bubblewrap is refused: ${refusal}`)
}

const missing = (because: string): Availability => ({ available: false, because })

const TIMEOUT_MS = 10_000

/** The first line of what a failed try states. */
function tried(program: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: TIMEOUT_MS }, (error, _, stderr) =>
      resolve(error ? (stderr || error.message).trim().split('\n', 1)[0] : undefined),
    )
  })
}
