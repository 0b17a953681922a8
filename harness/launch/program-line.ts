import type { Reply } from '../exchange.ts'
import type { OpenRequest } from './open-requests.ts'

/** What was seen beside the answers. */
export interface Anomalies {
  /** Lines that answer nothing. */
  unasked: number
  /** Ends of the process while nothing was open and its input was. */
  leftEarly: number
  starts: number
}

/** One line on its way; its key is its id as JSON, which a line that cannot be read has not. */
export interface Line extends OpenRequest {
  text: string
  /** It is asked with nothing else open, so that what happens is its own doing. */
  alone: boolean
  resolve(reply: Reply): void
}
