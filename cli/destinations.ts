import {
  accessSync,
  closeSync,
  constants,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Format } from '../reports/index.ts'
import { behindLinks } from './behind-links.ts'
import { didYouMean } from './nearest.ts'
import type { Problem, Problems } from './problem.ts'
import { isNamedPipe } from './read-pipe.ts'
import { statOf } from './stat-of.ts'
import { whyUnreadable } from './unreadable.ts'
import { Unwritten } from './unwritten.ts'
import { writePipe } from './write-pipe.ts'

/** Where one report goes; without a file to stdout. */
export interface Destination {
  format: Format
  file?: string
}

/** Reads `FORMAT[=FILE]` options; what cannot be written later is a problem now. */
export async function destinationsOf(
  options: readonly string[],
  problems: Problems,
): Promise<Destination[]> {
  const { formats, isFormat } = await import('../reports/index.ts')
  const found = options.flatMap((option): Destination[] => {
    const [format = '', file] = split(option)
    if (isFormat(format)) return [file === undefined ? { format } : { format, file: real(file) }]
    problems.push(unknownFormat(option, Object.keys(formats)))
    return []
  })
  problems.push(...found.flatMap(({ file }) => unwritable(file)), ...shared(found))
  return found
}

/** A report whose format is none: what it was meant to be, a file or a format by another name. */
function unknownFormat(option: string, formats: readonly string[]): Problem {
  const [format, file] = split(option)
  const message = `unknown report format \`${format}\``
  const [, meant, name] = /^(\w+):(.+)$/.exec(option) ?? []
  if (meant !== undefined && formats.includes(meant))
    return { message: `${message}.`, hint: `--report ${meant}=${name}` }
  const called = OTHER_NAMES.get((/([^.]+)$/.exec(format)?.[1] ?? '').toLowerCase())
  if (called === undefined) return { message: `${message}; ${didYouMean(format, formats)}` }
  const where = file ?? (format.includes('.') ? format : undefined)
  const hint = `--report ${called}${where === undefined ? '' : `=${where}`}`
  return { message: `${message}; did you mean \`${called}\`?`, hint }
}

/** What formats are called elsewhere, and how names of their files end. */
const OTHER_NAMES = new Map([
  ['htm', 'html'],
  ['html', 'html'],
  ['json', 'json'],
  ['md', 'markdown'],
  ['text', 'terminal'],
  ['txt', 'terminal'],
  ['xml', 'junit'],
])

/**
 * Writes a file whole or not at all: beside its place first, then renamed over it.
 * @throws Unwritten, and leaves nothing beside it.
 */
export function writeWhole(path: string, text: string): void {
  const file = behindLinks(path) ?? path
  const beside = besideOf(file)
  try {
    // A device or a pipe is written to; only a file can be replaced.
    if (isNamedPipe(file)) writePipe(file, text)
    else writeFileSync(isSpecial(file) ? file : beside, text)
    if (!isSpecial(file)) renameSync(beside, file)
  } catch (error) {
    discard(beside)
    throw new Unwritten(path, error)
  }
}

const besideOf = (file: string) => `${file}.${process.pid}.tmp`

/** Why a file cannot be written, if it cannot; `what` it is stands in the sentence. */
export function unwritable(file: string | undefined, what = 'the report'): Problem[] {
  const message = file === undefined ? undefined : whyUnwritable(file, what)
  if (message === undefined) return []
  return [{ message, ...(/(^|\/)~\w*\//.test(file ?? '') && { hint: TILDE }) }]
}

const TILDE = 'No shell replaces ~ there: write "$HOME" in its place.'

function whyUnwritable(file: string, what: string): string | undefined {
  if (file === '') return `${what} has an empty name for a file.`
  if (file === '-') return `${what} would be a file named -; for such a file write ./-.`
  if (file.endsWith('/')) return `${what} ${file} has the name of a directory.`
  const place = behindLinks(file)
  if (place === undefined)
    return `${what} ${file} cannot be written: its symbolic links lead in a circle.`
  const folder = dirname(place)
  const at = statOf(file)
  if (at?.isDirectory()) return `${what} ${file} is a directory.`
  if (!statOf(folder)?.isDirectory())
    return `the directory of ${what} ${file} does not exist, or may not be entered.`
  const why = at === undefined || at.isFile() ? whyNothingIsMade(besideOf(place)) : whyClosed(file)
  return why === undefined ? undefined : `${what} ${file} cannot be written: ${why}.`
}

/** The room that a place must have, in bytes: a report of a few checks. */
const ROOM = 65_536

/** Why a new file cannot be written at a place, which only trying shows; it is removed at once. */
export function whyNothingIsMade(file: string): string | undefined {
  try {
    writeFileSync(file, Buffer.alloc(ROOM))
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? `nothing can be made in ${dirname(file)}` : whyUnreadable(error)
  } finally {
    discard(file)
  }
}

/** Removes what may be there; where nothing can be, the system objects to the name. */
function discard(file: string): void {
  if (statOf(file) !== undefined) rmSync(file, { force: true })
}

function split(option: string): [string, string?] {
  const at = option.indexOf('=')
  return at < 0 ? [option] : [option.slice(0, at), option.slice(at + 1)]
}

// A report behind a symbolic link replaces the file, not the link.
function real(file: string): string {
  if (file === '' || file === '-' || file.endsWith('/')) return file
  return behindLinks(file) ?? file
}

function shared(found: readonly Destination[]): { message: string }[] {
  const groups = Map.groupBy(found, ({ file }) => file)
  const twice = [...groups].filter(([file, group]) => file !== '' && group.length > 1)
  return twice.map(([file, group]) => ({
    message: `the reports ${group.map(({ format }) => format).join(' and ')} would both go to ${file ?? 'stdout'}; name a file for each: FORMAT=FILE.`,
  }))
}

/** Whether something stands there that is no file, such as a device. */
export function isSpecial(file: string): boolean {
  return statOf(file)?.isFile() === false
}

/** Why what is no file, such as a device, cannot be written to; a device is tried with no bytes, which a full one refuses. */
function whyClosed(path: string): string | undefined {
  try {
    if (statOf(path)?.isSocket()) return 'it is a socket'
    accessSync(path, constants.W_OK)
    if (statOf(path)?.isCharacterDevice()) writeNothing(path)
    return undefined
  } catch (error) {
    return whyUnreadable(error)
  }
}

function writeNothing(path: string): void {
  const fd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY)
  try {
    writeSync(fd, Buffer.alloc(0))
  } finally {
    closeSync(fd)
  }
}
