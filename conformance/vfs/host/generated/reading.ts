import { isUtf8 } from 'node:buffer'
import type { Entry, Project } from '../../../../harness/peers/project.ts'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { isNone } from '../expected.ts'
import { mayRead, type ToolPolicy } from './access.ts'
import { type Possible, refused, result, type Wrong } from './possible.ts'

/** Where a request finds a project, and what its tool may do there. */
export interface State {
  project: Project
  policy: ToolPolicy
}

/** What `fs.read` gives. @see rfd-d11 §fs.read */
export function read({ project }: State, path: string): Possible {
  const kind = project.kindOf(path)
  if (kind === undefined) return refused('vfs.read.missing-file', -32002)
  if (kind === 'dir') return refused('vfs.read.refuses-directories')
  const bytes = project.read(path)
  const about = bytes.length === 0 ? 'vfs.read.empty-file' : kindOf(bytes)
  return result(about, 'fs.read: the file as it stands', (found) => wrongContent(found, bytes))
}

const kindOf = (bytes: Buffer) =>
  isUtf8(bytes) ? 'vfs.read.returns-whole-text' : 'vfs.read.binary-is-base64'

function wrongContent(found: JsonObject, bytes: Buffer): Wrong | undefined {
  if (typeof found.content !== 'string') return { observed: 'no content that is a text' }
  const wrong = isUtf8(bytes) ? wrongText(found, bytes.toString()) : wrongBytes(found, bytes)
  if (wrong ?? found.size === bytes.length) return wrong
  return { verifies: 'vfs.read.size-is-bytes', observed: 'another size' }
}

function wrongText({ content, encoding }: JsonObject, text: string): Wrong | undefined {
  if (!isNone(encoding))
    return { verifies: 'vfs.read.text-has-no-encoding', observed: 'a text with an encoding' }
  if (content === text) return undefined
  if (text.startsWith(String(content))) return { observed: 'only the beginning of the text' }
  return { verifies: 'vfs.read.text-is-unaltered', observed: 'another text' }
}

function wrongBytes({ content, encoding }: JsonObject, bytes: Buffer): Wrong | undefined {
  if (encoding !== 'base64') return { observed: 'bytes that are no text without their encoding' }
  if (content === bytes.toString('base64')) return undefined
  if (!Buffer.from(String(content), 'base64').equals(bytes)) return { observed: 'other bytes' }
  return { verifies: 'vfs.read.base64-alphabet', observed: 'base64 in another form' }
}

/** What `fs.exists` gives. @see rfd-d11 §fs.exists */
export function exists({ project }: State, path: string): Possible {
  const kind = project.kindOf(path)
  const about = kind ? EXISTING[kind] : 'vfs.exists.missing-path'
  const wanted = kind !== undefined
  return result(about, `fs.exists: ${wanted}`, (found) =>
    found.exists === wanted ? undefined : { observed: `exists ${JSON.stringify(found.exists)}` },
  )
}

const EXISTING = { file: 'vfs.exists.file', dir: 'vfs.exists.directory' } as const

/** What `fs.metadata` gives; the size of a directory is free. @see rfd-d11 §fs.metadata */
export function metadata({ project }: State, path: string): Possible {
  const kind = project.kindOf(path)
  if (kind === undefined) return refused('vfs.metadata.missing-path', -32002)
  const size = kind === 'file' ? project.read(path).length : undefined
  return result(DESCRIBED[kind], `fs.metadata: what a ${kind} is`, (found) => {
    if (found.kind !== kind) return { observed: 'another kind' }
    return size === undefined || found.size === size ? undefined : { observed: 'another size' }
  })
}

const DESCRIBED = { file: 'vfs.metadata.file', dir: 'vfs.metadata.directory' } as const

/** What `fs.list_dir` gives; what a tool may not read may be left out. @see rfd-d11 §fs.list_dir */
export function list({ project, policy }: State, path: string): Possible {
  const kind = project.kindOf(path)
  if (kind === undefined) return refused('vfs.list-dir.missing-path', -32002)
  if (kind === 'file') return refused('vfs.list-dir.refuses-files')
  const within = path === '' ? '' : `${path}/`
  const all = project.list(path)
  const isSure = ({ path: name }: Entry) => mayRead(policy, `${within}${name}`)
  const about = all.length > 0 ? 'vfs.list-dir.all-in-one-response' : 'vfs.list-dir.empty-directory'
  return result(about, 'fs.list_dir: the entries of the directory', ({ entries }) =>
    Array.isArray(entries)
      ? wrongEntries(entries, all, all.filter(isSure))
      : { verifies: 'vfs.list-dir.entry-shape', observed: 'entries that are no list' },
  )
}

function wrongEntries(found: unknown[], all: Entry[], sure: Entry[]): Wrong | undefined {
  const kinds = new Map(all.map(({ path, kind }) => [path, kind]))
  for (const entry of found) {
    const wrong = wrongEntry(entry, kinds)
    if (wrong) return wrong
  }
  const names = found.map((entry) => (entry as Entry).path)
  if (new Set(names).size < names.length)
    return { verifies: 'vfs.list-dir.only-children', observed: 'an entry twice' }
  const missing = sure.find(({ path }) => !names.includes(path))
  if (!missing) return undefined
  return missing.path.startsWith('.')
    ? { verifies: 'vfs.list-dir.hidden-entries', observed: 'no entry for a hidden name' }
    : { observed: 'an entry is missing' }
}

function wrongEntry(entry: unknown, kinds: ReadonlyMap<string, string>): Wrong | undefined {
  if (!isObject(entry) || typeof entry.path !== 'string')
    return { verifies: 'vfs.list-dir.entry-shape', observed: 'an entry without path' }
  const { path, kind } = entry
  const wanted = kinds.get(path)
  if (wanted !== undefined)
    return wanted === kind
      ? undefined
      : { verifies: 'vfs.list-dir.entry-shape', observed: 'an entry of another kind' }
  if (['', '.', '..'].includes(path))
    return { verifies: 'vfs.list-dir.no-dot-entries', observed: 'an entry for no child' }
  if (path.includes('/'))
    return { verifies: 'vfs.list-dir.paths-are-names', observed: 'a path with a slash' }
  return { verifies: 'vfs.list-dir.only-children', observed: 'an entry for what is not there' }
}
