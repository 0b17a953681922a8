/** The bytes of a body: a text, bytes in base64, or a text many times over. */
export type Body = string | { base64: string } | { repeat: string; times: number }

/** What our HTTP server answers to one path, in the order in which it is asked. */
export interface Route {
  /** Path with its query, from the slash on. */
  path: string
  /** Any method when left out. */
  method?: string
  /** 200 when left out. */
  status?: number
  headers?: Record<string, string | string[]>
  body?: Body
  /** Answers with `{ method, path, headers, body }` of the request as JSON. */
  echo?: true
  /** Redirects there with `status` (302 when left out). */
  redirect?: string
  /** Milliseconds before the answer begins. */
  delay_ms?: number
  /** `headers`: never answers; `body`: sends headers and the body, and never ends; `cut`: breaks off in the body. */
  stall?: 'headers' | 'body' | 'cut'
}
