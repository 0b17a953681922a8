import { isObject, parse } from '../../../harness/wire/json.ts'
import { onLine, onReceiving } from './combinators.ts'
import { having, mutantsOf } from './mutant.ts'

/** Characters of the longest line that the short-sighted mutant reads. */
const LONGEST = 1_000_000

const hasMore = (message: object) => Object.hasOwn(message, 'colour')

/** Defects of what is made of a plugin's bytes. */
const bytesMutants = mutantsOf(
  {
    id: 'plugin-host.input.takes-pieces',
    violates: 'plugin.framing.host-reassembles-input#pieces',
    change: 'takes each piece that it reads for a line',
    apply: having(() => ({
      cut: (onLine) => ({
        push: (chunk) => {
          for (const piece of chunk.toString('latin1').split('\n'))
            if (piece !== '') onLine(Buffer.from(piece, 'latin1'), 'lf')
        },
        end: () => {},
        pending: () => 0,
        shorten: () => {},
      }),
      unknown: () => {},
    })),
  },
  {
    id: 'plugin-host.input.takes-first-line',
    violates: 'plugin.framing.host-reassembles-input#several',
    change: 'takes only the first of several lines that come at once',
    apply: having(({ cut }) => ({
      cut(onLine) {
        let first = true
        const lines = cut((...line) => {
          if (first) onLine(...line)
          first = false
        })
        return {
          ...lines,
          push(chunk) {
            first = true
            lines.push(chunk)
          },
        }
      },
    })),
  },
  {
    id: 'plugin-host.input.drops-long-lines',
    violates: 'plugin.framing.host-handles-long-lines',
    change: 'passes over lines of more than a million characters',
    apply: onReceiving((message) =>
      String(message.text ?? '').length > LONGEST ? undefined : message,
    ),
  },
  {
    id: 'plugin-host.input.breaks-lines',
    violates: 'plugin.framing.text-is-preserved#incoming',
    change: 'takes a line separator for a line feed',
    apply: onReceiving((message) =>
      typeof message.text === 'string'
        ? { ...message, text: message.text.replaceAll('\u2028', '\n') }
        : message,
    ),
  },
  {
    id: 'plugin-host.input.cuts-stored-text',
    violates: 'plugin.framing.text-is-preserved#outgoing',
    change: 'sends stored events without line feeds',
    apply: onLine('events', (line) => line.replaceAll('\\n', ' ')),
  },
  {
    id: 'plugin-host.input.refuses-more-members',
    violates: 'plugin.framing.host-ignores-unknown-members#requests',
    change: 'refuses requests with members that it does not know',
    apply: onReceiving((message) =>
      hasMore(message) && message.type === 'list_conversations'
        ? { ...message, type: 'unknown' }
        : message,
    ),
  },
  {
    id: 'plugin-host.input.drops-more-members',
    violates: 'plugin.framing.host-ignores-unknown-members#replies',
    change: 'passes over `print` with members that it does not know',
    apply: onReceiving((message) =>
      hasMore(message) && message.type === 'print' ? undefined : message,
    ),
  },
)

/** Lines of stderr after which the mutant reads no more. */
const MOST_LINES = 1_000

const stderrMutants = mutantsOf(
  {
    id: 'plugin-host.input.obeys-stderr',
    violates: 'plugin.framing.three-channels#stderr-apart',
    change: 'carries out messages on stderr',
    apply: having(() => ({
      stderr(text, output) {
        const message = parse(text)
        if (isObject(message)) output.print({ type: 'print', ...message })
      },
    })),
  },
  {
    id: 'plugin-host.input.shows-stderr',
    violates: 'plugin.framing.stderr-hidden-by-default',
    change: 'passes stderr on to the user',
    apply: having(() => ({ stderr: (text, output) => output.write(2, `${text}\n`) })),
  },
  {
    id: 'plugin-host.input.stops-reading-stderr',
    violates: 'plugin.framing.stderr-is-drained#to-end',
    change: 'reads no more of stderr after a thousand lines',
    limits: { session_ms: 6_000 },
    apply: having(() => {
      let lines = 0
      return {
        stderr: (_text, _output, pause) => {
          lines += 1
          if (lines > MOST_LINES) pause()
        },
      }
    }),
  },
)

export const inputMutants = [...bytesMutants, ...stderrMutants]
