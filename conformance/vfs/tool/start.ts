import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Fault } from '../../../harness/adversary/fault.ts'
import { rowOf } from '../../../harness/adversary/faults.ts'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import type { Containers } from '../../../harness/launch/index.ts'
import { MOUNT_POINT } from '../../../harness/launch/mounted-directory.ts'
import type { Launch } from '../../../harness/launch/process.ts'
import { removeDirectory } from '../../../harness/launch/remove-directory.ts'
import { fromAnywhere } from '../../../harness/launch/working-directory.ts'
import { bytesOf, type FileSpelling } from '../../../harness/peers/project.ts'
import type { Case } from '../../../spec/generated/config.ts'
import { emptyDirectoriesIn, filesIfStill, filesLeftIn } from './project-files.ts'
import { DECOY } from './sandbox.ts'

/** A subject as its author configures its start. */
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

/** Prepares a start in the environment that a fault asks for. */
export async function prepare(
  subject: Subject,
  fault: Fault | undefined,
  files: string[],
): Promise<Start> {
  const env = environmentOf(subject, fault)
  const directory = fault && rowOf(fault).directory
  if (directory === undefined) {
    const cwd = subject.containers?.cwd ?? subject.cwd
    return { launch: { command: subject.command, cwd, env }, leave: () => undefined }
  }
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-elsewhere-'))
  if (directory === 'decoys') await plant(folder, files)
  const before = inventory(folder)
  return {
    launch: { ...inFolder(subject, folder), env },
    leave() {
      const change = changeOf(folder, before)
      removeDirectory(folder)
      return change
    },
  }
}

/** Starts in a folder of ours with the files of a case, for a tool that reads and writes them by itself. */
export interface ProjectStart {
  launch: Launch
  /** The files as they stand now. */
  files(): Record<string, FileSpelling>
  /** The files while the subject may be writing them; unknown in a container, and where one goes as it is read. */
  filesNow(): Record<string, FileSpelling> | undefined
  /** The empty directories as they stand now, by paths that end with a slash. */
  directories(): Record<string, ''>
  /** The files as they stand now; then removes the folder. */
  leave(): Record<string, FileSpelling>
}

/** Prepares such starts. */
export async function prepareProject(
  subject: Subject,
  files: Case['files'] = {},
  fault?: Fault,
): Promise<ProjectStart> {
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-project-'))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytesOf(content as FileSpelling))
  }
  return {
    launch: { ...inFolder(subject, folder), env: environmentOf(subject, fault) },
    files: () => filesLeftIn(folder),
    filesNow: () => (subject.containers ? undefined : filesIfStill(folder)),
    directories: () => emptyDirectoriesIn(folder),
    leave() {
      const left = filesLeftIn(folder)
      removeDirectory(folder)
      return left
    },
  }
}

/** An image brings its own variables; those of this machine name nothing in it. */
function environmentOf({ env, mark, containers }: Subject, fault: Fault | undefined) {
  const changed = fault && rowOf(fault).environment?.(fault)
  if (containers) return { LANG: 'C.UTF-8', ...env, ...changed }
  return cleanEnvironment({ ...env, [RUN_MARK]: mark, ...changed })
}

/** A container gets a copy of the folder, which comes back when it has ended. */
function inFolder(subject: Subject, folder: string): Omit<Launch, 'env'> {
  const { containers } = subject
  if (containers) return { command: containers.anywhere, cwd: MOUNT_POINT, mounts: folder }
  return { command: fromAnywhere(subject.command, subject.cwd), cwd: folder }
}

/** Writes files of the same names as the project's, which hold the text of a decoy. */
async function plant(folder: string, files: string[]): Promise<void> {
  for (const path of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), DECOY)
  }
}

type Inventory = ReadonlyMap<string, string>

/** Whatever the subject made of its directory is reported as the change it is; it is no fault of ours. */
function changeOf(folder: string, before: Inventory): string | undefined {
  try {
    return changeBetween(before, inventory(folder))
  } catch (error) {
    if (!existsSync(folder)) return 'the directory was removed'
    return `it cannot be read any more (${(error as NodeJS.ErrnoException).code})`
  }
}

/** What the subject has locked away from us stays behind. */
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

/** The content of a file as far as it shows a change. */
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
