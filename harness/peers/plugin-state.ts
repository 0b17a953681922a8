import type { JsonObject } from '../wire/json.ts'
import {
  type Occurrence,
  type PluginWorkspace,
  type PluginWorkspaceConversation,
  TURN,
  type TurnPace,
  type TurnStep,
} from './plugin-workspace.ts'

/** A request that is answered with `error`, for that reason. */
export class PluginRefusal extends Error {
  /** The conversation that the error names. */
  readonly conversation: unknown

  constructor(message: string, conversation?: unknown) {
    super(message)
    this.conversation = conversation
  }
}

/** A conversation as it stands. */
export interface HostConversation extends PluginWorkspaceConversation {
  /** Sessions share them: they are replaced, and never changed. */
  events: readonly JsonObject[]
}

/** What the scripted host of one plugin knows. */
export interface PluginHostState {
  readonly features: readonly string[]
  readonly config: JsonObject
  readonly conversations: Map<unknown, HostConversation>
  /** The conversations that the plugin has locked. */
  readonly locked: Set<unknown>
  readonly subscriptions: Map<unknown, Subscription>
  readonly turn: readonly TurnStep[]
  /** Turns that run, by their conversation. */
  readonly turns: Map<unknown, RunningTurn>
  readonly occurs: Occurrence[]
  /** Whether they occur again for each further subscription. */
  readonly repeats?: boolean
  readonly pace?: TurnPace
}

/** What a plugin receives the events of. @see rfd-d18 §Subscriptions */
export interface Subscription {
  conversation: unknown
  /** The types of events that it is about; all where it states none. */
  filter?: readonly unknown[]
}

/** A turn that is not over. */
export interface RunningTurn {
  left: TurnStep[]
  /** Prompts that wait for an answer. */
  open: TurnStep[]
  /** The plugin was silent with nothing left but the completion. */
  isQuiet?: boolean
  /** Waits until a text is printed. */
  isHeld: boolean
}

/** The reply to a request. @throws PluginRefusal where it is an error. */
export type Serve = (state: PluginHostState, request: JsonObject) => JsonObject

/** What a plugin of the profile `base` may ask for. */
const BASE: readonly string[] = ['conversations', 'config']

/** The state at the start of a session; the case's own objects stay as they are. */
export const hostStateOf = ({
  conversations,
  config,
  features = BASE,
  turn = TURN,
  occurs = [],
  repeats,
  pace,
}: PluginWorkspace): PluginHostState => ({
  ...{ features, config, locked: new Set(), subscriptions: new Map(), turns: new Map() },
  ...{ turn, occurs: [...occurs], ...(repeats && { repeats }), ...(pace && { pace }) },
  conversations: new Map(
    conversations.map((each) => [each.id, { ...each, events: each.events ?? [] }]),
  ),
})
