import { fstatSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { canOpenPipes } from '../launch/fifos.ts'

/** Where bytes come from: reports each piece, whose memory the next one takes. */
export type Source = (report: (piece: Buffer) => void) => Readable

/** Where bytes go: a stream, and the pipe behind it that never blocks, where there is one. */
export interface Sink {
  stream: Writable
  pipe?: number
}

/** What a pipe gives at once. */
const PIECE = 64 * 1024

/** Reads a pipe into the same memory again and again: memory for each piece costs more than all else that is done with it. */
export const sourceFrom =
  (fd: number): Source =>
  (report) => {
    const callback = (size: number, buffer: Uint8Array) => {
      report((buffer as Buffer).subarray(0, size))
      return true
    }
    const onread = { buffer: Buffer.allocUnsafeSlow(PIECE), callback }
    return new Socket({ fd, readable: true, writable: false, onread })
  }

/** Reads any stream. */
export const sourceOf =
  (stream: Readable): Source =>
  (report) =>
    stream.on('data', report)

/** A socket makes its pipe one that never blocks. */
export const sinkTo = (pipe: number): Sink => ({
  stream: new Socket({ fd: pipe, readable: false, writable: true }),
  ...(canOpenPipes && { pipe }),
})

/** Our own stdin and stdout. Node never closes its own stream of a stdout, whose end the host must see. */
export const ownEnds = (): { input: Source; output: Sink } => ({
  input: isPipe(0) ? sourceFrom(0) : sourceOf(process.stdin),
  output: isPipe(1) ? sinkTo(1) : { stream: process.stdout },
})

function isPipe(fd: number): boolean {
  const stat = fstatSync(fd)
  return stat.isFIFO() || stat.isSocket()
}

/** Writes bytes; answers whether there is room for more. What a pipe takes at once needs no stream, which costs twice as much. */
export function write({ stream, pipe }: Sink, piece: Buffer): boolean {
  const taken = pipe === undefined || stream.writableLength > 0 ? 0 : takenAtOnce(pipe, piece)
  return taken === piece.length || stream.write(Buffer.from(piece.subarray(taken)))
}

/** Whatever a pipe refuses, it refuses the stream too, which reports it. */
function takenAtOnce(pipe: number, piece: Buffer): number {
  try {
    return writeSync(pipe, piece)
  } catch {
    return 0
  }
}
