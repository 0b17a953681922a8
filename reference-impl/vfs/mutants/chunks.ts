/** A chunk without the line that begins in it, where it ends another. */
export const upToLastLine = (chunk: Buffer) =>
  chunk.includes('\n') ? chunk.subarray(0, chunk.lastIndexOf('\n') + 1) : chunk

/** A chunk without what follows its first line. */
export const upToFirstLine = (chunk: Buffer) =>
  chunk.includes('\n') ? chunk.subarray(0, chunk.indexOf('\n') + 1) : chunk

type Push = (chunk: Buffer) => void

/** Reads with one reader up to the chunk in which `init` ends, and then with another: how much arrives with `init` may be chance. */
export function untilInit(first: Push, then: Push): Push {
  let begun = false
  return (chunk) => {
    const push = begun ? then : first
    begun ||= chunk.includes('\n')
    push(chunk)
  }
}
