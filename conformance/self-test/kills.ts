import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Why a mutant died, as it was reviewed. */
export interface Kill {
  mutant: string
  requirement: string
  reason: string
}

const file = join(import.meta.dirname, 'kills.txt')

/** Reads the reviewed record. */
export function readKills(): Kill[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [mutant = '', requirement = '', ...reason] = line.split(' | ')
    return { mutant, requirement, reason: reason.join(' | ') }
  })
}

/** Writes the record anew, for review. */
export function writeKills(kills: Kill[]): void {
  const lines = kills.map(
    ({ mutant, requirement, reason }) => `${mutant} | ${requirement} | ${reason}\n`,
  )
  writeFileSync(file, lines.sort().join(''))
}
