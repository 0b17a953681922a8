import { lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Own } from './command.ts'
import { neededBy } from './needs.ts'
import type { Place } from './place.ts'

/** What stands at a path of the tool's file system: something of the host's, a link, or an empty directory. */
type Mount = { shows: string } | { links: string } | 'empty'

type Mounts = ReadonlyMap<string, Mount>

/**
 * The tool's file system as arguments of bubblewrap: its own files, what they need and the system's libraries, all
 * read-only; instead of the project and of the user's home there is nothing. @see rfd-d11 §Summary
 */
export function viewOf(files: readonly Own[], place: Place): string[] {
  const shown = new Map([...systemMounts(), ...directoriesFor(files, place)])
  const all = new Map([...shown, ...masksOn(shown, place)])
  const mounts = [...all, ...filesBeside(all, files)].sort(([a], [b]) => (a < b ? -1 : 1))
  const empty = mounts.flatMap(([path, mount]) => (mount === 'empty' ? [path] : []))
  return [
    ...mounts.flatMap(([path, mount]) => argumentsFor(path, mount)),
    ...['--proc', '/proc', '--dev', '/dev', '--dir', '/tmp'],
    ...[...empty, '/dev', '/'].flatMap((path) => ['--remount-ro', path]),
  ]
}

function argumentsFor(path: string, mount: Mount): string[] {
  if (mount === 'empty') return ['--tmpfs', path]
  return 'shows' in mount ? ['--ro-bind', mount.shows, path] : ['--symlink', mount.links, path]
}

/** Libraries, and the settings without which they do not start. */
function systemMounts(): [string, Mount][] {
  const settings = readdirSync('/etc').filter((name) => SETTINGS.test(name))
  return [...SYSTEM, ...settings.map((name) => join('/etc', name))].flatMap(asItStands)
}

const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store']

const SETTINGS = /^(alternatives|ld\.so\..*|localtime|java.*|perl|python3.*|node.*)$/

/** A link of the system's stays a link; what is not there is left out. */
function asItStands(path: string): [string, Mount][] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return []
  return [[path, found.isSymbolicLink() ? { links: readlinkSync(path) } : { shows: path }]]
}

/** Packages and libraries; one within the project is a part of it, and one that is the whole home is none. */
function directoriesFor(
  files: readonly Own[],
  { project, home, readable = [] }: Place,
): [string, Mount][] {
  const needed = files
    .filter(({ given, real }) => !isInSystem(given) || !isInSystem(real))
    .flatMap(neededBy)
    .filter((path) => path !== home && !(project !== undefined && isWithin(path, project)))
  return [...needed, ...readable].map((path) => [path, { shows: path }])
}

const isInSystem = (path: string): boolean => SYSTEM.some((directory) => isWithin(path, directory))

/** Hides the project and the home where something around them is shown. */
function masksOn(shown: Mounts, { project, home }: Place): [string, Mount][] {
  return [project, home].flatMap((path): [string, Mount][] =>
    path !== undefined && enclosing(shown, path) ? [[path, 'empty']] : [],
  )
}

/** The files that no directory shows anyway. */
function filesBeside(mounts: Mounts, files: readonly Own[]): Mounts {
  const wanted = files.flatMap(({ given, real }): [string, Mount][] => [
    [real, { shows: real }],
    ...(given === real ? [] : [[given, { links: real }] as [string, Mount]]),
  ])
  return new Map(wanted.filter(([path]) => isAbsent(enclosing(mounts, path))))
}

const isAbsent = (mount: Mount | undefined): boolean => mount === undefined || mount === 'empty'

/** What the innermost of the paths around this one holds. */
function enclosing(mounts: Mounts, path: string): Mount | undefined {
  const around = [...mounts].filter(([directory]) => isWithin(path, directory))
  return around.sort(([a], [b]) => b.length - a.length)[0]?.[1]
}

const isWithin = (path: string, directory: string): boolean =>
  path === directory || path.startsWith(directory.endsWith(sep) ? directory : directory + sep)
