import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import type { Place } from '../project/path.ts'
import type { Project } from '../project/project.ts'

/** What a place outside of the project begins with, so that it is distinguished from one inside. */
const OUTSIDE = '\0outside'

/** What links lead to. */
export interface Leak {
  reads?: boolean
  changes?: boolean
  /** Which links are followed: by their place, their target and the path; all when left out. */
  follows?: (link: Place, target: string, path: string) => boolean
}

/** A project whose links lead anywhere: what they name outside of it is read, or changed, as if it were inside. */
export function leakyProject(project: Project, leak: Leak): Project {
  const { reads, changes } = leak
  return {
    ...project,
    locate: (path, last) => placeOutside(project, path, leak) ?? project.locate(path, last),
    find: async (place) => {
      if (!isOutside(place)) return project.find(place)
      const stats = statSync(pathOf(place), { throwIfNoEntry: false })
      return stats && { kind: stats.isDirectory() ? 'dir' : 'file', size: stats.size }
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

/** Where the operating system ends up that follows the links of a path which lead out of the project. */
function placeOutside(
  project: Project,
  path: string,
  { follows = () => true }: Leak,
): Place | undefined {
  const names = path.split('/')
  const ends = names.map((_, i) => names.slice(0, i + 1))
  const end = ends.find((place) => leadsOut(project, place))
  const target = end && project.linkAt(end)
  if (!end || target === undefined || !follows(end, target, path)) return undefined
  return [OUTSIDE, [outerTarget(project, end), ...names.slice(end.length)].join('/')]
}

const leadsOut = (project: Project, place: Place) => outerTarget(project, place) !== undefined

/** What a link, or the link that it leads to, names outside of the project. */
function outerTarget(project: Project, place: Place): string | undefined {
  const target = linkAt(project, place)
  if (target === undefined || target.startsWith('/')) return target
  if (target.startsWith('..')) return posix.normalize(`/${target}`)
  return outerTarget(project, [...place.slice(0, -1), ...target.split('/')])
}

function linkAt(project: Project, place: Place): string | undefined {
  try {
    return project.linkAt(place)
  } catch {
    return undefined
  }
}

const isOutside = (place: Place) => place[0] === OUTSIDE
const pathOf = (place: Place) => place[1] ?? ''
const inside = (place: Place): Place => (isOutside(place) ? [basename(pathOf(place))] : place)
