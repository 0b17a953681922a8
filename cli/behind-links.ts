import { readlinkSync, realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { statOf } from './stat-of.ts'

/** As many symbolic links as Linux follows, one after the other. */
const MOST = 40

/** The file that is written to where a path leads, though nothing may stand there yet; undefined where its links lead in a circle. */
export function behindLinks(path: string, left = MOST): string | undefined {
  const at = statOf(path)
  if (at !== undefined) return at.isFile() ? realpathSync(path) : resolve(path)
  const link = linkAt(path)
  if (link === undefined) return resolve(path)
  return left === 0 ? undefined : behindLinks(resolve(dirname(path), link), left - 1)
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
