import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the name of each plugin's file begins with. */
export const PREFIX = 'jp-'

/** The directories in which plugins are looked for. */
export const pathFolders = (): string[] =>
  (process.env.PATH ?? '').split(delimiter).filter((each) => each !== '')

/** The program of a plugin: the first of its name on the PATH. */
export const findPlugin = (name: string): string | undefined =>
  pathFolders()
    .map((folder) => join(folder, `${PREFIX}${name}`))
    .find(isProgram)

/** Whether a file has the name of a plugin. */
const isPluginName = (name: string): boolean => name.startsWith(PREFIX)

/** The programs of all plugins on the PATH, the first of each name. */
export function findPlugins(isName = isPluginName): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file, program } of findIn(pathFolders(), isName))
    if (!found.has(file)) found.set(file, program)
  return found
}

/** The programs of plugins in some directories, with the names of their files, in this order. */
export const findIn = (
  folders: readonly string[],
  isName = isPluginName,
): { file: string; program: string }[] =>
  folders.flatMap((folder) =>
    filesIn(folder)
      .filter((file) => isName(file) && isProgram(join(folder, file)))
      .map((file) => ({ file, program: join(folder, file) })),
  )

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
