import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { Cause } from '../../engine/cause.ts'
import { lineOf, nothingAfterError } from '../../vfs/tool/causes.ts'
import { endedByItself } from './behaviour.ts'
import { howItEnded } from './ending.ts'
import { mayHoldBack } from './flushes.ts'
import { kindOf } from './line-kind.ts'
import { PLUGIN_TYPES } from './types.ts'

type Shows = Cause<PluginConversation>['shows']

/** Nothing is on the line but text. */
const isText: Shows = (c, violation) => {
  const line = lineOf(c, violation)
  return line !== undefined && kindOf(line) === 'text'
}

/** Nothing that the plugin wrote is a message. */
const writesNoMessage: Shows = ({ lines, messages }) => lines.length > 0 && messages.length === 0

/** No message has a type that there is. */
const namesNoType: Shows = ({ messages, typed }) =>
  messages.length > 0 && !typed.some(({ type }) => PLUGIN_TYPES.includes(type))

/** The plugin ended by itself without `exit`, and that is what is violated. */
const endsSilently: Shows = (c, { observed }) =>
  c.exits.length === 0 && endedByItself(c) && observed.startsWith(howItEnded(c))

const diesOfError: Shows = (c, violation) => endsSilently(c, violation) && nothingAfterError(c)

/** The plugin never answered `init`, so that the host asked it to end. */
const neverReady: Shows = ({ readies, requests, expired }) =>
  readies.length === 0 && requests.length === 0 && expired('startup') !== undefined

/** A line is not JSON text, so that nobody can read its message. */
const writesNoJson: Shows = ({ lines }) =>
  lines.some((line) => ['not-utf8', 'marked', 'lax'].includes(kindOf(line)))

/** What is seen of a plugin whatever its messages are. */
const FRAMING = 'plugin.framing.*'

/** The defects of a plugin that make checks of other things fail. */
export const pluginCauses: readonly Cause<PluginConversation>[] = [
  { requirement: 'plugin.framing.only-messages-on-stdout', shows: isText },
  {
    requirement: 'plugin.framing.plugin-writes-one-object-per-line',
    spares: [FRAMING],
    shows: writesNoMessage,
  },
  { requirement: 'plugin.framing.plugin-flushes', spares: [FRAMING], shows: mayHoldBack },
  {
    requirement: 'plugin.framing.plugin-writes-utf8-json',
    spares: [FRAMING],
    shows: writesNoJson,
  },
  { requirement: 'plugin.framing.plugin-names-types', spares: [FRAMING], shows: namesNoType },
  { requirement: 'plugin.errors.bears-errors', shows: diesOfError },
  {
    requirement: 'plugin.lifecycle.acknowledges-init',
    spares: [FRAMING, 'plugin.describe.*', 'plugin.shutdown.*'],
    shows: neverReady,
  },
  { requirement: 'plugin.lifecycle.ends-with-exit', shows: endsSilently },
]
