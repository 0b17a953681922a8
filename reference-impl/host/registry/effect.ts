import type {
  Notification,
  TurnEnd,
  TurnEndInquiry,
} from '../../../spec/generated/messages/toolstate.ts'
import type { Reply } from './command.ts'
import type { EndCause, Handle, PendingQuestion } from './handle.ts'

/** What the host does for a registry. */
export type RegistryEffect =
  /** Lets a batch in, or states why it is refused. */
  | { readonly effect: 'admit'; readonly batch: number; readonly refusals: readonly string[] }
  | { readonly effect: 'reply'; readonly call: number; readonly reply: Reply }
  /** Asks the user whether a call may go on. */
  | { readonly effect: 'ask permission'; readonly call: number }
  | { readonly effect: 'launch'; readonly instance: number; readonly call: number }
  /** Hands a value over: as the answer to a question, or as input where there is none. */
  | {
      readonly effect: 'deliver'
      readonly instance: number
      readonly input: unknown
      readonly question?: string
    }
  | { readonly effect: 'end'; readonly instance: number; readonly cause: EndCause }
  /** Has a tool's question answered by the user or an inquiry. */
  | { readonly effect: 'ask'; readonly handle: Handle; readonly question: PendingQuestion }
  | { readonly effect: 'arm'; readonly call: number; readonly ms: number }
  | { readonly effect: 'disarm'; readonly call: number }
  | { readonly effect: 'arm turn limit'; readonly instance: number; readonly ms: number }
  /** Asks the assistant what becomes of handles. */
  | { readonly effect: 'inquire'; readonly turn: number; readonly inquiry: TurnEndInquiry }
  | { readonly effect: 'hand over'; readonly notices: readonly Notification[] }
  | { readonly effect: 'turn over'; readonly turn: TurnEnd }
  /** Nothing more is to be done with a tool: its process is gone. */
  | { readonly effect: 'release'; readonly instance: number }
  /** The host is ending and no tool is left. */
  | { readonly effect: 'all gone' }
