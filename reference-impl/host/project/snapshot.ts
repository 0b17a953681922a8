import { isUtf8 } from 'node:buffer'
import type { FileSet } from '../../../spec/generated/messages/driver.ts'
import { type Place, pathOf } from './path.ts'
import type { Entry, Store } from './store.ts'

type File = FileSet[string]

/** Every file of a store by path, with links and empty directories; what is neither is left out. */
export async function filesIn(store: Store): Promise<FileSet> {
  const found: [string, File][] = []
  await gather(store, [], found)
  return Object.fromEntries(found)
}

async function gather(store: Store, place: Place, found: [string, File][]): Promise<void> {
  const entries = await store.list(place)
  if (entries.length === 0 && place.length > 0) found.push([pathOf(place), { directory: true }])
  for (const entry of entries) await add(store, [...place, entry.name], entry.kind, found)
}

async function add(store: Store, place: Place, kind: Entry['kind'], found: [string, File][]) {
  if (kind === 'dir') return gather(store, place, found)
  const file = kind === 'other' ? undefined : await fileAt(store, place, kind)
  if (file !== undefined) found.push([pathOf(place), file])
}

async function fileAt(store: Store, place: Place, kind: 'file' | 'link'): Promise<File> {
  if (kind === 'link') return { link: store.linkAt(place) ?? '.' }
  const bytes = await store.read(place, Number.POSITIVE_INFINITY)
  return isUtf8(bytes) ? bytes.toString() : { base64: bytes.toString('base64') }
}
