import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import pMap from 'p-map'
import type { Proving } from '../proving.ts'
import { pathOf, storedFiles } from './store.ts'

/** What was found in the transcripts of one golden subject. */
export interface JudgedGolden {
  role: string
  file: string
  name: string
  found: readonly string[]
}

const PROGRAM = join(import.meta.dirname, 'judge-files.ts')

/** Collects the garbage of short-lived readings less often. */
const LARGE = '--max-semi-space-size=128'

/** Bytes of the files that one process judges. */
const SHARE = 4_000_000

/** Judges all golden transcripts of these roles, by as many processes at a time as there are processors. */
export async function judgedGoldens(
  provings: readonly Pick<Proving, 'role' | 'folder'>[],
): Promise<JudgedGolden[]> {
  const judged = await pMap(provings.flatMap(sharesOf), judgedApart, {
    concurrency: availableParallelism(),
  })
  return judged.flat()
}

async function judgedApart(words: readonly string[]): Promise<JudgedGolden[]> {
  const options = { stdin: 'ignore', lines: true } as const
  const { stdout } = await execa(process.execPath, [LARGE, PROGRAM, ...words], options)
  return stdout.map((line) => JSON.parse(line))
}

/** The files of a role in shares, as `judge-files.ts` takes them. */
function sharesOf({ role, folder }: Pick<Proving, 'role' | 'folder'>): string[][] {
  const shares: string[][] = []
  let free = 0
  for (const file of storedFiles(folder)) {
    if (free <= 0) {
      shares.push([])
      free = SHARE
    }
    shares.at(-1)?.push(`${role}/${file}`)
    free -= statSync(pathOf(folder, file)).size
  }
  return shares
}
