/** The error codes of the VFS protocol. @see rfd-d11 §Error codes */
export const codes = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  accessDenied: -32001,
  notFound: -32002,
  alreadyExists: -32003,
  timeout: -32004,
  cancelled: -32005,
} as const

/** A request that the scripted host answers with an error. */
export class Refusal extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
