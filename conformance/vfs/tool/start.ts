import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { BAGGAGE } from '../../../harness/launch/baggage.ts'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import type { Containers } from '../../../harness/launch/index.ts'
import type { Launch } from '../../../harness/launch/process.ts'
import { DECOY } from './sandbox.ts'

/** A subject as its author tells us to start it. */
export interface Subject {
  command: readonly string[]
  /** The directory that the command is started in. */
  cwd: string
  env: Record<string, string>
  /** Marks every process of this run. */
  mark: string
  /** Where it runs, when not on this machine. */
  containers?: Containers
}

/** One start of a subject, with what must be looked at and removed afterwards. */
export interface Start {
  launch: Launch
  /** What the subject changed in a directory of ours; then removes the directory. */
  leave(): string | undefined
}

/** Prepares a start in the surroundings that a fault asks for. */
export async function prepare(
  subject: Subject,
  fault: Fault | undefined,
  files: string[],
): Promise<Start> {
  const env = environmentOf(subject, fault)
  if (fault?.kind !== 'elsewhere' && fault?.kind !== 'decoy-project') {
    const cwd = subject.containers?.cwd ?? subject.cwd
    return { launch: { command: subject.command, cwd, env }, leave: () => undefined }
  }
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-elsewhere-'))
  if (fault.kind === 'decoy-project') await plant(folder, files)
  const before = inventory(folder)
  return {
    launch: { ...inFolder(subject, folder), env },
    leave() {
      const change = changeOf(folder, before)
      remove(folder)
      return change
    },
  }
}

/** An image brings its own variables; those of this machine name nothing in it. */
function environmentOf({ env, mark, containers }: Subject, fault: Fault | undefined) {
  const changed = changedBy(fault)
  if (containers) return { LANG: 'C.UTF-8', ...env, ...changed }
  return cleanEnvironment({ ...env, [RUN_MARK]: mark, ...changed })
}

/** A container gets a copy of the folder, which comes back when it has ended. */
function inFolder(subject: Subject, folder: string): Omit<Launch, 'env'> {
  const { containers } = subject
  if (containers) return { command: containers.anywhere, cwd: BAGGAGE, baggage: folder }
  return { command: fromAnywhere(subject), cwd: folder }
}

/** The variables that a fault sets. */
function changedBy(fault: Fault | undefined): Record<string, string> {
  if (fault?.kind === 'foreign-locale') return { LC_ALL: fault.locale, LANG: fault.locale }
  return fault?.kind === 'debug-environment' ? fault.env : {}
}

/** Makes every argument that names an existing file absolute, so that it is found from anywhere. */
function fromAnywhere({ command, cwd }: Subject): string[] {
  return command.map((word, i) => {
    const path = resolve(cwd, word)
    const isFile = i === 0 ? word.includes('/') : word !== '' && existsSync(path)
    return isFile ? path : word
  })
}

/** Writes files of the same names as the project's, which hold the text of a decoy. */
async function plant(folder: string, files: string[]): Promise<void> {
  for (const path of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), DECOY)
  }
}

type Inventory = ReadonlyMap<string, string>

/** Whatever the subject made of its directory is told as the change it is; it is no fault of ours. */
function changeOf(folder: string, before: Inventory): string | undefined {
  try {
    return changeBetween(before, inventory(folder))
  } catch (error) {
    if (!existsSync(folder)) return 'the directory was removed'
    return `it cannot be read any more (${(error as NodeJS.ErrnoException).code})`
  }
}

/** What the subject has locked away from us stays behind. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {}
}

function inventory(folder: string): Inventory {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries.map((entry) => [
      join(entry.parentPath, entry.name).slice(folder.length + 1),
      entry.isFile() ? contentOf(join(entry.parentPath, entry.name)) : '',
    ]),
  )
}

/** A longer file than this is none of ours, and is not read. */
const READ_UP_TO = 1024 * 1024

/** The content of a file as far as it tells a change. */
function contentOf(path: string): string {
  try {
    const { size } = statSync(path)
    return size > READ_UP_TO ? `${size} bytes` : readFileSync(path, 'latin1')
  } catch (error) {
    return `unreadable (${(error as NodeJS.ErrnoException).code})`
  }
}

function changeBetween(before: Inventory, after: Inventory): string | undefined {
  const gone = [...before.keys()].find((path) => !after.has(path))
  if (gone) return `${gone} is gone`
  const made = [...after.keys()].find((path) => !before.has(path))
  if (made) return `${made} was made`
  const changed = [...after].find(([path, content]) => before.get(path) !== content)
  return changed && `${changed[0]} was changed`
}
