import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Trial } from './round.ts'

const root = join(import.meta.dirname, '../..')
const COUNT = /^\d+ passed, (\d+) failed$/

/** The proof of one role, or of `all`: what is correct passes, and every mutant dies for its reviewed reason. */
export const selfTestOf =
  (role: string): Trial =>
  async (seed, folder, timeScale) => {
    const only = role === 'all' ? [] : ['--role', role]
    const run = spawnSync(
      process.execPath,
      ['conformance/self-test/run.ts', ...only, '--seed', String(seed)],
      {
        cwd: root,
        env: { ...process.env, TMPDIR: folder, JP_TIME_SCALE: timeScale },
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
      },
    )
    const output = run.stdout.trim().split('\n')
    if (run.status === 0) return { failed: [] }
    // What failed stands last, before the count.
    const count = Number(COUNT.exec(output.at(-1) ?? '')?.[1] ?? 0)
    const failed = output.slice(-1 - count, -1)
    return count > 0 ? { failed } : { failed: [], fault: `the run ended with status ${run.status}` }
  }
