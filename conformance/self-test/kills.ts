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

/** What differs between the reviewed record and what happened to these mutants. */
export function differences(reviewed: Kill[], seen: Kill[]): { about: string; wrong: string }[] {
  const was = new Map(reviewed.map((kill) => [nameOf(kill), kill.reason]))
  const names = new Set(seen.map(nameOf))
  const unlike = seen.filter((kill) => was.get(nameOf(kill)) !== kill.reason)
  const unseen = reviewed.filter((kill) => !names.has(nameOf(kill)))
  return [
    ...unlike.map(({ mutant, reason }) => ({
      about: mutant,
      wrong: `died of another reason than reviewed: ${reason}`,
    })),
    ...unseen.map(({ mutant }) => ({
      about: mutant,
      wrong: 'is in kills.txt but did not die',
    })),
  ]
}

/** Mutants of two roles may share an id, but no requirement. */
const nameOf = ({ mutant, requirement }: Kill) => `${mutant} | ${requirement}`
