import type { Conversation, Request } from '../../harness/conversation.ts'
import { isObject } from '../../harness/wire/json.ts'
import { rulesFor } from '../check.ts'
import { broken, type Finding, kept } from '../finding.ts'

/** What a tool makes of content that it has read. @see rfd-d11 §fs.read */
export const readRules = rulesFor('tool')({
  verifies: 'vfs.read.tool-decodes-base64',
  title: 'decodes base64 content, and only when it is said to be base64',
  toExercise:
    'Add a case that copies a binary file, and one that copies a text file that looks like base64.',
  judge: decodesWhatItIsTold,
})

/** A content that came from a read and went into a later write, or did not. */
function decodesWhatItIsTold(c: Conversation): Finding[] {
  const writes = c.requests.filter(({ method }) => method === 'fs.write')
  return readsOf(c).flatMap((read) => writes.flatMap((write) => judgePair(read, write)))
}

/** One answer to `fs.read`. */
export interface Read {
  path: string
  content: string
  base64: boolean
}

/** The answers to `fs.read` that a conversation holds. */
export function readsOf({ requests }: Conversation): Read[] {
  return requests.flatMap(({ method, params, answer }) => {
    const result = answer?.message.result
    if (method !== 'fs.read' || !isObject(result) || typeof result.content !== 'string') return []
    const path = isObject(params) ? String(params.path) : ''
    return [{ path, content: result.content, base64: result.encoding === 'base64' }]
  })
}

function judgePair(read: Read, { params, line }: Request): Finding[] {
  if (!isObject(params) || typeof params.content !== 'string' || read.content === '') return []
  const expected = 'base64 is decoded when encoding says so, and text is taken as it is'
  const asText = params.encoding === undefined
  if (read.base64)
    return asText && params.content === read.content
      ? [broken(expected, `wrote the base64 text of ${read.path} instead of its bytes`, line.index)]
      : sameBytes(read, params.content, !asText)
  if (!looksLikeBase64(read.content)) return []
  const decoded = Buffer.from(read.content, 'base64')
  if (bytesOf(params.content, !asText).equals(decoded))
    return [
      broken(
        expected,
        `decoded the text of ${read.path}, which was not said to be base64`,
        line.index,
      ),
    ]
  return params.content === read.content ? [kept()] : []
}

const sameBytes = (read: Read, content: string, base64: boolean): Finding[] =>
  bytesOf(content, base64).equals(bytesOf(read.content, true)) ? [kept()] : []

const bytesOf = (content: string, base64: boolean) =>
  Buffer.from(content, base64 ? 'base64' : 'utf8')
const looksLikeBase64 = (text: string) =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)
