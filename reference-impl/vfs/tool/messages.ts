import type { VfsMessages } from '../../../spec/generated/messages/vfs.ts'

/** What a request and its response have in common, and no two open requests. */
export type Id = string | number | null

/** Any message, in either direction; nothing is known of its members beyond their names. */
export interface Message {
  jsonrpc?: unknown
  id?: Id
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: ErrorObject
}

/** Why the host refused a request. @see rfd-d11 §Error codes */
export interface ErrorObject {
  code: number
  message: string
  data?: unknown
}

type WithResult<M> = M extends { params: unknown; result: unknown } ? M : never

/** The eleven capabilities of the host by method. @see rfd-d11 §Protocol methods */
export type Capabilities = {
  [Method in keyof VfsMessages as WithResult<VfsMessages[Method]> extends never
    ? never
    : Method]: WithResult<VfsMessages[Method]>
}

/** The name of a capability. */
export type Method = keyof Capabilities
