import type { Message } from '../program/message.ts'
import { Output } from '../program/output.ts'
import type { Apply } from '../program/seams.ts'
import { onReceiving } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

/** Changes, or passes over, what is printed. */
const onPrint = (change: (message: Message) => Message | undefined): Apply =>
  onReceiving((message) => (message.type === 'print' ? change(message) : message))

const onText = (change: (text: string) => string): Apply =>
  onPrint((message) => ({ ...message, text: change(String(message.text)) }))

/** Passes over texts that do not fit to the one before. */
function onPrintAfter(fits: (text: unknown, before: unknown) => boolean): Apply {
  let before: unknown
  return onPrint((message) => {
    const isShown = fits(message.text, before)
    before = message.text
    return isShown ? message : undefined
  })
}

/** Writes all text to stderr. */
const onStderr = having(() => ({
  Output: class extends Output {
    override write(_: number, text: string): void {
      super.write(2, text)
    }
  },
}))

/** Shows the text of a run in another way at its end. */
const atTheEnd = (order: (texts: string[]) => string[]): Apply =>
  having(() => ({
    Output: class extends Output {
      readonly #texts: string[] = []
      override print({ text }: Message): void {
        this.#texts.push(String(text))
      }
      override finish(): void {
        for (const text of order(this.#texts)) this.write(1, text)
      }
    },
  }))

export const printMutants = mutantsIn('plugin-host.print')({
  'plugin.print.text-is-shown': {
    'shows-once: shows no text that equals the one before it': onPrintAfter(
      (text, before) => text !== before,
    ),
    'shows-nothing: shows no text': onPrint(() => undefined),
  },
  'plugin.print.content-on-stdout': {
    'uses-stderr: shows content on stderr': onStderr,
  },
  'plugin.print.plain-is-unchanged#nothing-added': {
    'ends-lines: ends each text with a line feed': onText((text) =>
      text.endsWith('\n') ? text : `${text}\n`,
    ),
    'fills-empty: ends an empty text with a line feed': onText((text) => text || '\n'),
  },
  'plugin.print.plain-is-unchanged#nothing-removed': {
    'trims-lines: removes blanks at the ends of lines': onText((text) =>
      text.replaceAll(/ +\n/g, '\n'),
    ),
    'trims-ends: removes blanks and tabs at the end of a text': onText((text) =>
      text.replace(/[ \t]+$/, ''),
    ),
    'trims-empty-lines: removes empty lines at the end of a text': onText((text) =>
      text.replace(/\n+$/, '\n'),
    ),
    'trims-starts: removes blanks at the beginning of a text': onText((text) =>
      text.replace(/^ +/, ''),
    ),
    'has-one-break: writes a carriage return and a line feed as a line feed': onText((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
  },
  'plugin.print.defaults#channel': {
    'takes-no-default: passes over text without a channel': onPrint((message) =>
      message.channel === undefined ? undefined : message,
    ),
  },
  'plugin.print.defaults#format': {
    'renders-by-default: takes text without a format for Markdown': onText((text) =>
      text.replaceAll(/\s*\n\s+/g, '\n'),
    ),
  },
  'plugin.print.order-and-completeness#order': {
    'turns-round: shows the last text first': atTheEnd((texts) => texts.toReversed()),
  },
  'plugin.print.order-and-completeness#complete': {
    'loses-last: loses the last text': atTheEnd((texts) => texts.slice(0, -1)),
  },
  'plugin.print.shown-at-once': {
    'waits: shows texts at the end of the run': atTheEnd((texts) => texts),
  },
  'plugin.print.six-channels#accepted': {
    'fails-at-channels: ends the run at text on `chrome`': having(({ receive }) => ({
      receive(message, host) {
        if (message.channel === 'chrome') host.end({ status: 1 })
        return receive(message, host)
      },
    })),
  },
  'plugin.print.six-channels#shown': {
    'drops-channels: shows no text on `tool_call`': onPrint((message) =>
      message.channel === 'tool_call' ? undefined : message,
    ),
  },
})

/** Does something in place of taking log messages. */
const onLog = (change: (message: Message, end: () => void) => void): Apply =>
  having(({ receive }) => ({
    receive(message, host) {
      if (message.type === 'log') change(message, () => host.end({ status: 1 }))
      return receive(message, host)
    },
  }))

const LEVELS: readonly unknown[] = ['error', 'warn', 'info', 'debug', 'trace']

export const logMutants = mutantsIn('plugin-host.log')({
  'plugin.log.fields-are-optional': {
    'needs-fields: ends the run at a log message without fields': onLog(
      ({ fields }, end) => fields === undefined && end(),
    ),
  },
  'plugin.log.unknown-level': {
    'knows-levels: ends the run at a level that it does not know': onLog(
      ({ level }, end) => !LEVELS.includes(level) && end(),
    ),
  },
  'plugin.log.log-not-on-stdout': {
    'uses-stdout: writes log messages to stdout': having(() => ({
      Output: class extends Output {
        override trace(level: string, target: string, text: string): void {
          this.write(1, `${level} ${target} ${text}\n`)
        }
      },
    })),
  },
})
