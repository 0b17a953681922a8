import { lstatSync, renameSync, unlinkSync } from 'node:fs'
import { wrongKind } from './file-failures.ts'
import { inDirectory } from './handle.ts'
import type { Place } from './path.ts'

/** Removes a name that stands for no directory. */
export function removeIn(root: string, place: Place): void {
  inDirectory(root, place.slice(0, -1), ({ at }) => {
    const path = at(place.at(-1) ?? '.')
    if (lstatSync(path).isDirectory()) throw wrongKind(place, 'a file')
    unlinkSync(path)
  })
}

/** Moves a name between two directories that are both held open; those missing above the new one are made. */
export function renameIn(root: string, from: Place, to: Place): void {
  inDirectory(root, from.slice(0, -1), (source) =>
    inDirectory(
      root,
      to.slice(0, -1),
      (target) => renameSync(source.at(from.at(-1) ?? '.'), target.at(to.at(-1) ?? '.')),
      'make',
    ),
  )
}
