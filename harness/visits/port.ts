/** What stands for a free port. */
export const PORT = '{port}'

/** A value in which a port stands for `{port}` in every text; in settings, which the names given lead to, as a number where nothing else stands there. */
export function withPort<T>(value: T, port: number, settings: readonly string[] = []): T {
  const put = (its: unknown, isSetting: boolean): unknown => {
    if (its === PORT && isSetting) return port
    if (typeof its === 'string') return its.replaceAll(PORT, String(port))
    return mapped(its, (each, name) => put(each, isSetting || settings.includes(name)))
  }
  return put(value, false) as T
}

/**
 * A value in which `{port}` stands for a port, so that sessions with different ports compare; its digits within a longer
 * number, as in an id, are not the port.
 */
export function withoutPort(value: unknown, port: number | undefined): unknown {
  if (port === undefined) return value
  const digits = new RegExp(`(?<!\\d)${port}(?!\\d)`, 'g')
  const without = (its: unknown): unknown => {
    if (its === port) return PORT
    if (typeof its === 'string') return its.replaceAll(digits, PORT)
    return mapped(its, without)
  }
  return without(value)
}

/** Changes the members of an object, or the elements of a list. */
function mapped(value: unknown, change: (value: unknown, name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => change(each, ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, its]) => [name, change(its, name)]))
}
