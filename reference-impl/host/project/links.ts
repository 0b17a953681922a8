import { FileFailure } from './file-failure.ts'
import { isAbsolute, type Place, pathOf, split } from './path.ts'

/** Where a link at a place points as it is stored; `undefined` when no link is there. */
export type LinkAt = (place: Place) => string | undefined

/** As many links as Linux follows in one path. */
const MOST_LINKS = 40

/**
 * The place that a place leads to, with every link on the way followed by its text, the last one only if asked to.
 * Nothing outside the project is looked at, so that the answer is the same whatever stands there.
 * @throws FileFailure of kind `outside` for a link that leaves the project, or for more links than anybody means.
 */
export function followLinks(place: Place, linkAt: LinkAt, last: 'follow' | 'keep'): Place {
  let [done, ahead]: [Place, Place] = [[], place]
  for (let links = 0; ahead.length > 0; ) {
    const [name = '', ...rest] = ahead
    const here = [...done, name]
    const target = rest.length === 0 && last === 'keep' ? undefined : stepOver(name, here, linkAt)
    if (target === undefined) [done, ahead] = [name === '..' ? parentOf(done, place) : here, rest]
    else if (isAbsolute(target) || ++links > MOST_LINKS) throw outside(place)
    else ahead = [...namesIn(target), ...rest]
  }
  return done
}

const stepOver = (name: string, here: Place, linkAt: LinkAt) =>
  name === '..' ? undefined : linkAt(here)

const namesIn = (target: string): Place =>
  split(target).filter((name) => name !== '' && name !== '.')

function parentOf(done: Place, asked: Place): Place {
  if (done.length === 0) throw outside(asked)
  return done.slice(0, -1)
}

const outside = (place: Place): FileFailure =>
  new FileFailure('outside', `Access denied: ${pathOf(place)} leads out of the project`)
