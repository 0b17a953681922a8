import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import type { Sent } from '../../../harness/session-reading.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import type { Compared } from './plugin-check.ts'
import { printedBy } from './received-text.ts'

/** The turns that a plugin asks for. */
export const queriesOf = ({ requests }: PluginConversation) =>
  requests.filter(({ type }) => type === 'query')

/** The errors that its queries get. */
export const refusalsOf = (c: PluginConversation): Sent[] =>
  queriesOf(c).flatMap(({ reply }) => (reply?.message.type === 'error' ? [reply] : []))

/** What reports a refusal: a text or an entry of the log that a turn without it does not bring, a failure, or another attempt. */
const REPORTS: Readonly<Record<string, (message: JsonObject, usual: string) => boolean>> = {
  print: ({ text }, usual) => !usual.includes(String(text).trim()),
  log: ({ message }, usual) => !usual.includes(String(message).trim()),
  exit: ({ code }) => code !== 0,
  query: () => true,
}

/** Everything that a plugin shows and logs where no query is refused. */
const usualIn = (c: PluginConversation): string =>
  [printedBy(c), ...c.logs.map(({ message }) => String(message.message))].join('\n')

/** Expects of a plugin that does not serve others that a refusal does not look like a turn that went well. */
export function reportsRefusal(c: PluginConversation, { baseline }: Compared): Finding[] {
  const last = refusalsOf(c).at(-1)
  if (!last || c.start.context?.serves || c.exits.length === 0) return []
  const usual = usualIn(baseline)
  const isReported =
    c.stderr !== baseline.stderr ||
    c.typed.some(
      ({ type, message, line }) => line.index > last.index && REPORTS[type]?.(message, usual),
    )
  const observed = !isReported && 'it ended with code 0 and reported nothing'
  return [satisfiedUnless(observed, 'a report of the refusal', c.exits[0]?.line.index)]
}
