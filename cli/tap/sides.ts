import { isTapped, OTHER_SIDE } from '../../conformance/tap/session.ts'
import type { Problem } from '../problem.ts'
import type { Found } from '../transcripts.ts'

/** Why the side that is asked for cannot be judged: only what `tap` recorded has two, and is judged by itself. */
export function unjudgedSide(stored: readonly Found[], as: string | undefined): Problem[] {
  const [first] = stored
  if (!first) return []
  const other = stored.find((each) => isTapped(each) !== isTapped(first))
  if (other) {
    const message = `${first.at} and ${other.at} cannot be judged together: one is a recording of \`tap\`.`
    return [{ message }]
  }
  return as === undefined ? [] : unknownSide(first, as)
}

function unknownSide(first: Found, as: string): Problem[] {
  const sides = [first.role, ...(isTapped(first) ? [OTHER_SIDE[first.role] ?? []].flat() : [])]
  if (sides.includes(as)) return []
  const message = `${first.at} is a session of a ${first.role}, which cannot be judged as a ${as}.`
  const hint = `jp-conformance judge --as ${sides.at(-1)} FILE`
  return [{ message, ...(sides.length > 1 && { hint }) }]
}
