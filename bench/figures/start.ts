import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figure, Row } from '../figure.ts'
import { interleaved, middleOf, timed } from '../rounds.ts'
import { environment } from '../workspace.ts'

const ROUNDS = 15

/** How soon the built package speaks, next to a Node that does nothing. */
export const start: Figure = {
  name: 'start',
  measure: async (workspace) => {
    const program = join(await workspace.built(), 'bin', 'jp-conformance.js')
    return [
      await row(program, '--help', 1.6, ['--help']),
      await row(program, 'spec show', 2, ['spec', 'show', 'vfs.framing.one-object-per-line']),
    ]
  },
}

async function row(program: string, name: string, atMost: number, words: string[]): Promise<Row> {
  const rounds = await interleaved(ROUNDS, run(program, ...words), run('-e', '0'))
  return {
    figure: name,
    ...middleOf(rounds),
    unit: 'ms',
    target: { atMost },
    note: 'node -e 0',
  }
}

const execute = promisify(execFile)

function run(...args: string[]): () => Promise<number> {
  return () => timed(() => execute(process.execPath, args, { env: environment }))
}
