import type { JsonObject } from '../../../harness/wire/json.ts'
import { code, type Expected } from './expected.ts'
import type { Ask, Trial } from './trials.ts'
import { nearlyNamed, notStrings, without } from './wrong-params.ts'

/** Areas of methods that name one place of the project by `path`. */
type PathArea = 'vfs.read' | 'vfs.exists' | 'vfs.metadata' | 'vfs.list-dir' | 'vfs.delete'

/** What a method that names a place promises as all of them do. */
interface PathContract<Area extends PathArea, Missing extends string> {
  method: string
  area: Area
  /** The requirement about what is not there, and the answer. */
  missing: Missing
  answer?: Expected
  /** A file that is there, and stays. */
  file: string
  /** A path that the method takes; that of the file when left out. */
  right?: string
  /** Further paths where nothing stands. */
  nearby?: Nearby
  /** Judged beside, such as that nothing was changed. */
  more?: Pick<Trial, 'project' | 'given'>
}

/** The trials of what every method that names a place promises. @see rfd-d11 §Error codes */
export function pathContract<Area extends PathArea, Missing extends string>({
  method,
  area,
  missing,
  answer = code(-32002),
  file,
  right = file,
  nearby = { nowhere: [], belowFile: [] },
  more = {},
}: PathContract<Area, Missing>) {
  const ask = (params: JsonObject, expected: Expected): Ask => [[method, params], expected]
  const refused = (all: readonly JsonObject[]): Trial => ({
    ...more,
    asks: all.map((params) => ask(params, code(-32602))),
  })
  const absent = (...paths: string[]): Trial => ({
    asks: paths.map((path) => ask({ path }, answer)),
  })
  return {
    [`${missing}#nowhere`]: absent('nope.txt', 'nowhere/nope.txt', ...nearby.nowhere),
    [`${missing}#below-a-file`]: absent(`${file}/nope.txt`, ...nearby.belowFile),
    [`${area}.invalid-params#missing`]: refused([without({ path: right }, 'path')]),
    [`${area}.invalid-params#type`]: refused(notStrings({ path: right }, 'path')),
    [`${area}.invalid-params#other-name`]: refused(nearlyNamed({ path: right }, 'path')),
  } as Record<
    | `${Missing}#${'nowhere' | 'below-a-file'}`
    | `${Area}.invalid-params#${'missing' | 'type' | 'other-name'}`,
    Trial
  >
}

/** Paths where nothing stands, though a file of nearly that name does. */
interface Nearby {
  nowhere: readonly string[]
  belowFile: readonly string[]
}

/** Names that every object of JavaScript has, for whoever keeps files as members of one. */
const INHERITED = ['constructor', '__proto__']

/**
 * Paths that lead to a file of the root for whoever looks at its name, or at the beginning of it, alone; `inner` are
 * the ends of paths to files further down.
 */
export const nearTo = (file: string, ...inner: string[]): Nearby => ({
  nowhere: [
    ...[`nowhere/${file}`, file.replace(/\.[^.]*$/, ''), `${file}.bak`],
    ...inner,
    ...INHERITED,
  ],
  belowFile: [`${file}/nope/nope.txt`],
})
