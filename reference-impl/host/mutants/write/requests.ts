import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Apply } from '../mutant.ts'
import { instead, ofMethod } from '../requests.ts'

export const onWrite = ofMethod('fs.write')

export const isBase64 = ({ encoding }: JsonObject): boolean => encoding === 'base64'

/** The bytes that a content of a request or a result stands for. */
export const bytesIn = (content: JsonObject): Buffer =>
  Buffer.from(String(content.content), isBase64(content) ? 'base64' : 'utf8')

/** The same params with other bytes. */
export const withBytes = ({ path }: JsonObject, bytes: Buffer): JsonObject => ({
  ...{ path, encoding: 'base64' },
  content: bytes.toString('base64'),
})

/** Stores other text. */
export const onText = (change: (content: string) => string): Apply => onTextAt(change)

/** Stores other text, depending on where. */
export const onTextAt = (change: (content: string, path: string) => string): Apply =>
  instead('fs.write', (params, plainly) =>
    plainly(
      params.encoding === undefined
        ? { ...params, content: change(String(params.content), String(params.path)) }
        : params,
    ),
  )

/** Stores other bytes where they come as base64. */
export const onBytes = (change: (bytes: Buffer) => Buffer): Apply =>
  instead('fs.write', (params, plainly) =>
    plainly(isBase64(params) ? withBytes(params, change(bytesIn(params))) : params),
  )

/** Writes something before it looks at the params of a request: nothing where these are `undefined`. */
export const writesEarly =
  (early: (params: JsonObject) => JsonObject | undefined): Apply =>
  (parts) => ({
    ...parts,
    around: (serve) => async (method, params, signal) => {
      const around = { ...parts.serviceContext, fileBytes: parts.limits.fileBytes, signal }
      const first = method === 'fs.write' ? early((params ?? {}) as JsonObject) : undefined
      if (first) await parts.services['fs.write']?.(first, around)
      return parts.around(serve)(method, params, signal)
    },
  })
