/** A chunk without the line that begins in it, where it ends another. */
export const upToLastLine = (chunk: Buffer) =>
  chunk.includes('\n') ? chunk.subarray(0, chunk.lastIndexOf('\n') + 1) : chunk

/** A chunk without what follows its first line. */
export const upToFirstLine = (chunk: Buffer) =>
  chunk.includes('\n') ? chunk.subarray(0, chunk.indexOf('\n') + 1) : chunk

type Push = (chunk: Buffer) => void

/** Leaves `init` to a sound reader: how much of it arrives at once is chance. */
export function afterInit(sound: Push, unsound: Push): Push {
  let begun = false
  return (chunk) => {
    const push = begun ? unsound : sound
    begun ||= chunk.includes('\n')
    push(chunk)
  }
}
