import { isObject } from '../../../harness/wire/json.ts'
import type { Message } from '../program/seams.ts'
import { onLine, onReceiving, onSending } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const CHATS = { profile: 'd18' } as const

/** Mutants that pass texts of the host on wrongly. */
export const receivedTextMutants = mutantsIn('plugin.framing')({
  'received-text-is-escaped': {
    'escapes-by-hand: escapes quotes, backslashes and line feeds only': onLine(
      'print',
      (_, { text }) => printedByHand(text),
    ),
    'escapes-events-by-hand: escapes no more where it prints what came by a subscription': {
      ...CHATS,
      apply: onLine('print', (_, { text }) => printedByHand(text)),
    },
    'quotes-arguments-by-hand: puts quotation marks around the arguments of a call that it modifies':
      {
        ...CHATS,
        apply: onLine('respond', (line, { arguments: its }) =>
          Object.values(isObject(its) ? its : {}).reduce<string>(
            (quoted, value) => quoted.replace(JSON.stringify(value), () => byQuotes(value)),
            line,
          ),
        ),
      },
    'quotes-reasons-by-hand: puts quotation marks around the reason of its exit': {
      cases: ['refuses what it does not know'],
      apply: onLine('exit', (line, { code, reason }) =>
        reason === undefined ? line : `{"type":"exit","code":${code},"reason":"${reason}"}\n`,
      ),
    },
  },
  'received-text-is-complete': {
    'collapses-blanks: prints one blank for several': onSending('print', (message: Message) => [
      { ...message, text: String(message.text).replaceAll(/ {2,}/g, ' ') },
    ]),
    'composes-letters: prints composed letters for others': onSending('print', (message) => [
      { ...message, text: String(message.text).normalize('NFC') },
    ]),
    'trims-events: prints texts of a subscription without blanks at their ends': {
      ...CHATS,
      ...{ cases: ['watches two conversations'], limits: { idle_ms: 3_000 } },
      apply: onReceiving((message) => {
        const data = isObject(message.data) ? message.data : {}
        if (typeof data.message !== 'string') return message
        return { ...message, data: { ...data, message: data.message.trim() } }
      }),
    },
    'trims-titles: prints titles without blanks at their ends': onReceiving((message) =>
      message.type === 'conversations'
        ? {
            ...message,
            data: (message.data as { title?: string }[]).map(({ title, ...entry }) => ({
              ...entry,
              title: title?.trim(),
            })),
          }
        : message,
    ),
  },
})

const byQuotes = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value))

const printedByHand = (text: unknown) => `{"type":"print","text":"${byHand(String(text))}"}\n`

const byHand = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
