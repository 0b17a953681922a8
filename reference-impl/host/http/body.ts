import { isUtf8 } from 'node:buffer'
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib'
import type { HttpResponse } from '../../../spec/generated/messages/vfs.ts'
import type { Failure, Received } from './exchange.ts'

/** A body that is text comes as it is, another in base64. @see rfd-d11 §http.get */
export const contentOf = (bytes: Buffer): Omit<HttpResponse, 'status'> =>
  isUtf8(bytes)
    ? { body: bytes.toString('utf8') }
    : { body: bytes.toString('base64'), encoding: 'base64' }

/**
 * The body without its content encodings, so that a secret which the server echoes cannot hide in them. What is in an
 * encoding that is not known stays as it is.
 */
export async function decoded(
  { headers, body }: Received,
  bodyBytes: number,
): Promise<Buffer | Failure> {
  const encodings = (headers['content-encoding'] ?? '').toLowerCase().split(',')
  let bytes = body
  for (const name of encodings.map((e) => e.trim()).reverse()) {
    if (name === '' || name === 'identity') continue
    if (bytes.length === 0) return bytes
    const decode = DECODERS.get(name)
    if (!decode) return bytes
    try {
      bytes = await decode(bytes, { maxOutputLength: bodyBytes })
    } catch (error) {
      return whyNot(error as NodeJS.ErrnoException, bodyBytes)
    }
  }
  return bytes
}

type Limit = { maxOutputLength: number }

type Decode = (bytes: Buffer, limit: Limit) => Promise<Buffer>

type Decompress = (
  bytes: Buffer,
  limit: Limit,
  done: (error: Error | null, bytes: Buffer) => void,
) => void

const by =
  (decompress: Decompress): Decode =>
  (bytes, limit) =>
    new Promise((resolve, reject) =>
      decompress(bytes, limit, (error, plain) => (error ? reject(error) : resolve(plain))),
    )

const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['gzip', by(gunzip)],
  ['x-gzip', by(gunzip)],
  ['deflate', by(inflate)],
  ['br', by(brotliDecompress)],
  ['zstd', by(zstdDecompress)],
])

function whyNot({ code }: NodeJS.ErrnoException, bodyBytes: number): Failure {
  return code === 'ERR_BUFFER_TOO_LARGE'
    ? { failed: 'too large', because: `its body is larger than ${bodyBytes} bytes` }
    : { failed: 'unreachable', because: 'its content encoding is broken' }
}
