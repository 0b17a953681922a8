import { FileFailure } from './file-failure.ts'

/** A place in the project: the names that lead to it from the root, which is the place without names. */
export type Place = readonly string[]

/** Longest name in bytes that the usual file systems hold. */
const LONGEST_NAME = 255
/** Longest path in bytes: within the 4096 of a system call it leaves room for the path of the root. */
const LONGEST_PATH = 3_000

/** What makes a text no path of the project, and how the tool is reported. */
const rules: readonly [isViolated: (path: string) => boolean, problem: string][] = [
  [(path) => !path.isWellFormed(), 'A path is text, without half a surrogate pair'],
  [(path) => path.includes('\0'), 'A path holds no NUL character'],
  [isAbsolute, 'A path is relative to the project root'],
  [(path) => split(path).includes('..'), 'A path has no component `..`'],
  [(path) => Buffer.byteLength(path) > LONGEST_PATH, `A path has at most ${LONGEST_PATH} bytes`],
  [hasLongName, `A name in a path has at most ${LONGEST_NAME} bytes`],
]

/**
 * The place that a path names, by its text alone; `.`, doubled slashes and a slash at the end mean nothing.
 * @throws FileFailure of kind `not-a-path`, whether or not anything stands there.
 * @see rfd-d11 §Filesystem methods
 */
export function placeOf(path: string): Place {
  const broken = rules.find(([isBroken]) => isBroken(path))
  if (broken) throw new FileFailure('not-a-path', broken[1])
  return split(path).filter((name) => name !== '' && name !== '.')
}

/** The path of a place as a tool may send it; the root is `.`. */
export const pathOf = (place: Place): string => place.join('/') || '.'

/** Whether a place is `of` or lies below it, by whole components. */
export const isWithin = (place: Place, of: Place): boolean =>
  of.every((name, depth) => place[depth] === name)

const onWindows = process.platform === 'win32'

/** Only Windows parts a path at backslashes; elsewhere they belong to a name. */
export const split = (path: string): string[] => path.split(onWindows ? /[\\/]/ : '/')

/** On Windows a colon stands in no name: it follows a drive or leads to another stream of the file. */
export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || (onWindows && /^\\|:/.test(path))
}

function hasLongName(path: string): boolean {
  return split(path).some((name) => Buffer.byteLength(name) > LONGEST_NAME)
}
