import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Trial } from './round.ts'

const root = join(import.meta.dirname, '../..')
const COUNT = /^\d+ passed, \d+ failed$/

/** The proof of one role: what is correct passes, and every mutant dies for its reviewed reason. */
export const selfTestOf =
  (role: string): Trial =>
  async (seed, folder) => {
    const run = spawnSync(
      process.execPath,
      ['conformance/self-test/run.ts', '--role', role, '--seed', String(seed)],
      { cwd: root, env: { ...process.env, TMPDIR: folder }, encoding: 'utf8' },
    )
    const output = run.stdout.trim().split('\n')
    if (run.status === 0) return { failed: [] }
    const failed = COUNT.test(output.at(-1) ?? '') ? output.slice(0, -1) : []
    return failed.length > 0
      ? { failed }
      : { failed, fault: `the run ended with status ${run.status}` }
  }
