import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './configuration.ts'

/** Why a mutant died, as it was reviewed. */
export interface Kill {
  mutant: string
  requirement: string
  reason: string
}

const fileOf = (folder: string) => join(root, folder, 'kills.txt')

/** Reads the reviewed record of the suite in a folder; empty where there is none yet. */
export function readKills(folder: string): Kill[] {
  const file = fileOf(folder)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [mutant = '', requirement = '', ...reason] = line.split(' | ')
    return { mutant, requirement, reason: reason.join(' | ') }
  })
}

/** Writes the record of a suite anew, for review. */
export function writeKills(folder: string, kills: Kill[]): void {
  const lines = kills.map(
    ({ mutant, requirement, reason }) => `${mutant} | ${requirement} | ${reason}\n`,
  )
  writeFileSync(fileOf(folder), lines.sort().join(''))
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

const nameOf = ({ mutant, requirement }: Kill) => `${mutant} | ${requirement}`
