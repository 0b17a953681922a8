import { isObject, type JsonObject } from '../wire/json.ts'

/**
 * A path in which `{directory}` stands for what the program that was run last wrote, as `pwd` does; where none was run
 * it stands for the probe's own directory. Only its host knows where a project is.
 */
export const placed = (seen: readonly JsonObject[], path: unknown): string =>
  String(path).replace('{directory}', () => lastWritten(seen) ?? '.')

/** Params with their paths placed, those in lists too. */
export const placedIn = (seen: readonly JsonObject[], params: unknown): unknown => {
  if (typeof params === 'string')
    return params.includes('{directory}') ? placed(seen, params) : params
  if (Array.isArray(params)) return params.map((each) => placedIn(seen, each))
  if (!isObject(params)) return params
  const members = Object.entries(params).map(([name, value]) => [name, placedIn(seen, value)])
  return Object.fromEntries(members)
}

function lastWritten(seen: readonly JsonObject[]): string | undefined {
  const last = seen.findLast(({ call }) => call === 'process.run')
  const { stdout } = isObject(last?.result) ? last.result : {}
  return typeof stdout === 'string' && stdout.trim() !== '' ? stdout.trim() : undefined
}
