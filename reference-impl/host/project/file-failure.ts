/** What can be wrong with what a tool asks of the project. */
export type FileFailureKind =
  | 'not-a-path'
  | 'outside'
  | 'missing'
  | 'wrong-kind'
  | 'in-the-way'
  | 'too-large'
  | 'not-base64'
  | 'not-a-pattern'
  | 'system'

/**
 * The project cannot do what it is asked to; the message is for the tool and names no place of the host.
 * It is thrown by what reads and writes the project and caught where a service answers.
 * @see rfd-d11 §Error codes
 */
export class FileFailure extends Error {
  readonly kind: FileFailureKind
  readonly data: unknown

  constructor(kind: FileFailureKind, message: string, data?: unknown) {
    super(message)
    this.kind = kind
    this.data = data
  }
}
