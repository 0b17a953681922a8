import { elementsOf, isObject } from '../../../../harness/wire/json.ts'
import { asJson, result } from '../expected.ts'
import { matchesOf } from '../grep/rows.ts'

/** The paths of the entries of a result. */
const pathsOf = (entries: readonly unknown[]) => entries.filter(isObject).map(({ path }) => path)

/** A listing in which these names are, among others. */
export const namesListed = (...names: string[]) =>
  result(`the entries ${asJson(names)}`, ({ entries }) => {
    const paths = pathsOf(elementsOf(entries))
    return !names.every((name) => paths.includes(name)) && `the entries ${asJson(paths)}`
  })

/** Matches of which some are in this file. */
export const pathFound = (path: string) =>
  result(`a match in ${asJson(path)}`, (found) => {
    const paths = pathsOf(matchesOf(found))
    return !paths.includes(path) && `matches in ${asJson(paths)}`
  })
