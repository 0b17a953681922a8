import { isObject, parse } from '../../../harness/wire/json.ts'
import { onLine, onReceiving } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'
import { composed } from './tidied.ts'

/** Characters of the longest line that the short-sighted mutant reads. */
const LONGEST = 1_000_000

const hasMore = (message: object) => Object.hasOwn(message, 'colour')

/** Defects of what is made of a plugin's bytes. */
const bytesMutants = mutantsIn('plugin-host.input')({
  'plugin.framing.host-reassembles-input#pieces': {
    'decodes-pieces: decodes each piece that it reads by itself': having(({ cut }) => ({
      cut(onLine) {
        const lines = cut(onLine)
        return { ...lines, push: (piece) => lines.push(Buffer.from(piece.toString('utf8'))) }
      },
    })),
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
  'plugin.framing.text-is-preserved#incoming': {
    'breaks-lines: takes a line separator for a line feed': onReceiving((message) =>
      typeof message.text === 'string'
        ? { ...message, text: message.text.replaceAll('\u2028', '\n') }
        : message,
    ),
    'composes-texts: shows texts in composed characters': onReceiving((message) =>
      typeof message.text === 'string' ? { ...message, text: composed(message.text) } : message,
    ),
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
    'cuts-long-lines: leaves the rest out of texts that are longer than a pipe': onLine(
      'events',
      (line) => line.replace(/("message":"[^"]{65536})[^"]*/, '$1'),
    ),
    'drops-long-lines: passes over lines of more than a million characters': onReceiving(
      (message) => (String(message.text ?? '').length > LONGEST ? undefined : message),
    ),
  },
  'plugin.framing.text-is-preserved#outgoing': {
    'composes-stored-text: sends stored events in composed characters': onLine('events', composed),
    'has-one-break-outwards: sends stored breaks of lines as line feeds alone': onLine(
      'events',
      (line) => line.replaceAll('\\r\\n', '\\n'),
    ),
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
    'ends-at-more-members: ends the run at a log message with members that it does not know':
      having(({ receive }) => ({
        receive(message, host) {
          if (hasMore(message) && message.type === 'log') host.end({ status: 1 })
          return receive(message, host)
        },
      })),
    'describes-strictly: takes no description with members that it does not know': having(
      ({ describe }) => ({
        async describe(...given) {
          const description = await describe(...given)
          return description && hasMore(description) ? undefined : description
        },
      }),
    ),
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
