import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { endianness } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { fileOnPath } from './program.ts'

/** The beginning of a file, and how long it is. */
interface Beginning {
  bytes: Buffer
  /** In bytes. */
  size: number
}

/**
 * Why the system does not run an executable file: it begins neither with `#!` nor as a program of this machine. Such a
 * file would be handed to a shell by the C library, which tries that where the system refuses. Undefined when it is run,
 * or when that cannot be seen.
 * @see https://man7.org/linux/man-pages/man3/exec.3.html
 */
export function formatProblem(file: string): string | undefined {
  if (process.platform !== 'linux') return undefined
  const beginning = beginningOf(file)
  if (beginning === undefined) return undefined
  const interpreter = interpreterOf(beginning.bytes)
  if (interpreter !== undefined)
    return isRun(beginningOf(interpreter), interpreter)
      ? undefined
      : `its interpreter, ${interpreter}, is no program`
  if (isRun(beginning, file)) return undefined
  if (beginning.size === 0) return 'it is empty'
  return isElf(beginning.bytes)
    ? 'it is a damaged program, or one for another machine'
    : 'it begins neither with #! nor as a program of this machine'
}

/** The same of the first word of a command, wherever that is found. */
export function commandProblem(
  program: string,
  { cwd, path }: { cwd: string; path: string },
): string | undefined {
  const file = program.includes('/') ? resolve(cwd, program) : fileOnPath(program, path)
  return file === undefined ? undefined : formatProblem(file)
}

/** The program that the first line of a file names; undefined for what is no script, or cannot be read. */
export function interpreterIn(file: string): string | undefined {
  const beginning = beginningOf(file)
  return beginning && interpreterOf(beginning.bytes)
}

const interpreterOf = (bytes: Buffer): string | undefined =>
  /^#![ \t]*([^ \t\n]+)/.exec(bytes.toString('latin1'))?.[1]

function isRun(beginning: Beginning | undefined, file: string): boolean {
  if (beginning === undefined) return true
  return isNative(beginning) || isScript(beginning.bytes) || isRegistered(beginning.bytes, file)
}

const isScript = (bytes: Buffer) => bytes.toString('latin1', 0, 2) === '#!'
const isElf = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === '\x7fELF'

/** Offsets and sizes of the header of an executable, by whether it is one of 64 bits. @see elf(5) */
const layouts = {
  narrow: { table: 28, entry: 42, count: 44, entrySize: 32 },
  wide: { table: 32, entry: 54, count: 56, entrySize: 56 },
}
const TYPES = [2, 3]
const MACHINE = 18
const WIDE = 2
const HEADER = 64
/** Machines whose programs another one runs as well: i386 on x86-64, ARM on AArch64. */
const ALSO_RUN: Readonly<Record<number, number>> = { 3: 62, 40: 183 }

/** Whether the header is one that this machine's kernel accepts. */
function isNative({ bytes, size }: Beginning): boolean {
  if (!isElf(bytes) || bytes.length < HEADER) return false
  const layout = bytes[4] === WIDE ? layouts.wide : layouts.narrow
  const machine = numberAt(bytes, MACHINE)
  const own = ownMachine()
  if (own !== undefined && machine !== own && ALSO_RUN[machine] !== own) return false
  const entries = numberAt(bytes, layout.count)
  const start = bytes[4] === WIDE ? wideAt(bytes, layout.table) : longAt(bytes, layout.table)
  return (
    TYPES.includes(numberAt(bytes, 16)) &&
    numberAt(bytes, layout.entry) === layout.entrySize &&
    entries > 0 &&
    start + entries * layout.entrySize <= size
  )
}

const isLittle = endianness() === 'LE'
const numberAt = (bytes: Buffer, at: number) =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
const longAt = (bytes: Buffer, at: number) =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
const wideAt = (bytes: Buffer, at: number) =>
  Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at))

let machineOfNode: number | undefined
/** The machine that Node itself was built for. */
function ownMachine(): number | undefined {
  const beginning = machineOfNode === undefined ? beginningOf(process.execPath) : undefined
  if (beginning && isElf(beginning.bytes)) machineOfNode = numberAt(beginning.bytes, MACHINE)
  return machineOfNode
}

const REGISTRY = '/proc/sys/fs/binfmt_misc'

/** Whether the kernel is configured to run such files, as Wine and QEMU do. */
function isRegistered(bytes: Buffer, file: string): boolean {
  return registrations().some((text) => matches(text, bytes, file))
}

function registrations(): string[] {
  try {
    return readdirSync(REGISTRY)
      .filter((name) => name !== 'register' && name !== 'status')
      .map((name) => readFileSync(join(REGISTRY, name), 'utf8'))
      .filter((text) => text.startsWith('enabled'))
  } catch {
    return []
  }
}

function matches(text: string, bytes: Buffer, file: string): boolean {
  const member = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]
  const extension = member('extension')
  if (extension !== undefined) return extname(file) === extension
  const magic = Buffer.from(member('magic') ?? '', 'hex')
  const mask = Buffer.from(member('mask') ?? 'ff'.repeat(magic.length), 'hex')
  const start = Number(member('offset') ?? 0)
  return (
    magic.length > 0 &&
    magic.every((byte, i) => ((bytes[start + i] ?? 0) & (mask[i] ?? 0xff)) === byte)
  )
}

const READ = 256

/** Undefined for what cannot be read, which may be started all the same. */
function beginningOf(file: string): Beginning | undefined {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(READ)
      const length = readSync(descriptor, bytes)
      return { bytes: bytes.subarray(0, length), size: fstatSync(descriptor).size }
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
}
