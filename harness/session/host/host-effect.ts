import type { HostExit } from '../../host-scenario.ts'
import type { Route } from '../../peers/route.ts'
import type { UnstampedEvent } from '../../recorder.ts'
import type { SessionContext } from '../../transcript.ts'
import type { JsonObject } from '../../wire/json.ts'
import type { HostDeadline } from './host-deadline.ts'
import type { Observation } from './observation.ts'

/** What is to be done in a session with a host. */
export type HostEffect =
  /** Comes back as `web-opened`; others are sockets beside it, by other ways than TCP over IPv4. */
  | { readonly effect: 'open-web-server'; readonly others?: true }
  | { readonly effect: 'serve'; readonly routes: readonly Route[] }
  | { readonly effect: 'record-context'; readonly context: SessionContext }
  /** From here on everything that passes between us and the host is recorded. */
  | { readonly effect: 'attach' }
  /** Comes back as `replied`. */
  | {
      readonly effect: 'ask'
      readonly request: number
      readonly method: string
      readonly params: JsonObject | undefined
      readonly ms: number
    }
  /** Brings the host to end; comes back as `left`. */
  | { readonly effect: 'leave'; readonly how: HostExit; readonly ms: number }
  /** Another process of the host takes its place. */
  | { readonly effect: 'restart' }
  | { readonly effect: 'answer-inquiry'; readonly inquiry: number; readonly answer: JsonObject }
  /** Observes a call by its side channel. */
  | { readonly effect: 'watch'; readonly call: string; readonly path: string }
  /** Lets the probe of a call go on. */
  | { readonly effect: 'release'; readonly call: string; readonly name: string }
  /** Comes back as `looked`. */
  | { readonly effect: 'look' }
  | { readonly effect: 'record'; readonly event: UnstampedEvent }
  | { readonly effect: 'record-observation'; readonly observation: Observation }
  | { readonly effect: 'arm'; readonly deadline: HostDeadline; readonly ms: number }
  | { readonly effect: 'clear'; readonly deadline: HostDeadline }
  /** Kills what was left behind and closes the web server; comes back as `closed`. */
  | { readonly effect: 'close' }
  | { readonly effect: 'finish' }
