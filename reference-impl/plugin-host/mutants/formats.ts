import { parse } from '../../../harness/wire/json.ts'
import type { Message } from '../program/message.ts'
import { Output } from '../program/output.ts'
import type { Shown } from '../program/rendering.ts'
import type { Apply } from '../program/seams.ts'
import { onReceiving } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

/** Changes, or passes over, what is printed in a format. */
const onFormat = (format: string, change: (message: Message) => Message | undefined): Apply =>
  onReceiving((message) =>
    message.type === 'print' && message.format === format ? change(message) : message,
  )

/** Changes the text that is printed in a format. */
const onText = (format: string, change: (text: string) => string): Apply =>
  onFormat(format, (message) => ({ ...message, text: change(String(message.text)) }))

const withoutNull = (text: string) =>
  JSON.stringify(parse(text), (_, value: unknown) => (value === null ? undefined : value))

/** Defects of formats, and of modes of the output. */
export const formatMutants = mutantsIn('plugin-host.print')({
  'plugin.print.json-is-laid-out#lines': {
    'shows-json-as-sent: shows a compact value on one line': onFormat('json', (message) => ({
      ...message,
      format: 'plain',
    })),
  },
  'plugin.print.json-is-laid-out#value': {
    'drops-null: leaves members out of a value that are null': onText('json', withoutNull),
  },
  'plugin.print.json-is-laid-out#highlighted': {
    'lays-out-alone: shows JSON over several lines without colours': having(() => ({
      Output: class extends Output {
        protected override rendered(shown: Shown): string {
          return super.rendered(shown.format === 'json' ? { ...shown, colours: false } : shown)
        }
      },
    })),
  },
  'plugin.print.code-is-highlighted#highlighted': {
    'shows-code-plain: shows code as plain text': onFormat('code', (message) => ({
      ...message,
      format: 'plain',
    })),
  },
  'plugin.print.markdown-is-rendered#rendered': {
    'shows-source: shows Markdown as plain text': onFormat('markdown', (message) => ({
      ...message,
      format: 'plain',
    })),
  },
  'plugin.print.code-is-highlighted#optional': {
    'needs-language: passes over code without a language': onFormat('code', (message) =>
      message.language === undefined ? undefined : message,
    ),
  },
  'plugin.print.code-is-highlighted#intact': {
    'trims-code: takes the blanks from the first line of code': onText('code', (text) =>
      text.trimStart(),
    ),
  },
  'plugin.print.markdown-is-rendered#words': {
    'loses-emphasis: leaves out words that are emphasised': onText('markdown', (text) =>
      text.replaceAll(/\*\*.*?\*\*/g, ''),
    ),
  },
  'plugin.print.quiet-applies': {
    'shows-markdown: shows Markdown on each channel in quiet mode': onFormat(
      'markdown',
      (message) => ({ ...message, channel: 'content' }),
    ),
  },
  'plugin.print.json-mode-applies#readable': {
    'writes-markdown: writes Markdown as text in JSON mode': having(() => ({
      Output: class extends Output {
        override print(message: Message): void {
          if (message.format === 'markdown') this.write(1, String(message.text))
          else super.print(message)
        }
      },
    })),
  },
  'plugin.print.json-mode-applies#contained': {
    'drops-quotes: leaves quotes out of texts': onReceiving((message) =>
      message.type === 'print'
        ? { ...message, text: String(message.text).replaceAll('"', '') }
        : message,
    ),
    'trims-texts: leaves white space around a text out': onReceiving((message) =>
      message.type === 'print' ? { ...message, text: String(message.text).trim() } : message,
    ),
  },
})
