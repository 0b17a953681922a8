import { isObject, parse } from '../../../harness/wire/json.ts'
import { onLine, onReceiving } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

/** Characters of the longest line that the short-sighted mutant reads. */
const LONGEST = 1_000_000

const hasMore = (message: object) => Object.hasOwn(message, 'colour')

/** Defects of what is made of a plugin's bytes. */
const bytesMutants = mutantsIn('plugin-host.input')({
  'plugin.framing.host-reassembles-input#pieces': {
    'takes-pieces: takes each piece that it reads for a line': having(() => ({
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
  'plugin.framing.host-reassembles-input#several': {
    'takes-first-line: takes only the first of several lines that come at once': having(
      ({ cut }) => ({
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
      }),
    ),
  },
  'plugin.framing.host-handles-long-lines': {
    'drops-long-lines: passes over lines of more than a million characters': onReceiving(
      (message) => (String(message.text ?? '').length > LONGEST ? undefined : message),
    ),
  },
  'plugin.framing.text-is-preserved#incoming': {
    'breaks-lines: takes a line separator for a line feed': onReceiving((message) =>
      typeof message.text === 'string'
        ? { ...message, text: message.text.replaceAll('\u2028', '\n') }
        : message,
    ),
  },
  'plugin.framing.text-is-preserved#outgoing': {
    'cuts-stored-text: sends stored events without line feeds': onLine('events', (line) =>
      line.replaceAll('\\n', ' '),
    ),
  },
  'plugin.framing.host-ignores-unknown-members#requests': {
    'refuses-more-members: refuses requests with members that it does not know': onReceiving(
      (message) =>
        hasMore(message) && message.type === 'list_conversations'
          ? { ...message, type: 'unknown' }
          : message,
    ),
  },
  'plugin.framing.host-ignores-unknown-members#replies': {
    'drops-more-members: passes over `print` with members that it does not know': onReceiving(
      (message) => (hasMore(message) && message.type === 'print' ? undefined : message),
    ),
  },
})

/** Lines of stderr after which the mutant reads no more. */
const MOST_LINES = 1_000

const stderrMutants = mutantsIn('plugin-host.input')({
  'plugin.framing.three-channels#stderr-apart': {
    'obeys-stderr: carries out messages on stderr': having(() => ({
      stderr(text, output) {
        const message = parse(text)
        if (isObject(message)) output.print({ type: 'print', ...message })
      },
    })),
  },
  'plugin.framing.stderr-hidden-by-default': {
    'shows-stderr: passes stderr on to the user': having(() => ({
      stderr: (text, output) => output.write(2, `${text}\n`),
    })),
  },
  'plugin.framing.stderr-is-drained#to-end': {
    'stops-reading-stderr: reads no more of stderr after a thousand lines': {
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
  },
})

export const inputMutants = [...bytesMutants, ...stderrMutants]
