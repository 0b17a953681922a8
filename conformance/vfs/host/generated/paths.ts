import { pick, type Random } from '../../../../harness/random.ts'
import { happens, weighted } from './draws.ts'
import { foldersOf, generatedPath, newFolder } from './files.ts'
import { parentOf } from './place.ts'

/** The paths that a session may name. */
export interface Paths {
  /** Those of files at the start, and those that a request may have put a file at. */
  known: string[]
  /** Those that were named before, in that order. */
  named: string[]
}

/** A path of a file, as far as is known; often one that was named just before. */
export function fileIn(random: Random, { known, named }: Paths): string {
  const last = named.slice(-RECENT)
  if (last.length > 0 && happens(random, 40)) return pick(random, last)
  return known.length > 0 ? pick(random, known) : 'a.txt'
}

const RECENT = 3

/** A path, mostly of what is there. */
export const placeIn = (random: Random, paths: Paths): string =>
  weighted<() => string>(random, [
    [12, () => fileIn(random, paths)],
    [3, () => pick(random, ['src', ...foldersOf(paths.known)])],
    [3, () => directoryNear(random, paths)],
    [2, () => freshIn(random, paths)],
    [3, () => nearFile(random, paths)],
  ])()

/** The directory of a file that was named just before, as far as there is one. */
export const directoryNear = (random: Random, paths: Paths): string =>
  parentOf(fileIn(random, paths)) || '.'

/** A path that begins as that of a file does, or ends so. */
export const nearFile = (random: Random, paths: Paths): string =>
  near(random, fileIn(random, paths))

/** A path, mostly of what is not there. */
export function freshIn(random: Random, { known }: Paths): string {
  const folders = foldersOf(known)
  return generatedPath(random, happens(random, 30) ? [...folders, newFolder(random)] : folders)
}

const near = (random: Random, path: string): string =>
  pick(random, [
    `${path}/nope.txt`,
    `${path}.bak`,
    [...path].slice(0, -1).join('') || 'nope',
    `nowhere/${path}`,
    path.slice(path.lastIndexOf('/') + 1),
  ])

/** The same place in other words. */
export function spelt(random: Random, path: string): string {
  const [top = path] = path.split('/')
  const isBelow = top !== path
  return pick(random, [
    `./${path}`,
    `.//${path}`,
    ...(isBelow ? [path.replace('/', '//'), path.replace('/', '/./'), `${top}/../${path}`] : []),
    `${path}/`,
  ])
}

/** A place out of the project. */
export const leavingIn = (random: Random, path: string): string =>
  pick(random, [`/${path}`, `../${path}`, `src/../../${path}`, `./../${path}`, `{outside}/${path}`])
