import { accessSync, constants, type Stats, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What a path leads to, as far as starting it goes; a pipe or a device is a file that cannot be started. */
export type Kind = 'program' | 'file' | 'directory' | 'nothing'

/** What is at a path. */
export function kindAt(file: string): Kind {
  const at = statAt(file)
  if (at === undefined) return 'nothing'
  if (at.isDirectory()) return 'directory'
  return at.isFile() && isExecutable(file) ? 'program' : 'file'
}

/** What a name leads to in each folder of a PATH. */
export function kindsOnPath(program: string, path = process.env.PATH ?? ''): Kind[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => kindAt(join(folder, program)))
}

/** The file that a name on the PATH stands for, if there is one. */
export const fileOnPath = (program: string, path: string): string | undefined =>
  path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .find((file) => kindAt(file) === 'program')

/** Undefined where there is nothing, or nothing that we may look at. */
function statAt(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
