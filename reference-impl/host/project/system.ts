import { FileFailure } from './file-failure.ts'
import { inTheWay, missing, wrongKind } from './file-failures.ts'
import { type Place, pathOf } from './path.ts'

/** What errors of the file system mean to a tool; nothing stands below what is no directory. */
const MEANINGS: Readonly<Record<string, (place: Place) => FileFailure>> = {
  ENOENT: missing,
  ENOTDIR: missing,
  EEXIST: inTheWay,
  EISDIR: inTheWay,
  ENOTEMPTY: inTheWay,
  ELOOP: (place) => wrongKind(place, 'a file'),
  ENXIO: (place) => wrongKind(place, 'a file'),
}

/**
 * Does something with the file system, whose errors become failures that name the place and no path of the host.
 * @throws FileFailure
 */
export function checks<T>(place: Place, ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    throw failureFrom(error, place)
  }
}

function failureFrom(error: unknown, place: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof FileFailure || !/^E[A-Z0-9]+$/.test(code)) return error
  const meaning = MEANINGS[code]
  return meaning
    ? meaning(place)
    : new FileFailure('system', `The file system fails at ${pathOf(place)} with ${code}`, { code })
}
