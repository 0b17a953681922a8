import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { beginningOf, endOf } from '../wire/ends-of-text.ts'
import { shellWord } from './shell-word.ts'

/** A directory that could not be removed. */
export interface DirectoryLeft {
  directory: string
  /** Why it stayed and how to remove it, in one sentence. */
  because: string
}

/** What stayed so far, and is tried again when it is asked for. */
const left = new Set<string>()

/** Removes a directory as far as the subject has left that possible; what stays is remembered. */
export function removeDirectory(folder: string): void {
  if (isRemoved(folder)) left.delete(folder)
  else left.add(folder)
}

/** The directories that stay although their removal was tried once more; each is named once. */
export function takeDirectoriesLeft(): DirectoryLeft[] {
  const staying = [...left].filter((folder) => !isRemoved(folder))
  left.clear()
  return staying.map((directory) => ({ directory, because: reasonOf(directory) }))
}

/** Whether it is gone. What is mounted beneath it may be anybody's, so that nothing is removed through a mount. */
function isRemoved(folder: string): boolean {
  if (mountsIn(folder).length > 0) return false
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The system's own programs go through directories that no path reaches whole.
    run('chmod', ['-R', 'u+rwx', '--', folder])
    run('rm', ['-rf', '--one-file-system', '--', folder])
  }
  return !existsSync(folder)
}

const SECONDS = 30
const MOUNTS_SHOWN = 3

const run = (program: string, words: readonly string[]) =>
  spawnSync(program, words, {
    ...{ encoding: 'utf8', timeout: SECONDS * 1_000, maxBuffer: 64 * 1024 },
    ...{ env: { PATH: process.env.PATH, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
  })

function reasonOf(folder: string): string {
  const mounts = [...new Set(mountsIn(folder))].slice(0, MOUNTS_SHOWN).map(inShell)
  const quoted = inShell(folder)
  // Mounts may lie on top of one another, and then one command ends one of them.
  const unmount = mounts.map((point) => `while umount -R ${point}; do :; done; `).join('')
  if (mounts.length > 0)
    return `something is mounted at ${mounts.join(', ')}; remove it with: ${unmount}rm -rf ${quoted}`
  const { stderr } = run('rm', ['-rf', '--one-file-system', '--', folder])
  const [first = ''] = (stderr ?? '').split('\n')
  const isForbidden = first.endsWith('Operation not permitted')
  const why = first === '' ? 'the system gives no reason' : shortened(first.replace(/^rm: /, ''))
  return `${why}; remove it with: ${isForbidden ? `chattr -R -i -a ${quoted}; ` : ''}rm -rf ${quoted}`
}

const inShell = (path: string) => (/^[\w./-]+$/.test(path) ? path : shellWord(path))

const shortened = (text: string) =>
  text.length > 200 ? `${beginningOf(text, 100)}…${endOf(text, 100)}` : text

/** Where file systems are mounted in a directory, by Linux. @see https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html */
function mountsIn(folder: string): string[] {
  try {
    const beneath = `${realpathSync(folder)}/`
    const points = readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .map((line) => unescaped(line.split(' ')[4] ?? ''))
    return points.filter((point) => `${point}/`.startsWith(beneath))
  } catch {
    return []
  }
}

const unescaped = (path: string) =>
  path.replace(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  )
