import { FileFailure } from './file-failure.ts'
import { inTheWay, missing, wrongKind } from './file-failures.ts'
import { isWithin, type Place, pathOf } from './path.ts'
import type { Store } from './store.ts'

/**
 * What stands in the way of a change is reported before anything is touched, so that a refused one makes no directory and
 * every store refuses the same; a store still holds its own against what changes in the meantime.
 */

/** A store whose changes are refused as a whole where they cannot be made. */
export const guarded = (store: Store): Store => ({
  ...store,
  write: async (place, bytes) => {
    await refuseNonFile(store, place)
    await refuseFileAbove(store, place)
    await store.write(place, bytes)
  },
  rename: async (from, to) => {
    if (await isRefusedOrDone(store, from, to)) return
    await store.rename(from, to)
  },
})

/** Only a regular file is replaced. */
async function refuseNonFile({ find }: Store, place: Place): Promise<void> {
  const kind = (await find(place))?.kind ?? 'file'
  if (kind !== 'file') throw inTheWay(place)
}

async function refuseFileAbove({ find }: Store, place: Place): Promise<void> {
  for (let depth = place.length - 1; depth > 0; depth--) {
    const found = await find(place.slice(0, depth))
    if (found?.kind === 'dir') return
    if (found) throw wrongKind(place.slice(0, depth), 'a directory')
  }
}

/** @returns whether nothing is left to do, as the place is to keep its name. */
async function isRefusedOrDone(store: Store, from: Place, to: Place): Promise<boolean> {
  const [source, target] = [await store.find(from), await store.find(to)]
  if (!source) throw missing(from)
  if (isWithin(to, from) && from.length === to.length) return true
  if (isWithin(to, from)) throw intoItself(from)
  if (target && (target.kind === 'dir' || source.kind === 'dir')) throw inTheWay(to)
  await refuseFileAbove(store, to)
  return false
}

const intoItself = (place: Place): FileFailure =>
  new FileFailure('wrong-kind', `${pathOf(place)} cannot be moved into itself`)
