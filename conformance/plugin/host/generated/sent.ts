import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import { isNotice, riskOf } from './messages.ts'
import type { Generated } from './requirements.ts'
import { AT_END } from './talk.ts'

/** A message that the plugin sent. */
export interface SentMessage {
  /** Position of the event that reports it. */
  index: number
  message: JsonObject
}

/** What a plugin did in a generated session, as it reported it itself. */
export interface Acts {
  /** What it sent up to its end, `exit` left out. */
  messages: SentMessage[]
  requests: SentMessage[]
  exit?: JsonObject
  /** It came to its end, so that nothing was missing before. */
  ended: boolean
  /** It wrote to its stderr. */
  complained: boolean
  /** What alone lets it go on. */
  risk?: Risk
}

/** The first message of which only one requirement lets the plugin go on as usual. */
export interface Risk {
  requirement: Generated
  sent: SentMessage
}

/** What the plugin of a session did. */
export function actsIn({ transcript, marks }: PluginHostReading): Acts {
  const all = transcript.flatMap((event, index) =>
    event.event === 'probe' && event.entry.sent !== undefined
      ? messagesIn(event.entry.sent).map((message) => ({ index, message }))
      : [],
  )
  const at = all.findIndex(({ message }) => message.type === 'exit')
  const messages = at < 0 ? all : all.slice(0, at)
  const risk = riskAmong(messages)
  return {
    messages,
    requests: messages.filter(({ message }) => !isNotice(message)),
    ...(at >= 0 && { exit: all[at]?.message }),
    ended: marks.has(AT_END),
    complained: transcript.some((e) => e.event === 'probe' && e.entry.complained !== undefined),
    ...(risk && { risk }),
  }
}

function riskAmong(messages: readonly SentMessage[]): Risk | undefined {
  for (const sent of messages) {
    const requirement = riskOf(sent.message)
    if (requirement) return { requirement, sent }
  }
  return undefined
}

const messagesIn = (text: string): JsonObject[] =>
  text.split('\n').flatMap((line) => [parse(line)].filter(isObject))
