import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { PREFIX } from '../find-plugin.ts'
import { type Admitting, digestOf, refusalOf } from './admission.ts'
import type { Selecting } from './candidates.ts'
import { type Entry, fetched, type Registering } from './registry.ts'

/** What decides how plugins are installed. */
export interface Installing {
  /** Whether a program has the checksum that the registry states. */
  isVerified(bytes: Buffer, sha256: string): boolean
  /** The name of its file. */
  fileOf(entry: Entry): string
  /** The directory of new plugins. */
  installDirectory(selecting: Selecting): string
  /** The entries to be installed for the sake of one, itself among them, in turn. */
  inTurn: typeof inTurn
  /** Those of them that keep all from being installed when they are refused. */
  barring(entry: Entry, turn: readonly Entry[]): readonly Entry[]
  download: typeof download
  /** Why an entry may not be installed for the sake of another. */
  refusalFor: typeof refusalFor
}

/** What decides whether an entry is installed, and where it comes from. */
export type Deciding = Installing & Registering & Admitting & Selecting

/** Installs an entry and what it requires; gives its program. @throws Error when any of it may not or cannot be. */
export async function install(
  entry: Entry,
  entries: readonly Entry[],
  settings: JsonObject,
  deciding: Deciding,
): Promise<string> {
  const turn = deciding.inTurn(entry, entries)
  const refusals = turn.map((each) => deciding.refusalFor(each, entry, settings, deciding))
  const barred = turn.findIndex(
    (each, at) => refusals[at] !== undefined && deciding.barring(entry, turn).includes(each),
  )
  if (barred >= 0) throw new Error(refusals[barred])
  for (const [at, each] of turn.entries())
    if (refusals[at] === undefined && !each.isGroup) await deciding.download(each, deciding)
  return programFor(entry, deciding)
}

/** What an entry requires stands before it, each once. @see rfd072 §Plugin Registry */
function inTurn(entry: Entry, entries: readonly Entry[], seen: Entry[] = []): Entry[] {
  if (seen.includes(entry)) return []
  seen.push(entry)
  const required = entry.requires.flatMap((key) => {
    const found = entries.find(({ path }) => path.join(' ') === key)
    if (!found)
      throw new Error(`\`${key}\`, which \`${entry.id}\` requires, is not in the registry`)
    return inTurn(found, entries, seen)
  })
  return [...required, entry]
}

/** Each entry is judged by its own policy; groups have no program. */
function refusalFor(
  entry: Entry,
  _wanted: Entry,
  settings: JsonObject,
  admitting: Admitting,
): string | undefined {
  if (entry.isGroup) return undefined
  const { id, path } = entry
  return refusalOf({ id, path, program: '', place: 'registry', entry }, settings, admitting)
}

/** Where the program of an entry is when it is installed. */
const programFor = (entry: Entry, deciding: Deciding): string =>
  join(deciding.installDirectory(deciding), deciding.fileOf(entry))

/** Fetches a program, and makes it executable once its checksum is found right. @see rfd072 §Plugin Registry */
async function download(entry: Entry, deciding: Deciding): Promise<void> {
  const program = programFor(entry, deciding)
  if (existsSync(program)) return
  const { url, sha256 } = binaryOf(entry)
  const bytes = await fetched(url)
  if (!deciding.isVerified(bytes, sha256))
    throw new Error(`the checksum of \`${entry.id}\` is not the one of the registry`)
  mkdirSync(dirname(program), { recursive: true })
  const written = `${program}.${process.pid}`
  writeFileSync(written, bytes, { mode: 0o600 })
  chmodSync(written, 0o755)
  renameSync(written, program)
}

/** The program for this machine. */
function binaryOf({ id, members: { binaries } }: Entry): { url: string; sha256: string } {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
  const platform = process.platform === 'darwin' ? 'apple-darwin' : 'unknown-linux-gnu'
  const binary = isObject(binaries) ? binaries[`${machine}-${platform}`] : undefined
  if (!isObject(binary) || typeof binary.url !== 'string' || typeof binary.sha256 !== 'string')
    throw new Error(`\`${id}\` has no program for this machine`)
  return { url: binary.url, sha256: binary.sha256 }
}

/** How this host installs plugins. */
export const installing = (): Installing => ({
  isVerified: (bytes, sha256) => digestOf(bytes) === sha256.toLowerCase(),
  fileOf: ({ id }) => `${PREFIX}${id}`,
  installDirectory: (selecting) => selecting.installed()[0] ?? '.',
  inTurn,
  barring: (_, turn) => turn,
  refusalFor,
  download,
})
