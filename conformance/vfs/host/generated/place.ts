import type { Project } from '../../../../harness/peers/project.ts'

/** How a text names a place: as the examples do; in other words for it; not within the project; or it depends on the host. */
export type Spelling = 'plain' | 'odd' | 'inner' | 'absolute' | 'leading' | 'later' | 'unclear'

/** A place of a project, by its path from the root, which is empty for the root itself. */
export interface Place {
  path: string
  spelling: Spelling
}

/** What a text names in a project. @see rfd-d11 §Filesystem methods */
export function placeOf(text: string, project: Project): Place {
  const names = text.split('/').filter((name) => name !== '' && name !== '.')
  if (text.startsWith('/')) return { path: '', spelling: 'absolute' }
  const path = collapsed(names)
  if (path === undefined) return { path: '', spelling: names[0] === '..' ? 'leading' : 'later' }
  return { path, spelling: within(text, { names, path, project }) }
}

/** A path without its components `..`; none where they lead out. */
function collapsed(names: readonly string[]): string | undefined {
  const left: string[] = []
  for (const name of names) {
    if (name !== '..') left.push(name)
    else if (left.pop() === undefined) return undefined
  }
  return left.join('/')
}

function within(
  text: string,
  { names, path, project }: { names: readonly string[]; path: string; project: Project },
): Spelling {
  const isOfDirectory = /(^|\/)\.?$/.test(text)
  if (isOfDirectory && project.kindOf(path) !== 'dir') return 'unclear'
  if (names.includes('..')) return goesThroughDirectories(names, project) ? 'inner' : 'unclear'
  return text === path && path !== '' ? 'plain' : 'odd'
}

/** Only where each `..` follows a directory do a host that collapses the text and one that goes along it agree. */
const goesThroughDirectories = (names: readonly string[], project: Project): boolean =>
  names.every(
    (name, i) => name !== '..' || project.kindOf(collapsed(names.slice(0, i)) ?? '') === 'dir',
  )

/** Whether a place is outside of the project. */
export const leaves = ({ spelling }: Place): boolean => spelling in REFUSING

/** What refuses the paths that lead out of a project. */
export const REFUSING = {
  absolute: 'vfs.paths.refuses-absolute',
  leading: 'vfs.paths.refuses-leading-escape',
  later: 'vfs.paths.refuses-later-escape',
} as const

/** The directory that a path is in. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Whether a path leads on below a file. */
export function isBelowFile(project: Project, path: string): boolean {
  const parent = parentOf(path)
  if (parent === '') return false
  return project.kindOf(parent) === 'file' || isBelowFile(project, parent)
}
