import type { JsonObject } from '../../../harness/wire/json.ts'
import type { AwaitRequest } from '../await/request.ts'

/** What a call asks of the registry. @see rfd009 §ToolCommand — what JP dispatches internally */
export type Command =
  | { readonly command: 'spawn' }
  | { readonly command: 'fetch' | 'abort'; readonly id: string; readonly tool: string }
  /** The user ends a handle, of whatever tool it is. @see rfd009 §Handle lifecycle */
  | { readonly command: 'end'; readonly id: string }
  | {
      readonly command: 'apply'
      readonly id: string
      readonly tool: string
      readonly input: unknown
    }
  | ({ readonly command: 'await' } & AwaitRequest)

/** A reply to a call: a result, or a refusal in the words of the host. */
export type Reply = ({ readonly result: JsonObject } | { readonly error: string }) & {
  /** Set when the user's interrupt ended the call. */
  readonly cancelled?: true
}

export const refused = (error: string): Reply => ({ error })
