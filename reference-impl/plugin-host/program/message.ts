/** A message of either side. @see rfd072 §Protocol */
export interface Message {
  type: string
  [member: string]: unknown
}

/** A request that is answered with `error`, for that reason. @see rfd072 §Error Handling */
export class Refusal extends Error {
  /** Members of the error besides. */
  readonly members: Readonly<Record<string, unknown>>

  constructor(message: string, members: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.members = members
  }
}
