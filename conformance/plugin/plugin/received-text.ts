import { awkwardForm } from '../../../harness/adversary/plugin-text.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, quote, satisfied, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { isSteady } from './behaviour.ts'
import type { Compared } from './plugin-check.ts'
import { pushedEvents } from './pushed-events.ts'

/** Everything that the plugin printed, on whatever channel. */
export const printedBy = ({ prints }: PluginConversation): string =>
  prints.map(({ message }) => String(message.text)).join('')

/** The texts that the plugin printed whole: those in lists, and those of answers where it printed all of them. */
const shownOf = (c: PluginConversation): string[] => [
  ...printedOf(c, listed(c)),
  ...answersShownBy(c),
]

function answersShownBy(c: PluginConversation): string[] {
  const texts = pushedEvents(c).flatMap(({ data: { type, message } }) =>
    type === 'chat_response' && typeof message === 'string' && message !== '' ? [message] : [],
  )
  const isShown = texts.join('').length > 1 && texts.every((text) => printedBy(c).includes(text))
  return isShown ? [...new Set(texts)] : []
}

const printedOf = (c: PluginConversation, texts: readonly string[]): string[] => {
  const output = printedBy(c)
  return [...new Set(texts)].filter((text) => text.length > 1 && output.includes(text))
}

/** Expects that texts of the host which the plugin prints without awkward ones are printed whole among them. */
export function showsWholeTexts(c: PluginConversation, { baseline }: Compared): Finding[] {
  const output = printedBy(c)
  const decoded = withoutEscapes(output)
  return shownOf(baseline).map((text) => {
    const awkward = awkwardForm(text)
    if (output.includes(awkward) || decoded.includes(awkward)) return satisfied()
    return violated('the whole text', `what it printed does not hold ${quote(awkward, 100)}`)
  })
}

/** Expects that texts of the host which the plugin prints without the fault are printed under it as well. */
export const showsTheSame = (c: PluginConversation, compared: Compared): Finding[] =>
  shows(c, compared, [...listed(compared.baseline), ...pushed(compared.baseline)])

/** Expects the same of those texts in lists that the host gives under the fault as well. */
export function showsWhatIsLeft(c: PluginConversation, compared: Compared): Finding[] {
  const left = listed(c)
  return shows(
    c,
    compared,
    listed(compared.baseline).filter((text) => left.includes(text)),
  )
}

function shows(c: PluginConversation, compared: Compared, texts: readonly string[]): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (!isSteady(compared)) return []
  const output = printedBy(c)
  return printedOf(compared.baseline, texts).map((text) =>
    output.includes(text)
      ? satisfied()
      : violated('the texts as without the fault', `it did not print ${quote(text, 100)}`),
  )
}

/** The titles and messages that the host gave in lists. */
const listed = ({ sent }: PluginConversation): string[] =>
  sent.flatMap(({ message }) => textsIn(message.data))

/** The texts that came by subscriptions. */
const pushed = (c: PluginConversation): string[] => textsIn(pushedEvents(c).map(({ data }) => data))

function textsIn(data: unknown): string[] {
  if (!Array.isArray(data)) return []
  return data
    .filter(isObject)
    .flatMap(({ title, content, message }) =>
      [title, content, message].filter((text) => typeof text === 'string'),
    )
}

/** A text as strings of JSON within it are read, whichever of their characters are escaped. */
const withoutEscapes = (text: string): string =>
  text.replaceAll(/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/g, (escaped) => JSON.parse(`"${escaped}"`))
