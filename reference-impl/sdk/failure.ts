/** What a tool throws to end with an error of its own words. */
export class Failure extends Error {
  /** What led to it, innermost first; empty where the message states all. */
  readonly trace: readonly string[]
  /** Whether the same call may succeed later. */
  readonly transient: boolean

  constructor(message: string, { trace = [], transient = false }: Partial<Reason> = {}) {
    super(message)
    this.trace = trace
    this.transient = transient
  }
}

/** The host refused a call. @see rfd-d11 §Error codes */
export class HostError extends Failure {
  readonly error: ErrorObject

  constructor(error: ErrorObject) {
    super(error.message, { transient: error.code === TIMEOUT })
    this.error = error
  }
}

/** The host of a plugin answered a request with `error`. @see rfd072 §Error Handling */
export class Refused extends Failure {
  /** Type of the request. */
  readonly request: string

  constructor(request: string, message: unknown) {
    super(typeof message === 'string' ? message : `the host refuses ${request}`)
    this.request = request
  }
}

/** Why a tool failed, as every protocol states it. */
export interface Reason {
  message: string
  trace: readonly string[]
  transient: boolean
}

/** An error of JSON-RPC. */
export interface ErrorObject {
  code: number
  message: string
  data?: unknown
}

const TIMEOUT = -32004

/** The reason in whatever was thrown; what is no `Failure` is a defect, whose stack is its trace. */
export function reasonOf(thrown: unknown): Reason {
  if (thrown instanceof Failure) {
    const { message, trace, transient } = thrown
    return { message, trace, transient }
  }
  if (!(thrown instanceof Error)) return { message: String(thrown), trace: [], transient: false }
  const [, ...stack] = (thrown.stack ?? '').split('\n').map((line) => line.trim())
  return { message: thrown.message, trace: stack, transient: false }
}
