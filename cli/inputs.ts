import { resolve } from 'node:path'
import type { Problem } from './problem.ts'
import { statOf } from './stat-of.ts'

/** The files that words of a command name, as they stand or behind a `=`, wherever it is started. */
export function filesNamed(words: readonly string[], folders: readonly string[]): string[] {
  const named = words.flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
  const paths = named.flatMap((name) => folders.map((folder) => resolve(folder, name)))
  return [...new Set(paths)].filter((path) => statOf(path)?.isFile())
}

/** Why a file must not be written: it is one of those that are read. */
export function overwriting(
  file: string | undefined,
  inputs: readonly string[],
  what = 'the report',
): Problem[] {
  const target = file === undefined || file === '' ? undefined : statOf(file)
  if (!target?.isFile() || !inputs.some((input) => isSame(statOf(input), target))) return []
  return [{ message: `${what} would be written over ${file}, which is read; name another file.` }]
}

type Stands = ReturnType<typeof statOf>

const isSame = (a: Stands, b: Stands) => a?.ino === b?.ino && a?.dev === b?.dev
