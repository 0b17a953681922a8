import type { Conversation, Request } from '../../../harness/conversation.ts'
import { bytesOf, type FileSpelling } from '../../../harness/peers/project.ts'
import { isObject } from '../../../harness/wire/json.ts'

/** One content that the host gave the tool. */
export interface Read {
  /** The path of the file, or the address. */
  path: string
  content: string
  base64: boolean
  /** Decodes the content, which may be long and is seldom asked for. */
  bytes: () => Buffer
}

/** One call of `fs.write`. */
export interface Write extends Read {
  request: Request
  /** What the author of the case expects of the file. */
  expected?: Buffer
}

/** The answers to `fs.read` that a conversation holds. */
export function readsOf({ requests }: Conversation): Read[] {
  return requests.flatMap(({ method, params, answer }) => {
    const path = isObject(params) ? String(params.path) : ''
    const isWhole = method === 'fs.read' && !answer?.isCut
    return isWhole ? contentOf(path, answer?.message.result) : []
  })
}

/** The answers to `http.get` and `http.post` that a conversation holds. */
export function bodiesOf({ requests }: Conversation): Read[] {
  return requests.flatMap(({ method, params, answer }) => {
    const isWhole = method.startsWith('http.') && !answer?.isCut
    const result = answer?.message.result
    if (!isWhole || !isObject(params) || !isObject(result)) return []
    return contentOf(String(params.url), { content: result.body, encoding: result.encoding })
  })
}

/** The calls of `fs.write`. */
export function writesOf({ requests, start }: Conversation): Write[] {
  const wanted: Record<string, unknown> = start.context?.expect?.files ?? {}
  return requests.flatMap((request) => {
    const { method, params, line } = request
    if (method !== 'fs.write' || !isObject(params) || line.leftOut) return []
    const path = String(params.path)
    const expected = Object.hasOwn(wanted, path) && bytesOf(wanted[path] as FileSpelling)
    return contentOf(path, params).map((write) => ({
      ...write,
      request,
      ...(expected && { expected }),
    }))
  })
}

/**
 * Whether a write is to carry what was read: a probe carries it as it is, and an author's case may expect a copy. Any
 * other tool may well be made to encode, to decode or to change it.
 */
export function isCopy({ start }: Conversation, read: Read, { expected }: Write): boolean {
  return start.context?.probe || (expected?.equals(read.bytes()) ?? false)
}

function contentOf(path: string, from: unknown): Read[] {
  if (!isObject(from) || typeof from.content !== 'string') return []
  const { content, encoding } = from
  const base64 = encoding === 'base64'
  const bytes = () => Buffer.from(content, base64 ? 'base64' : 'utf8')
  return [{ path, content, base64, bytes }]
}
