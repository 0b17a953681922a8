import { missing } from '../project/file-failures.ts'
import { type Place, pathOf } from '../project/path.ts'
import type { Project } from '../project/project.ts'
import type { Entry } from '../project/store.ts'

/**
 * The regular files at or below some places, each once, in order of their paths; links on the way are passed by.
 * @throws FileFailure for a place where nothing stands.
 */
export async function filesBelow(
  project: Project,
  places: readonly Place[],
  extensions?: readonly string[],
): Promise<Place[]> {
  const files = new Map<string, Place>()
  for (const place of places) await gather(project, place, await kindAt(project, place), files)
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place)
  return extensions ? sorted.filter((place) => hasExtension(place, extensions)) : sorted
}

async function kindAt(project: Project, place: Place): Promise<Entry['kind']> {
  const found = await project.find(place)
  if (!found) throw missing(place)
  return found.kind
}

async function gather(
  project: Project,
  place: Place,
  kind: Entry['kind'],
  files: Map<string, Place>,
): Promise<void> {
  if (kind === 'file') files.set(pathOf(place), place)
  if (kind !== 'dir') return
  for (const entry of await project.list(place))
    await gather(project, [...place, entry.name], entry.kind, files)
}

/** What follows the last dot; a name that begins with its only dot has no extension. */
function hasExtension(place: Place, extensions: readonly string[]): boolean {
  const name = place.at(-1) ?? ''
  const dot = name.lastIndexOf('.')
  return dot > 0 && extensions.includes(name.slice(dot + 1))
}
