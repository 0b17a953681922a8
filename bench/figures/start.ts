import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figure, Row } from '../figure.ts'
import { interleaved, middleOf, timed } from '../rounds.ts'
import { environment, root } from '../workshop.ts'

const ROUNDS = 15

/** How soon the program speaks, next to a Node that does nothing. */
export const start: Figure = {
  name: 'start',
  measure: async () => [
    await row('--help', 1.6, ['--help']),
    await row('spec show', 2, ['spec', 'show', 'vfs.framing.one-object-per-line']),
  ],
}

async function row(name: string, atMost: number, words: string[]): Promise<Row> {
  const built = existsSync(join(root, 'dist', 'cli', 'main.js'))
  const program = built ? 'bin/jp-conformance.js' : 'cli/main.ts'
  const rounds = await interleaved(ROUNDS, run(join(root, program), ...words), run('-e', '0'))
  return {
    figure: name,
    ...middleOf(rounds),
    unit: 'ms',
    target: { atMost },
    note: `node -e 0${built ? '' : ' (not built: run from sources; npm run build)'}`,
  }
}

const execute = promisify(execFile)

function run(...args: string[]): () => Promise<number> {
  return () => timed(() => execute(process.execPath, args, { env: environment }))
}
