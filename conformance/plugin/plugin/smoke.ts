import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { howItEnded } from './ending.ts'
import { PLUGIN_TYPES } from './types.ts'

/** One clear sentence about the very first session. */
export function smokeOf(first: PluginConversation | undefined): Results['smoke'] {
  if (!first) return { started: false, firstMessageMs: null, sentence: 'Nothing was started.' }
  if (first.couldNotStart !== undefined) {
    const sentence = `The command could not be started: ${first.couldNotStart}.`
    return { started: false, firstMessageMs: null, sentence }
  }
  const [line] = first.lines
  const firstMessageMs = line ? Math.round(line.at / 100) / 10 : null
  const sentence = sentenceOf(first, firstMessageMs)
  return { started: true, spoke: spoke(first), firstMessageMs, sentence }
}

/** Whether the plugin sent any message of the protocol; one that did not satisfies no requirement. */
export const spoke = ({ typed }: PluginConversation): boolean =>
  typed.some(({ type, message }) => PLUGIN_TYPES.includes(type) && !isEcho(message))

/** Our own request for a description, which comes back. */
const isEcho = ({ type, name }: JsonObject) => type === 'describe' && name === undefined

function sentenceOf(first: PluginConversation, ms: number | null): string {
  if (spoke(first)) return `It starts and speaks its first message after ${ms} ms.`
  const why =
    first.lines.length > 0 ? 'nothing it wrote is a message of the protocol' : howItEnded(first)
  const output = first.stderr.trim().split('\n').at(-1)
  return `It starts, but ${why}.${output ? ` The last it wrote to stderr: ${output}` : ''}`
}
