import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cleared, temporaryFolder } from '../tests/leftovers.ts'
import { folderInMemory } from './in-memory.ts'

/** One stage of the gate: an npm script and how it is run. @see .ci/stages.json */
export interface Stage {
  /** The npm script. */
  name: string
  /** Seconds after which it is stopped and has failed. */
  seconds: number
  /** Runs at the same time as the stages next to it that state so too. */
  beside?: boolean
  /** Its tests count one by one. */
  counts?: boolean
  /** Its temporary folder is in memory, where there is room: a file system is a tenth of what short sessions take. */
  inMemory?: boolean
  /** A path without which it is left out, and the command that makes it. */
  needs?: string
  otherwise?: string
  /** Lines of its output that are printed also when it passes. */
  shows?: string
}

/** What stages come to. */
export interface Tally {
  passed: number
  failed: number
}

/** A stage that ended, with what is printed of it. */
export interface Ended extends Tally {
  lines: string[]
}

const LAST_LINES = 80

/**
 * Where Node keeps what it compiles: most of what a small program in TypeScript takes, and stages start thousands of them.
 */
export const COMPILED = 'node_modules/.cache/gate'

const running = new Set<ChildProcess>()

/** Ends what is still running, with everything that it started. */
export function endStages(): void {
  for (const { pid } of running) signal(pid, 'SIGTERM')
}

/** Runs a stage to its end; its whole output goes to a file in `logs`. Never rejects. */
export async function ended(stage: Stage, root: string, logs: string): Promise<Ended> {
  const { name, needs, otherwise } = stage
  if (needs !== undefined && !existsSync(join(root, needs)))
    return { passed: 0, failed: 0, lines: [`${name.padEnd(18)} not run: ${otherwise}`] }
  const file = name.replaceAll(':', '-')
  const log = join(logs, `${file}.log`)
  const report = join(logs, `${file}.json`)
  rmSync(report, { force: true })
  const started = performance.now()
  const problem = await problemOf(stage, root, { log, report })
  const seconds = `${((performance.now() - started) / 1_000).toFixed(0).padStart(4)} s`
  const text = readFileSync(log, 'utf8').trimEnd().split('\n')
  const shown = text.filter((line) => stage.shows && new RegExp(stage.shows).test(line))
  const last = problem === undefined ? shown : text.slice(-LAST_LINES)
  const head =
    problem === undefined ? `ok      ${seconds}` : `FAILED  ${seconds}  ${problem}, ${log}`
  return {
    ...tallyOf(stage, problem !== undefined, report),
    lines: [`${name.padEnd(18)} ${head}`, ...last.map((line) => `    ${line}`)],
  }
}

/** A run of tests that fails without a failed test, such as one that left something behind, counts as one more. */
function tallyOf({ counts }: Stage, hasFailed: boolean, report: string): Tally {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = counts ? read(report) : {}
  if (!counts) return { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0 }
  return { passed, failed: hasFailed ? Math.max(failed, 1) : failed }
}

function read(report: string): { numPassedTests?: number; numFailedTests?: number } {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

async function problemOf(
  { name, seconds, inMemory }: Stage,
  root: string,
  { log, report }: { log: string; report: string },
): Promise<string | undefined> {
  const output = createWriteStream(log)
  await once(output, 'open')
  const folder = temporaryFolder(inMemory ? folderInMemory() : undefined)
  const child = spawn('npm', ['run', '--silent', name], {
    cwd: root,
    env: {
      ...process.env,
      ...{ TMPDIR: folder, JP_TEST_REPORT: report, NODE_COMPILE_CACHE: join(root, COMPILED) },
    },
    stdio: ['ignore', output, output],
    detached: true,
  })
  running.add(child)
  let late = false
  const timer = setTimeout(() => {
    late = true
    signal(child.pid, 'SIGTERM')
    setTimeout(() => signal(child.pid, 'SIGKILL'), 10_000).unref()
  }, seconds * 1_000)
  const [status, killed] = await once(child, 'exit')
  clearTimeout(timer)
  running.delete(child)
  const left = await cleared(folder)
  output.end(left && `${left}\n`)
  if (late) return `stopped after ${seconds} s`
  if (status !== 0) return `status ${status ?? killed}`
  return left && 'something was left behind'
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name)
  } catch {
    // It ended meanwhile.
  }
}
