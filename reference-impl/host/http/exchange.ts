import type { HttpHeader } from '../../../spec/generated/messages/vfs.ts'

/** A header as it is sent; `secret` when the value of a variable is in it. */
export type Header = HttpHeader & { secret: boolean }

/** A request as it leaves the host. */
export interface Exchange {
  method: 'GET' | 'POST'
  url: URL
  headers: readonly Header[]
  /** Absent where nothing is sent. */
  body?: string
}

/** What a server answers; names of headers in lower case. */
export interface Received {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Why there is no answer; `because` holds nothing that was sent. */
export interface Failure {
  failed: 'cancelled' | 'timeout' | 'too large' | 'invalid' | 'unreachable'
  because: string
}
