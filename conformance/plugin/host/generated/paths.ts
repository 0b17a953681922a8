import { isObject } from '../../../../harness/wire/json.ts'
import { NO_SETTING } from '../script.ts'

/** Paths of settings: those that lead to something, and those that lead to nothing. */
export interface Paths {
  known: readonly string[]
  unknown: readonly string[]
}

/** How many paths are drawn from. */
const MOST = 60

/** The paths of a configuration, and others beside them; names with a dot lead nowhere. */
export function pathsIn(config: unknown): Paths {
  const all = settingsIn(config, []).slice(0, MOST)
  const known = all.map(({ path }) => path)
  const beside = all.flatMap(({ path, isPlain }) => [
    ...(isPlain ? ['more', 'length', 'constructor'].map((name) => `${path}.${name}`) : []),
    ...[path.toUpperCase(), inCapitals(path)],
  ])
  return {
    known,
    unknown: [NO_SETTING, ...beside.filter((path) => settingAt(config, path) === undefined)],
  }
}

/** A path with its last name in capitals. */
const inCapitals = (path: string): string => path.replace(/[^.]*$/, (name) => name.toUpperCase())

function settingsIn(
  value: unknown,
  names: readonly string[],
): { path: string; isPlain: boolean }[] {
  const own = names.length > 0 ? [{ path: names.join('.'), isPlain: !isObject(value) }] : []
  if (!isObject(value)) return own
  const inner = Object.entries(value).filter(([name]) => name !== '' && !name.includes('.'))
  return [...own, ...inner.flatMap(([name, each]) => settingsIn(each, [...names, name]))]
}

/** What a path leads to; undefined: to nothing. */
export const settingAt = (config: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      config,
    )
