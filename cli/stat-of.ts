import { type Stats, statSync } from 'node:fs'

/** What stands at a path; nothing too when we may not look, since nobody can see the difference there. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
