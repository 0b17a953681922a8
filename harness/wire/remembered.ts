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

/** Whether what was read of a text is remembered. */
export const isShort = (text: string): boolean => text.length <= SHORT
