import type { Policy } from '../../../spec/generated/messages/driver.ts'
import { FileFailure } from '../project/file-failure.ts'
import { isWithin, type Place, pathOf, placeOf } from '../project/path.ts'
import type { Decision } from '../service.ts'
import { sensitiveName } from './sensitive.ts'

type Filesystem = Policy['filesystem']

/** Everything in the project may be read, but for sensitive paths, which somebody has to open. */
export function decideReading(_: Filesystem, path: string): Decision {
  const place = placeNamed(path)
  return place ? (askedAsSensitive(place, 'read') ?? ALLOWED) : ALLOWED
}

/** What is writable is writable below the entries of `allow`; elsewhere somebody has to agree. */
export function decideWriting(filesystem: Filesystem, path: string): Decision {
  const place = placeNamed(path)
  if (!place) return ALLOWED
  if (filesystem?.writable !== true) return readOnly(place)
  const isCovered = (filesystem.allow ?? []).some((entry) => covers(entry, place))
  return askedAsSensitive(place, 'change') ?? (isCovered ? ALLOWED : uncovered(place))
}

const ALLOWED: Decision = { decision: 'allow' }

/** What is no path of the project is left to the path rules: whatever is decided here, it leads nowhere. */
function placeNamed(path: string): Place | undefined {
  try {
    return placeOf(path)
  } catch (error) {
    if (error instanceof FileFailure) return undefined
    throw error
  }
}

/** An entry that is no path of the project covers nothing. */
function covers(entry: string, place: Place): boolean {
  const prefix = placeNamed(entry)
  return prefix !== undefined && isWithin(place, prefix)
}

const readOnly = (place: Place): Decision => ({
  decision: 'refuse',
  because: `${pathOf(place)} cannot be changed: the project is read-only for this tool`,
})

const uncovered = (place: Place): Decision => ({
  decision: 'ask',
  question: `May the tool change ${pathOf(place)}?`,
  because: `${pathOf(place)} lies outside the paths that this tool may change`,
})

function askedAsSensitive(place: Place, verb: 'read' | 'change'): Decision | undefined {
  const name = sensitiveName(place)
  if (name === undefined) return undefined
  return {
    decision: 'ask',
    question: `May the tool ${verb} ${pathOf(place)}, a sensitive path?`,
    because: `${pathOf(place)} is a sensitive path`,
  }
}
