import type { JsonObject } from '../../../../harness/wire/json.ts'
import { ofMethod } from '../requests.ts'

const { onResult } = ofMethod('fs.read')

export const isText = ({ encoding }: JsonObject) => encoding === undefined

export const bytesOf = ({ content, encoding }: JsonObject) =>
  Buffer.from(String(content), encoding === 'base64' ? 'base64' : 'utf8')

/** The bytes as text, what is no text in them repaired. */
export const asRepaired = (result: JsonObject) => ({
  content: bytesOf(result).toString('utf8'),
  size: result.size,
})

export const asBase64 = (result: JsonObject) => ({
  content: bytesOf(result).toString('base64'),
  encoding: 'base64',
  size: result.size,
})

export const onText = (change: (content: string) => string) =>
  onResult((result) =>
    isText(result) ? { ...result, content: change(String(result.content)) } : result,
  )

export const onBase64 = (change: (content: string) => string) =>
  onResult((result) =>
    isText(result) ? result : { ...result, content: change(String(result.content)) },
  )

/** The bytes decoded by 64 KiB, each by itself. */
export function inPieces(bytes: Buffer): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 65_536)
    pieces.push(bytes.subarray(at, at + 65_536).toString('utf8'))
  return pieces.join('')
}

/** Takes bytes of this form for text, and repairs them. */
export const lenientFor = (form: RegExp) =>
  onResult((result) =>
    !isText(result) && form.test(bytesOf(result).toString('latin1')) ? asRepaired(result) : result,
  )
