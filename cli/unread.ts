const waiting = new Set<() => void>()

/** Asks to be notified when nobody reads our output any more; what it answers with takes that back. */
export function whenUnread(report: () => void): () => void {
  waiting.add(report)
  return () => waiting.delete(report)
}

/** Notifies whoever asked that nobody reads our output any more; answers whether somebody did. */
export function notifyUnread(): boolean {
  for (const report of waiting) report()
  return waiting.size > 0
}

/** Prints on stdout; resolves to whether that could be done, or nobody reads it any more. */
export function printed(text: string): Promise<boolean> {
  return new Promise((resolve) =>
    process.stdout.write(text, (error) => resolve(!error || isUnread(error))),
  )
}

/** Whoever read our output has seen enough, or closed the terminal. */
export const isUnread = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'EPIPE' || code === 'EIO'
