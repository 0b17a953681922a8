import { createHash } from 'node:crypto'
import { accessSync, constants, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file with the content of a program, by its path below the directory that was searched. */
export interface Copy {
  /** Id of the program. */
  id: string
  at: string
  executable: boolean
}

/** Entries of directories that are looked at, and bytes that a copy may have. */
const [MOST_ENTRIES, MOST_BYTES] = [10_000, 64 * 1024]

/** Names of the executable files in a directory, links followed; none where there is no directory. */
export const executablesIn = (directory: string): string[] =>
  entriesOf(directory)
    .map(({ name }) => name)
    .filter((name) => isExecutable(join(directory, name)))
    .slice(0, MOST_ENTRIES)
    .toSorted()

/** Files below a directory with the content of a program, some directories in it left aside; links are not followed. */
export function copiesIn(
  directory: string,
  programs: ReadonlyMap<string, Buffer>,
  aside: readonly string[],
): Copy[] {
  const ids = new Map([...programs].map(([id, bytes]) => [digestOf(bytes), id]))
  return filesIn(directory, aside).flatMap((at) => {
    const id = ids.get(digestOf(contentOf(join(directory, at))))
    return id === undefined ? [] : [{ id, at, executable: isExecutable(join(directory, at)) }]
  })
}

function filesIn(directory: string, aside: readonly string[]): string[] {
  const [files, open]: [string[], string[]] = [[], ['']]
  let left = MOST_ENTRIES
  for (let at = open.pop(); at !== undefined && left > 0; at = open.pop())
    for (const entry of entriesOf(join(directory, at)).slice(0, left)) {
      const path = join(at, entry.name)
      left -= 1
      if (entry.isFile()) files.push(path)
      else if (entry.isDirectory() && !aside.includes(path)) open.push(path)
    }
  return files.toSorted()
}

function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true })
  } catch {
    return []
  }
}

/** The content of a file, nothing where it cannot be read or is no copy for its length alone. */
function contentOf(path: string): Buffer {
  try {
    return statSync(path).size > MOST_BYTES ? Buffer.alloc(0) : readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
