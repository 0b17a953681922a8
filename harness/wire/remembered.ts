/** What bounds the memory that remembered texts take: characters of one, and how many. */
const [SHORT, MOST] = [1_000, 1_000]

/**
 * Reads short texts once: the same ones occur in session after session. Long ones are read each time that they are asked
 * for. What is read is not to be changed.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!isShort(text)) return read(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    if (known.size === MOST) known.clear()
    known.set(text, value)
    return value
  }
}

/** Computes something of an object once, and keeps it for no longer than the object. What is computed is not to be changed. */
export function computedOnce<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}

/** Whether what was read of a text is remembered. */
export const isShort = (text: string): boolean => text.length <= SHORT
