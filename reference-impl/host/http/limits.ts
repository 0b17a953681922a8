/** How much a request may take; times in milliseconds. */
export interface HttpLimits {
  /** Until a connection stands. */
  connectMs: number
  /** Until the head of the answer, and between two pieces of its body. */
  silenceMs: number
  /** For everything, redirects included. */
  wholeMs: number
  /** Largest body in bytes, once its content encoding is undone. */
  bodyBytes: number
  /** How many redirects are followed. */
  redirects: number
}

/** A server that fails to connect or goes silent is reported well before a tool gives up. @see rfd-d11 §Deadlock prevention */
export const HTTP_LIMITS: HttpLimits = {
  connectMs: 8_000,
  silenceMs: 20_000,
  wholeMs: 120_000,
  bodyBytes: 10_485_760,
  redirects: 10,
}
