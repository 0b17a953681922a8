import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { PLUGIN_TYPES } from './types.ts'

/** Whether the plugin sent any message of the protocol; one that did not satisfies no requirement. */
export const spoke = ({ typed }: PluginConversation): boolean =>
  typed.some(({ type, message }) => PLUGIN_TYPES.includes(type) && !isEcho(message))

/** Our own request for a description, which comes back. */
const isEcho = ({ type, name }: JsonObject) => type === 'describe' && name === undefined
