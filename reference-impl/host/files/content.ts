import { isUtf8 } from 'node:buffer'
import type { FileContent, FsWriteParams } from '../../../spec/generated/messages/vfs.ts'
import { FileFailure } from '../project/file-failure.ts'

/** Bytes as the protocol spells them: text where all of them are UTF-8, base64 otherwise. @see rfd-d11 §fs.read */
export function contentOf(bytes: Buffer): FileContent {
  const size = bytes.length
  if (isUtf8(bytes)) return { content: bytes.toString('utf8'), size }
  return { content: bytes.toString('base64'), encoding: 'base64', size }
}

/**
 * The bytes that a content stands for.
 * @throws FileFailure for base64 that is not the padded standard form, and for text that UTF-8 cannot hold.
 * @see rfd-d11 §fs.write
 */
export function bytesOf({
  content,
  encoding,
}: Pick<FsWriteParams, 'content' | 'encoding'>): Buffer {
  if (encoding === 'base64') return decoded(content)
  if (!content.isWellFormed())
    throw new FileFailure('not-base64', 'The content holds half a surrogate pair, which is no text')
  return Buffer.from(content, 'utf8')
}

/** Node decodes whatever it can, so that only what it would write the same way again is taken. */
function decoded(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64') !== content)
    throw new FileFailure('not-base64', 'The content is not padded base64 of the standard alphabet')
  return bytes
}
