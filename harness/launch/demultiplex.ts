/** Bytes of a header: the stream's number, three zeros, and the length of what follows. */
const HEADER = 8
const STDERR = 2

/**
 * Takes apart the stream of a container's output, in which pieces of stdout and stderr follow each other,
 * each behind a header of 8 bytes. Bytes are passed on as they come, never gathered.
 */
export function demultiplex(
  stdout: (bytes: Buffer) => void,
  stderr: (bytes: Buffer) => void,
): (chunk: Buffer) => void {
  const header = Buffer.alloc(HEADER)
  let known = 0
  let left = 0
  return (chunk) => {
    let at = 0
    while (at < chunk.length) {
      if (left === 0) {
        const taken = chunk.copy(header, known, at, at + HEADER - known)
        at += taken
        known = (known + taken) % HEADER
        if (known === 0) left = header.readUInt32BE(4)
      } else {
        const piece = chunk.subarray(at, at + left)
        at += piece.length
        left -= piece.length
        if (header[0] === STDERR) stderr(piece)
        else stdout(piece)
      }
    }
  }
}
