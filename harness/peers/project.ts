import { isUtf8 } from 'node:buffer'
import { Refusal } from './refusal.ts'

/** How a file is written in a configuration and in a transcript. */
export type FileSpelling = string | { base64: string }

/** A directory entry as `fs.list_dir` reports it. */
export interface Entry {
  path: string
  kind: 'file' | 'dir'
}

/** A project in memory: what a tool sees through `fs.*`. Paths are relative, with `/` between names. */
export class Project {
  readonly #files = new Map<string, Buffer>()
  readonly #folders = new Set<string>([''])

  constructor(files: Record<string, FileSpelling> = {}) {
    for (const [path, spelling] of Object.entries(files)) this.write(path, bytesOf(spelling))
  }

  /** @throws Refusal -32002 when there is no such file, -32603 when it is a directory. */
  read(path: string): Buffer {
    const bytes = this.#files.get(path)
    if (bytes) return bytes
    throw this.#folders.has(path) ? new Refusal(-32603, `${path} is a directory`) : missing(path)
  }

  write(path: string, bytes: Buffer): void {
    if (this.#folders.has(path)) throw new Refusal(-32603, `${path} is a directory`)
    for (const parent of parentsOf(path)) {
      if (this.#files.has(parent)) throw new Refusal(-32603, `${parent} is a file`)
      this.#folders.add(parent)
    }
    this.#files.set(path, bytes)
  }

  delete(path: string): void {
    if (this.#folders.has(path)) throw new Refusal(-32603, `${path} is a directory`)
    if (!this.#files.delete(path)) throw missing(path)
  }

  rename(from: string, to: string): void {
    const bytes = this.read(from)
    if (this.#files.has(to) && from !== to) throw new Refusal(-32003, `${to} exists`)
    this.write(to, bytes)
    if (from !== to) this.#files.delete(from)
  }

  kindOf(path: string): 'file' | 'dir' | undefined {
    if (this.#files.has(path)) return 'file'
    return this.#folders.has(path) ? 'dir' : undefined
  }

  list(path: string): Entry[] {
    const kind = this.kindOf(path)
    if (kind === undefined) throw missing(path)
    if (kind === 'file') throw new Refusal(-32603, `${path} is not a directory`)
    const within = path === '' ? '' : `${path}/`
    return [
      ...childrenOf(this.#folders, within).map((name) => ({ path: name, kind: 'dir' as const })),
      ...childrenOf(this.#files.keys(), within).map((name) => ({
        path: name,
        kind: 'file' as const,
      })),
    ]
  }

  /** Every file under a path, which may itself be a file, in order of its path. */
  under(path: string): [string, Buffer][] {
    if (this.kindOf(path) === undefined) throw missing(path)
    const inside = ([file]: [string, Buffer]) =>
      path === '' || file === path || file.startsWith(`${path}/`)
    return [...this.#files].filter(inside).sort(([a], [b]) => (a < b ? -1 : 1))
  }

  /** The project as a configuration would write it. */
  spell(): Record<string, FileSpelling> {
    return Object.fromEntries(this.under('').map(([path, bytes]) => [path, spellingOf(bytes)]))
  }
}

/** The bytes of a file as a configuration writes it. */
export function bytesOf(spelling: FileSpelling): Buffer {
  return typeof spelling === 'string'
    ? Buffer.from(spelling)
    : Buffer.from(spelling.base64, 'base64')
}

/** How a configuration writes the bytes of a file. */
export function spellingOf(bytes: Buffer): FileSpelling {
  return isUtf8(bytes) ? bytes.toString('utf8') : { base64: bytes.toString('base64') }
}

const missing = (path: string) => new Refusal(-32002, `${path || '.'} does not exist`)

function parentsOf(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, i) => names.slice(0, i + 1).join('/'))
}

function childrenOf(paths: Iterable<string>, within: string): string[] {
  return [...paths]
    .filter(
      (path) => path !== '' && path.startsWith(within) && !path.slice(within.length).includes('/'),
    )
    .map((path) => path.slice(within.length))
    .sort()
}
