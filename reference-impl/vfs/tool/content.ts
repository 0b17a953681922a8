import { isUtf8 } from 'node:buffer'

/** Bytes as the protocol spells them: text as it is, anything else in base64. @see rfd-d11 §fs.read */
export interface Content {
  content: string
  encoding?: 'base64'
}

/** The bytes that a content stands for. */
export function bytesOf({ content, encoding }: Content): Buffer {
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
}

/** How to spell bytes. @see rfd-d11 §fs.write */
export function contentOf(bytes: Buffer): Content {
  if (isUtf8(bytes)) return { content: bytes.toString('utf8') }
  return { content: bytes.toString('base64'), encoding: 'base64' }
}
