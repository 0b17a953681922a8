import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, delimiter, isAbsolute, resolve } from 'node:path'
import type { Place } from './place.ts'

/** A file of the tool's own, where it is named and where it really is. */
export interface Own {
  given: string
  real: string
}

/** A command whose files are named in full, and all files that it takes to start it. */
export interface Command {
  vector: string[]
  files: Own[]
}

/**
 * Names each file of an argument vector in full; `undefined` where there is no such program.
 * Whoever configured the command has named these files for the tool; a directory in it is not the tool's own.
 */
export function commandAt(command: readonly string[], place: Place): Command | undefined {
  const [name = '', ...args] = command
  const program = programNamed(name, place)
  if (program === undefined) return undefined
  const vector = [program, ...args.map((argument) => inFull(argument, place.cwd))]
  return { vector, files: [...vector.filter(isFile), ...interpretersOf(program, place)].map(own) }
}

/**
 * The program of this name. A shim only finds another program, in places that are none of its own, so that one is
 * taken where there is nothing else.
 */
export function programNamed(name: string, { cwd, path }: Place): string | undefined {
  if (name.includes('/')) return [resolve(cwd, name)].find(isProgram)
  const found = path
    .split(delimiter)
    .filter(isAbsolute)
    .map((directory) => resolve(directory, name))
    .filter(isProgram)
  return found.find((file) => basename(resolve(file, '..')) !== 'shims') ?? found[0]
}

const isProgram = (file: string): boolean => isFile(file) && mayRun(file)

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** An argument that names no file stays as it is. */
function inFull(argument: string, cwd: string): string {
  const file = resolve(cwd, argument)
  return isFile(file) ? file : argument
}

function isFile(file: string): boolean {
  try {
    return isAbsolute(file) && statSync(file).isFile()
  } catch {
    return false
  }
}

/** What the first line of a script names, by itself or through `env`, and so on. */
function interpretersOf(program: string, place: Place, depth = 0): string[] {
  const [first = '', ...rest] = shebangOf(program)
  if (first === '' || depth > 4) return []
  const name = basename(first) === 'env' ? rest.find((word) => !/^-|=/.test(word)) : undefined
  return [first, name === undefined ? undefined : programNamed(name, place)].flatMap((file) =>
    file === undefined || !isFile(file) ? [] : [file, ...interpretersOf(file, place, depth + 1)],
  )
}

const LONGEST_SHEBANG = 256

function shebangOf(program: string): string[] {
  const head = Buffer.alloc(LONGEST_SHEBANG)
  try {
    const file = openSync(program, 'r')
    const size = readSync(file, head)
    closeSync(file)
    const [line = ''] = head.toString('utf8', 0, size).split('\n')
    return line.startsWith('#!') ? line.slice(2).trim().split(/\s+/) : []
  } catch {
    return []
  }
}

const own = (given: string): Own => ({ given, real: realpathSync(given) })
