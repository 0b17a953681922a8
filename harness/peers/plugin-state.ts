import type { JsonObject } from '../wire/json.ts'
import type { PluginWorkspace, PluginWorkspaceConversation } from './plugin-workspace.ts'

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
  events: JsonObject[]
}

/** What the scripted host of one plugin knows. */
export interface PluginHostState {
  readonly features: readonly string[]
  readonly config: JsonObject
  readonly conversations: Map<unknown, HostConversation>
  /** The conversations that the plugin has locked. */
  readonly locked: Set<unknown>
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
}: PluginWorkspace): PluginHostState => ({
  ...{ features, config, locked: new Set() },
  conversations: new Map(
    conversations.map((each) => [each.id, { ...each, events: [...(each.events ?? [])] }]),
  ),
})
