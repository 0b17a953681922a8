import type { Message } from '../program/message.ts'
import { Output } from '../program/output.ts'
import type { Apply } from '../program/seams.ts'
import { onReceiving } from './combinators.ts'
import { having, type Mutant, mutantsOf } from './mutant.ts'

/** Changes, or passes over, what is printed. */
const onPrint = (change: (message: Message) => Message | undefined): Apply =>
  onReceiving((message) => (message.type === 'print' ? change(message) : message))

const onText = (change: (text: string) => string): Apply =>
  onPrint((message) => ({ ...message, text: change(String(message.text)) }))

const printMutant = (
  id: string,
  violates: Mutant['violates'],
  change: string,
  apply: Apply,
): Mutant => ({ id: `plugin-host.print.${id}`, violates, change, apply })

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

const PRINT = 'plugin.print'

export const printMutants = mutantsOf(
  printMutant(
    'shows-nothing',
    `${PRINT}.text-is-shown`,
    'shows no text',
    onPrint(() => undefined),
  ),
  printMutant('uses-stderr', `${PRINT}.content-on-stdout`, 'shows content on stderr', onStderr),
  printMutant(
    'ends-lines',
    `${PRINT}.plain-is-unchanged#nothing-added`,
    'ends each text with a line feed',
    onText((text) => (text.endsWith('\n') ? text : `${text}\n`)),
  ),
  printMutant(
    'trims-lines',
    `${PRINT}.plain-is-unchanged#nothing-removed`,
    'removes blanks at the ends of lines',
    onText((text) => text.replaceAll(/ +\n/g, '\n')),
  ),
  printMutant(
    'takes-no-default',
    `${PRINT}.defaults#channel`,
    'passes over text without a channel',
    onPrint((message) => (message.channel === undefined ? undefined : message)),
  ),
  printMutant(
    'renders-by-default',
    `${PRINT}.defaults#format`,
    'takes text without a format for Markdown',
    onText((text) => text.replaceAll(/\s*\n\s+/g, '\n')),
  ),
  printMutant(
    'turns-round',
    `${PRINT}.order-and-completeness#order`,
    'shows the last text first',
    atTheEnd((texts) => texts.toReversed()),
  ),
  printMutant(
    'loses-last',
    `${PRINT}.order-and-completeness#complete`,
    'loses the last text',
    atTheEnd((texts) => texts.slice(0, -1)),
  ),
  printMutant(
    'waits',
    `${PRINT}.shown-at-once`,
    'shows texts at the end of the run',
    atTheEnd((texts) => texts),
  ),
  printMutant(
    'fails-at-channels',
    `${PRINT}.six-channels#accepted`,
    'ends the run at text on `chrome`',
    having(({ receive }) => ({
      receive(message, host) {
        if (message.channel === 'chrome') host.end({ status: 1 })
        return receive(message, host)
      },
    })),
  ),
  printMutant(
    'drops-channels',
    `${PRINT}.six-channels#shown`,
    'shows no text on `tool_call`',
    onPrint((message) => (message.channel === 'tool_call' ? undefined : message)),
  ),
)

/** Does something in place of taking log messages. */
const onLog = (change: (message: Message, end: () => void) => void): Apply =>
  having(({ receive }) => ({
    receive(message, host) {
      if (message.type === 'log') change(message, () => host.end({ status: 1 }))
      return receive(message, host)
    },
  }))

const LEVELS: readonly unknown[] = ['error', 'warn', 'info', 'debug', 'trace']

export const logMutants = mutantsOf(
  {
    id: 'plugin-host.log.needs-fields',
    violates: 'plugin.log.fields-are-optional',
    change: 'ends the run at a log message without fields',
    apply: onLog(({ fields }, end) => fields === undefined && end()),
  },
  {
    id: 'plugin-host.log.knows-levels',
    violates: 'plugin.log.unknown-level',
    change: 'ends the run at a level that it does not know',
    apply: onLog(({ level }, end) => !LEVELS.includes(level) && end()),
  },
  {
    id: 'plugin-host.log.uses-stdout',
    violates: 'plugin.log.log-not-on-stdout',
    change: 'writes log messages to stdout',
    apply: having(() => ({
      Output: class extends Output {
        override trace(level: string, target: string, text: string): void {
          this.write(1, `${level} ${target} ${text}\n`)
        }
      },
    })),
  },
)
