/** Keeps the end of what it is given. */
export interface Tail {
  push(chunk: Buffer): void
  text(): string
}

/** Keeps at least the last `bytes` bytes, and at most that and one chunk more. */
export function tail(bytes: number): Tail {
  let pieces: Buffer[] = []
  let size = 0
  return {
    push(chunk) {
      pieces.push(chunk)
      size += chunk.length
      while (size - (pieces[0]?.length ?? size) >= bytes) size -= pieces.shift()?.length ?? 0
    },
    text() {
      pieces = [Buffer.concat(pieces).subarray(-bytes)]
      size = pieces[0]?.length ?? 0
      return pieces[0]?.toString('utf8') ?? ''
    },
  }
}
