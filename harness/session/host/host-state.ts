import type { Limits } from '../../../spec/generated/messages/driver.ts'
import type { HostScenario } from '../../host-scenario.ts'
import type { Step } from '../reducer.ts'
import type { Handles } from './handle-ids.ts'
import type { HostDeadline } from './host-deadline.ts'
import type { HostEffect } from './host-effect.ts'
import type { NamedAction } from './named-calls.ts'

/** What does not change during a session with a host. */
export interface HostSettings {
  /** Times in it are scaled already. */
  scenario: HostScenario
  timeScale: number
  /** Milliseconds that one answer of the host may take. */
  answerMs: number
  /** The argument vector that starts our probe. */
  probe: readonly string[]
  /** What the host claims. */
  features: readonly string[]
  /** The claimed features, by the methods that they require of the driver. */
  required: ReadonlyMap<string, string>
  /** The provider for which it is asked what an assistant would be shown. */
  provider: string
  /** Limits that every tool is configured with unless the scenario sets others. */
  limits?: Limits
  /** The handles of the scenario, where the host makes their ids. */
  handles: Handles | undefined
  /** Whether the host takes limits of its tools. */
  takesLimits: boolean
  /** Directories: outside of the project, and for side channels. */
  outside: string
  sideChannels: string
  /** Microseconds since the epoch at which the times of the transcript begin. */
  epoch: number
}

/** What a session with a host waits for before it goes on. */
export type Awaited =
  /** The reply to a request, after which the side channels are read unless it was the first. */
  | { readonly kind: 'reply'; readonly request: number; readonly look: boolean }
  | { readonly kind: 'mark'; readonly call: string; readonly mark: string; readonly ms: number }
  | { readonly kind: 'gone'; readonly call: string; readonly ms: number }
  | { readonly kind: 'pause' }
  /** The end of the host. */
  | { readonly kind: 'left' }
  /** The reading of the side channels that ends an action. */
  | { readonly kind: 'look' }
  /** The replies to all calls. */
  | { readonly kind: 'calls' }
  /** The very last reading of the side channels. */
  | { readonly kind: 'last-look' }

/** A request that has no reply yet. */
export interface OpenRequest {
  readonly method: string
  /** The ids of the calls that are over with its reply. */
  readonly calls: readonly string[]
  /** The host may refuse it, and the session goes on. */
  readonly refusable: boolean
}

/** The state of a session with a host: one scenario, in which its actions are performed one after the other. */
export interface HostState {
  readonly settings: HostSettings
  readonly phase: 'new' | 'open' | 'closing' | 'finished'
  /** The scenario, with its places filled in. */
  readonly scenario: HostScenario
  /** What is yet to be done. */
  readonly actions: readonly NamedAction[]
  readonly awaited: Awaited | undefined
  readonly requests: number
  readonly open: ReadonlyMap<number, OpenRequest>
  /** The request of each call, by its id. */
  readonly calls: ReadonlyMap<string, number>
  /** The handles, where the host makes their ids. */
  readonly handles: Handles | undefined
  /** The calls that are over. */
  readonly answered: ReadonlySet<string>
  /** The host was brought to end, so that what it was asked for may stay open. */
  readonly leaving: boolean
  /** Nothing more is done: the host failed, or a mark was not seen. */
  readonly stopped: boolean
  readonly interrupted: boolean
  /** The calls that are observed. */
  readonly watched: number
  /** The marks that were seen, by call. */
  readonly marks: ReadonlyMap<string, ReadonlySet<string>>
  /** The calls of which the side channel has reported anything. */
  readonly begun: ReadonlySet<string>
  /** The calls whose response shows a handle that is active, so that a process of theirs may still begin. */
  readonly active: ReadonlySet<string>
  /** The calls of which a process lives. */
  readonly living: ReadonlySet<string>
  /** The processes of a call were not gone in time: others that are waited for next are gone by now or not at all. */
  readonly overdue: boolean
  readonly armed: ReadonlySet<HostDeadline>
}

/** Part of a transition of a session with a host. */
export type HostStep<Input extends unknown[] = []> = Step<HostState, HostEffect, Input>

export const newHostState = (settings: HostSettings): HostState => ({
  settings,
  phase: 'new',
  scenario: settings.scenario,
  actions: [],
  awaited: undefined,
  requests: 0,
  open: new Map(),
  calls: new Map(),
  handles: settings.handles,
  answered: new Set(),
  leaving: false,
  stopped: false,
  interrupted: false,
  watched: 0,
  marks: new Map(),
  begun: new Set(),
  active: new Set(),
  living: new Set(),
  overdue: false,
  armed: new Set(),
})
