import type { FileSet } from '../../../spec/generated/messages/driver.ts'
import { guarded } from './changes.ts'
import { followLinks } from './links.ts'
import { type Place, placeOf } from './path.ts'
import { filesIn } from './snapshot.ts'
import type { Store } from './store.ts'

/** The files that tools work on. @see rfd-d11 §Filesystem methods */
export interface Project extends Store {
  /**
   * The place that a path leads to once links are followed; `keep` leaves a link at its end alone.
   * @throws FileFailure for what is no path of the project, or leaves it by a link.
   */
  locate: (path: string, last?: 'follow' | 'keep') => Place
  /** All files as they stand, with links and empty directories. */
  files: () => Promise<FileSet>
}

/** The project that a store holds. */
export const projectOn = (store: Store): Project => ({
  ...guarded(store),
  locate: (path, last = 'follow') => followLinks(placeOf(path), store.linkAt, last),
  files: () => filesIn(store),
})
