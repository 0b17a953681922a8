import type { Place } from './path.ts'

/** What stands at a place; `other` is a device, a socket or a pipe. */
export type Kind = 'file' | 'dir' | 'link' | 'other'

/** What is known of a place; the size in bytes. */
export interface Found {
  kind: Kind
  size: number
}

/** A direct child of a directory. */
export interface Entry {
  name: string
  kind: Kind
}

/**
 * What holds a project. Every place is taken as it is: where a link stands on the way, the place is refused, also
 * when the link has only just been put there. What fails throws FileFailure.
 */
export interface Store {
  /** Directory that programs run in; absent where no file system holds the project. */
  readonly directory?: string
  /** Where the link at a place points; `undefined` when no link is there. */
  linkAt: (place: Place) => string | undefined
  find: (place: Place) => Promise<Found | undefined>
  /** The whole of a regular file; one of more than `atMost` bytes is refused without being loaded. */
  read: (place: Place, atMost: number) => Promise<Buffer>
  /** Replaces a file as a whole or creates it, with the directories above it. */
  write: (place: Place, bytes: Buffer) => Promise<void>
  /** Removes a file or a link, never a directory. */
  remove: (place: Place) => Promise<void>
  /** Moves what stands at a place; a file in the way is replaced, a directory in the way is not. */
  rename: (from: Place, to: Place) => Promise<void>
  /** The children of a directory whose names are text. */
  list: (place: Place) => Promise<Entry[]>
}
