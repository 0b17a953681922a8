import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One run of the tests. */
export interface Round {
  seed: number
  seconds: number
  /** Full names of the tests that failed. */
  failed: string[]
  /** Why the run itself failed, where no test did: something left behind, or no start. */
  fault?: string
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

const root = join(import.meta.dirname, '../..')

/** Runs the tests once, in an order of its own, and waits for them. */
export function runOnce(files: readonly string[], timeScale: string): Round {
  const folder = mkdtempSync(join(tmpdir(), 'jp-stress-'))
  const report = join(folder, 'report.json')
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const from = performance.now()
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const run = spawnSync(process.execPath, [vitest, 'run', `--sequence.seed=${seed}`, ...files], {
    cwd: root,
    env: { ...process.env, JP_TEST_REPORT: report, JP_TIME_SCALE: timeScale },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const failed = failuresIn(report)
  const seconds = (performance.now() - from) / 1000
  rmSync(folder, { recursive: true, force: true })
  if (run.status === 0 || failed.length > 0) return { seed, seconds, failed }
  return { seed, seconds, failed, fault: faultIn(run.stderr) }
}

function failuresIn(report: string): string[] {
  const { testResults } = read(report)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
}

function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return { testResults: [] }
  }
}

/** What was left behind, or else the last that the run said. */
function faultIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim())
  const left = lines.filter((line) => /still runs|left in the temporary folder/.test(line))
  const told = left.length > 0 ? left : lines.slice(-1)
  return told.map((line) => line.trim()).join('; ') || 'the run failed and said nothing'
}
