import { BETWEEN } from '../../../harness/adversary/plugin-events.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { type Finding, satisfiedUnless } from '../../engine/finding.ts'
import type { Compared } from './plugin-check.ts'
import { pushedEvents } from './pushed-events.ts'
import { printedBy } from './received-text.ts'

/**
 * A plugin that shows texts of a subscription shows one that comes while it makes another subscription, too. One that queries may
 * pass over what comes before its own turn.
 * @see rfd-d18 §Subscriptions
 */
export function showsEarlyTexts(c: PluginConversation, { baseline }: Compared): Finding[] {
  if (baseline.requests.some(({ type }) => type === 'query')) return []
  const output = printedBy(c)
  const texts = pushedEvents(c).filter(({ data }) => data.type === 'chat_response')
  const isShown = (name: unknown) =>
    texts.some(
      ({ name: its, data: { message } }) =>
        its === name && message !== BETWEEN && message && output.includes(String(message)),
    )
  const last = c.sent.findLast(({ message }) => message.type === 'subscribed')?.index ?? -1
  const early = texts.find(
    ({ index, name, data }) => data.message === BETWEEN && index < last && isShown(name),
  )
  if (!early) return []
  const observed = !output.includes(BETWEEN) && 'it did not print that text, and printed later ones'
  return [satisfiedUnless(observed, 'the text of an event that came before a reply', early.index)]
}
