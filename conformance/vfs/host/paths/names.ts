import { mapKeys, mapValues, objectsIn } from '../../../../harness/wire/json.ts'
import { asJson, result } from '../expected.ts'
import { matchesOf } from '../grep/rows.ts'

/** What is made of each of these places, named after what it is and the name of its place. */
export const inEach = <T>(
  what: string,
  places: Readonly<Record<string, string>>,
  of: (path: string) => T,
): Record<string, T> =>
  mapKeys(
    mapValues(places, (path) => of(path)),
    (name) => `${what} ${name}`,
  )

/** The paths of the entries of a result. */
const pathsOf = (entries: unknown) => objectsIn(entries).map(({ path }) => path)

/** A listing in which these names are, among others. */
export const namesListed = (...names: string[]) =>
  result(`the entries ${asJson(names)}`, ({ entries }) => {
    const paths = pathsOf(entries)
    return !names.every((name) => paths.includes(name)) && `the entries ${asJson(paths)}`
  })

/** Matches of which some are in this file. */
export const pathFound = (path: string) =>
  result(`a match in ${asJson(path)}`, (found) => {
    const paths = pathsOf(matchesOf(found))
    return !paths.includes(path) && `matches in ${asJson(paths)}`
  })
