/** One HTTP request to a plugin that serves. */
export interface VisitRequest {
  method: string
  /** Path and query. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** The response does not end by itself. */
  stream: boolean
  /** Whether what has come of a body is what the case expects. */
  fits(body: string): boolean
}

/** What is done at the address where a plugin serves. */
export interface VisitPlan {
  /** The address, with a port. */
  url: string
  requests: readonly VisitRequest[]
  /** `open`: the plugin is asked to end while responses are awaited. `twice`: streams have two consumers. */
  how?: 'open' | 'twice'
  /** Milliseconds that a response may take, that a plugin has to end, and between two attempts to connect. */
  responseMs: number
  graceMs: number
  pauseMs: number
}
