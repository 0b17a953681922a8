const waiting = new Set<() => void>()

/** Asks to be told when nobody reads our output any more; what it answers with takes that back. */
export function whenUnread(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/** Tells whoever asked that nobody reads our output any more; answers whether somebody did. */
export function tellUnread(): boolean {
  for (const tell of waiting) tell()
  return waiting.size > 0
}
