import { whyUnreadable } from './unreadable.ts'

/** A file, or stdout, that could not be written while the command ran: the machine's failure, not one of the suite. */
export class Unwritten extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be written: ${whyUnwritable(cause)}.`)
  }
}

const whyUnwritable = (cause: unknown): string =>
  (cause as NodeJS.ErrnoException).code === 'ENOENT'
    ? 'its directory is gone'
    : whyUnreadable(cause)

/** What could not be written in a run that goes on all the same; each sentence is printed once, as soon as it is known. */
export interface Losses {
  /** Runs what writes; answers whether it could. */
  attempt(what: string, write: () => void): boolean
  /** Whether there is any. */
  any(): boolean
}

/** Collects losses, and prints each with `print`. */
export function lossesTo(print: (line: string) => void): Losses {
  const known = new Set<string>()
  return {
    attempt(what, write) {
      try {
        write()
        return true
      } catch (error) {
        const { message } = error instanceof Unwritten ? error : new Unwritten(what, error)
        if (!known.has(message)) print(`jp-conformance: ${message}\n`)
        known.add(message)
        return false
      }
    },
    any: () => known.size > 0,
  }
}
