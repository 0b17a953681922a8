/** A message of either side. @see rfd072 §Protocol */
export interface Message {
  type: string
  [member: string]: unknown
}

/** A request that is answered with `error`, for that reason. @see rfd072 §Error Handling */
export class Refusal extends Error {}
