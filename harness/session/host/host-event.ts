import type { Reply } from '../../launch/host.ts'
import type { HostDeadline } from './host-deadline.ts'
import type { Observed } from './observation.ts'

/** What can happen in a session with a host. */
export type HostEvent =
  | { readonly event: 'started' }
  /** Our web server is there, or the scenario needs none. */
  | { readonly event: 'web-opened'; readonly url: string; readonly port: string }
  | { readonly event: 'replied'; readonly request: number; readonly reply: Reply }
  /** The host was to end: its process is gone, or it failed to. */
  | { readonly event: 'left'; readonly reply: Reply }
  | ({ readonly event: 'looked' } & Observed)
  /** The host asks us something; inquiries are counted from 0. */
  | { readonly event: 'inquired'; readonly inquiry: number }
  | { readonly event: 'deadline-expired'; readonly deadline: HostDeadline }
  | { readonly event: 'interrupted' }
  /** A fault of ours. */
  | { readonly event: 'failed' }
  /** Nothing is observed any more; `outside` is what stands outside of the project. */
  | { readonly event: 'closed'; readonly outside: Record<string, string> }
