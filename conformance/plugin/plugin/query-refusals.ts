import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { Sent } from '../../../harness/session-reading.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import type { Compared } from './plugin-check.ts'

/** The turns that a plugin asks for. */
export const queriesOf = ({ requests }: PluginConversation) =>
  requests.filter(({ type }) => type === 'query')

/** The errors that its queries get. */
export const refusalsOf = (c: PluginConversation): Sent[] =>
  queriesOf(c).flatMap(({ reply }) => (reply?.message.type === 'error' ? [reply] : []))

/** What reports a refusal: a text, an entry of the log, a failure, or another attempt. */
const REPORTS: Readonly<Record<string, (message: JsonObject) => boolean>> = {
  print: ({ text }) => String(text).trim() !== '',
  log: () => true,
  exit: ({ code }) => code !== 0,
  query: () => true,
}

/** Expects of a plugin that does not serve others that a refusal does not look like a turn that went well. */
export function reportsRefusal(c: PluginConversation, { baseline }: Compared): Finding[] {
  const last = refusalsOf(c).at(-1)
  if (!last || c.start.context?.serves || c.exits.length === 0) return []
  const isReported =
    c.stderr !== baseline.stderr ||
    c.typed.some(({ type, message, line }) => line.index > last.index && REPORTS[type]?.(message))
  const observed = !isReported && 'it ended with code 0 and reported nothing'
  return [satisfiedUnless(observed, 'a report of the refusal', c.exits[0]?.line.index)]
}
