import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Trial } from './round.ts'

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** All tests, or those of some files. */
export const testsOf =
  (files: readonly string[]): Trial =>
  async (seed, folder, timeScale) => {
    const report = join(folder, 'report.json')
    const run = spawnSync(process.execPath, [vitest, 'run', `--sequence.seed=${seed}`, ...files], {
      cwd: root,
      env: { ...process.env, JP_TEST_REPORT: report, JP_TIME_SCALE: timeScale },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    const failed = failuresIn(report)
    return run.status === 0 || failed.length > 0
      ? { failed }
      : { failed, fault: faultIn(run.stderr) }
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

/** What was left behind, or else the last that the run printed. */
function faultIn(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim())
  const left = lines.filter((line) => /still runs|left in the temporary folder/.test(line))
  const reported = left.length > 0 ? left : lines.slice(-1)
  return reported.map((line) => line.trim()).join('; ') || 'the run failed and printed nothing'
}
