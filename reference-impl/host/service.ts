import type { JsonObject } from '../../harness/wire/json.ts'

/** A JSON-RPC error as a tool receives it. */
export interface Refusal {
  code: number
  message: string
  data?: unknown
}

/** What a request is answered with. */
export type Answer = { result: unknown } | { error: Refusal }

/** What a service may use on behalf of one tool. */
export interface ServiceContext {
  /** The variables of the host's own environment. */
  env: Readonly<Record<string, string>>
  /** What the tool's policy states about what a request leads to: a link's target, a redirect, a file that is searched. */
  decide: Decide
  /** Which of those variables the tool may have put to use. */
  mayUse: MayUse
  /** Largest file in bytes that a read delivers. */
  fileBytes: number
  /** Aborted when the tool's call is over, so that nothing goes on for it. */
  signal: AbortSignal
}

/** Serves one method; its params are valid and its policy is settled when it is called. */
export type Service = (
  params: JsonObject,
  serviceContext: ServiceContext,
) => Answer | Promise<Answer>

/** Services by method. */
export type Services = Readonly<Record<string, Service>>

/** What a policy states about a request; a refusal's reason is meant for the tool, and holds where nobody can be asked. */
export type Decision =
  | { decision: 'allow' }
  | { decision: 'refuse'; because: string }
  | { decision: 'ask'; question: string; because: string }

/** Decides whether a tool may do what it asks for. */
export type Decide = (method: string, params: JsonObject) => Decision

/** Which variables of the host a tool may have put to use, without seeing their values. */
export interface MayUse {
  /** In the value of a header. @see rfd-d11 §http.get */
  inHeader: (variable: string) => boolean
  /** In the environment of a program. @see rfd-d11 §process.run */
  inProgram: (program: string, variable: string) => boolean
}

export const answered = (result: unknown): Answer => ({ result })

export const refused = (code: number, message: string, data?: unknown): Answer => ({
  error: { code, message, ...(data !== undefined && { data }) },
})
