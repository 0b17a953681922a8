import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Place } from '../project/path.ts'
import type { Project } from '../project/project.ts'

/** What a place outside of the project begins with, so that it is distinguished from one inside. */
const OUTSIDE = '\0outside'

/** A project whose links lead anywhere: what they name outside of it is read, or changed, as if it were inside. */
export function leakyProject(
  project: Project,
  { reads, changes }: { reads: boolean; changes: boolean },
): Project {
  return {
    ...project,
    locate: (path, last) => placeOutside(project, path) ?? project.locate(path, last),
    find: async (place) => {
      if (!isOutside(place)) return project.find(place)
      const { size } = statSync(pathOf(place))
      return { kind: 'file', size }
    },
    read: async (place, atMost) =>
      isOutside(place) && reads ? readFileSync(pathOf(place)) : project.read(inside(place), atMost),
    list: async (place) =>
      isOutside(place) && reads
        ? readdirSync(pathOf(place)).map((name) => ({ name, kind: 'file' as const }))
        : project.list(inside(place)),
    write: async (place, bytes) =>
      isOutside(place) && changes
        ? writeFileSync(pathOf(place), bytes)
        : project.write(inside(place), bytes),
    remove: async (place) =>
      isOutside(place) && changes ? rmSync(pathOf(place)) : project.remove(inside(place)),
  }
}

/** Where the operating system ends up that follows the first link of a path. */
function placeOutside(project: Project, path: string): Place | undefined {
  const names = path.split('/')
  const ends = names.map((_, i) => names.slice(0, i + 1))
  const end = ends.find((place) => project.linkAt(place)?.startsWith('/'))
  if (!end) return undefined
  return [OUTSIDE, [project.linkAt(end), ...names.slice(end.length)].join('/')]
}

const isOutside = (place: Place) => place[0] === OUTSIDE
const pathOf = (place: Place) => place[1] ?? ''
const inside = (place: Place): Place => (isOutside(place) ? [basename(pathOf(place))] : place)
