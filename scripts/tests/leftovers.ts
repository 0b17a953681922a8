import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Living, processesWith } from './processes.ts'

const TIMEOUT_MS = 5000 * Number(process.env.JP_TIME_SCALE ?? 1)
const LOOK_EVERY_MS = 100

/** Gives the whole test run a temporary folder of its own and answers with the end of the run, which fails when something is left. */
export default function setup(): () => Promise<void> {
  const outer = process.env.TMPDIR
  const folder = temporaryFolder()
  process.env.TMPDIR = folder
  return async () => {
    const complaint = await cleared(folder)
    if (outer === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outer
    if (complaint === undefined) return
    // vitest prints what a teardown throws and ends with status 0 all the same.
    process.exitCode = 1
    throw new Error(complaint)
  }
}

/** A folder for one run, as its TMPDIR. Every subject inherits that, even those that inherit little else: it marks them. */
export const temporaryFolder = (below = tmpdir()): string =>
  mkdtempSync(join(realpathSync(below), 'jp-tests-'))

/** Ends and removes what a run left, with its folder; states what that was, if anything. */
export async function cleared(folder: string): Promise<string | undefined> {
  const left = await whatIsLeft(folder)
  for (const { pid } of left.processes) kill(pid)
  rmSync(folder, { recursive: true, force: true })
  return complaintOf(left)
}

/** What a run left: living processes and names in its temporary folder. */
export interface Left {
  processes: Living[]
  files: string[]
}

/** Looks until nothing is left or the time is over, since processes take a moment to go. */
export async function whatIsLeft(folder: string, timeouts = TIMEOUT_MS): Promise<Left> {
  const until = performance.now() + timeouts
  for (;;) {
    const left = { processes: strangersIn(folder), files: ours(folder) }
    const clean = left.processes.length + left.files.length === 0
    if (clean || performance.now() > until) return left
    await pause(LOOK_EVERY_MS)
  }
}

const strangersIn = (folder: string): Living[] =>
  processesWith('TMPDIR', folder).filter(({ pid, command }) => {
    return pid !== process.pid && !/\bvitest\b/.test(command)
  })

/** What the suite itself makes: a subject that is killed cannot remove its own files. */
const ours = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('jp-conformance-'))

/** What a run left behind; nothing when it left nothing. */
export function complaintOf({ processes, files }: Left): string | undefined {
  const lines = [
    ...processes.map(({ pid, command }) => `process ${pid} still runs: ${command}`),
    ...[...grouped(files)].map(([kind, many]) => `${many} left in the temporary folder: ${kind}*`),
  ]
  return lines.length > 0 ? `Something was left behind.\n  ${lines.join('\n  ')}` : undefined
}

/** Counts names by what stands before their random end. */
function grouped(files: readonly string[]): Map<string, number> {
  const kinds = new Map<string, number>()
  for (const file of files) {
    const kind = file.replace(/[^-]*$/, '')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return kinds
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went by itself after we looked.
  }
}
