import { having, onLine, onMessage, onReceiving } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import { atSeparators, untilInit, upToFirstLine, upToLastLine } from './chunks.ts'
import { mutantsIn } from './mutant.ts'

/** An escape with digits in lower and in upper case. */
const MIXED = /\\u(?=\w{0,3}[a-f])(?=\w{0,3}[A-F])[0-9a-fA-F]{4}/g

export const framingMutants = mutantsIn('vfs.framing')({
  'one-object-per-line': {
    'pretty-prints: indents its messages over several lines': {
      limits: { idle_ms: 3_000 },
      apply: onLine((_, message) => `${JSON.stringify(message, null, 2)}\n`),
    },
    'leaves-last-line-open: puts line feeds between its messages and none after the last': onLine(
      (line, { id }) => (id === undefined ? line.trimEnd() : line),
    ),
  },
  'tool-escapes-line-breaks': {
    'prints-templates: puts texts into its final message as a shell script would, line breaks and all':
      {
        cases: ['tidies up'],
        apply: onLine((line, { id }) =>
          id === undefined ? line.replace(/(?<!\\)\\n/g, '\n') : line,
        ),
      },
  },
  'tool-reassembles-input': {
    'drops-the-rest: takes the first message of what one read gives it, and drops what follows': {
      limits: { startup_ms: 3_000 },
      apply: having(({ cut }) => ({
        cut: (onLine) => {
          const lines = cut(onLine)
          return { ...lines, push: (chunk) => lines.push(upToFirstLine(chunk)) }
        },
      })),
    },
    'loses-what-came-with-init: reads `init` with one reader and what follows with another, and loses what came along':
      {
        limits: { startup_ms: 3_000 },
        apply: having(({ cut }) => ({
          cut: (onLine) => {
            const { push, ...lines } = cut(onLine)
            return { ...lines, push: untilInit((chunk) => push(upToFirstLine(chunk)), push) }
          },
        })),
      },
    'drops-what-began: drops the beginning of a message that comes with the end of another': having(
      ({ cut }) => ({
        cut: (onLine) => {
          const lines = cut(onLine)
          return { ...lines, push: (chunk) => lines.push(upToLastLine(chunk)) }
        },
      }),
    ),
    'cuts-at-separators: ends a line at each character that Unicode calls a line break': {
      limits: { idle_ms: 2_000 },
      apply: having(({ cut }) => ({ cut: (onLine) => cut(atSeparators(onLine)) })),
    },
    'parses-whatever-arrives: takes what one read gives it for one message': {
      timeScale: 10,
      apply: having(({ cut }) => ({
        cut: (onLine) => ({
          ...cut(onLine),
          push: untilInit(cut(onLine).push, (chunk) => {
            JSON.parse(chunk.toString('utf8'))
            onLine(chunk, 'lf')
          }),
        }),
      })),
    },
  },
  'tool-sends-no-batch': {
    'batches: sends a progress report as a batch of one before its final notification': onLine(
      (line, { id }) =>
        id === undefined ? `[{"jsonrpc":"2.0","method":"progress"}]\n${line}` : line,
    ),
  },
  'only-messages-on-stdout': {
    'prints-banner: greets on stdout before its final notification': onLine((line, { id }) =>
      id === undefined ? `Done.\n${line}` : line,
    ),
    'logs-in-brackets: writes its log as lines that begin with a level in brackets': onLine(
      (line, { method }) => `[info] sending ${method}\n${line}`,
    ),
    'logs-as-notifications: writes its log as notifications among its messages': onMessage(
      (message) => [{ jsonrpc: '2.0', method: 'log', params: { level: 'info' } }, message],
    ),
    'stray-id: writes the id of its next call before its final notification': onLine(
      (line, { id }) => (id === undefined ? `{"jsonrpc":"2.0","id":7}\n${line}` : line),
    ),
    'logs-on-stdout: writes its log as JSON lines among its messages': onMessage((message) => [
      { jsonrpc: '2.0', level: 'info', message: `sending ${message.method}` } as Message,
      message,
    ]),
  },
  'tool-writes-utf8': {
    'begins-with-byte-order-mark: marks its final notification with a byte-order mark': onLine(
      (line, { id }) => (id === undefined ? `\ufeff${line}` : line),
    ),
    'writes-latin-1-by-name: writes Latin-1 where the locale has it in its name': {
      limits: { idle_ms: 3_000 },
      apply: having(({ write }) => ({
        write: (bytes) =>
          write(/8859/.test(process.env.LANG ?? '') ? Buffer.from(String(bytes), 'latin1') : bytes),
      })),
    },
    'writes-latin-1: writes Latin-1 where the locale is C': having(({ write }) => ({
      write: (bytes) =>
        write(process.env.LC_ALL === 'C' ? Buffer.from(String(bytes), 'latin1') : bytes),
    })),
  },
  'tool-flushes': {
    'never-flushes: keeps its messages in a buffer that is flushed at its end only': {
      limits: { startup_ms: 3_000, idle_ms: 3_000 },
      apply: having(({ write, leave }) => {
        const running: string[] = []
        return {
          write: (bytes) => running.push(String(bytes)),
          leave(why) {
            write(running.join(''))
            leave(why)
          },
        }
      }),
    },
  },
  'tool-ignores-member-order': {
    'relies-on-member-order: reads only messages that begin with the member `jsonrpc`': onReceiving(
      (message) => {
        if (Object.keys(message)[0] !== 'jsonrpc') throw new Error('what is this?')
        return message
      },
    ),
    'dies-of-leading-ids: dies of a response that begins with its id': onReceiving((message) => {
      if (message.method === undefined && Object.keys(message)[0] === 'id')
        throw new Error('what is this?')
      return message
    }),
    'id-in-the-middle: reads responses that have their id in the second place': onReceiving(
      (message) => {
        if (message.method === undefined && Object.keys(message)[1] !== 'id')
          throw new Error('what is this?')
        return message
      },
    ),
    'relies-on-spacing: finds members by a pattern that knows no white space': having(
      ({ decode }) => ({
        decode: (line) => {
          if (!/^\{".*[^\s]\}$/.test(line.toString('utf8'))) throw new Error('what is this?')
          return decode(line)
        },
      }),
    ),
  },
  'tool-decodes-escapes': {
    'lower-case-digits: knows escapes in lower case only': misreading(
      /\\u[0-9A-F]*[A-F][0-9A-F]*/g,
    ),
    'escaped-capitals: knows escapes of digits and capital letters in no string': {
      cases: ['searches a tree'],
      apply: misreading(/\\u00[345][0-9a-f]/g),
    },
    'escaped-line-breaks: knows a line break as \\n only, and not by its number':
      misreading('\\u000a'),
    'escaped-quotes: takes a quotation mark that is escaped by its number for a question mark':
      misreading('\\u0022'),
    'escape-at-the-end: looks for an escape only where something follows it':
      misreading(/\\u00[3-7][0-9a-f](?=")/g),
    'digits-in-one-case: knows the digits of an escape in one case, and not in both':
      misreading(MIXED),
    'plain-slashes: does not know the escaped slash': misreading('\\/'),
    'breaks-surrogates: decodes both halves of an escaped surrogate pair by themselves, to U+FFFD':
      misreading(/\\ud[89a-f]../gi, '\\ufffd'),
  },
  'tool-repeats-no-member#outer': {
    'states-the-version-twice: ends its messages with the version that they begin with': onLine(
      (line) => line.replace(/\}\n$/, ',"jsonrpc":"2.0"}\n'),
    ),
  },
  'tool-repeats-no-member#inner': {
    'spells-paths-twice: gives each path once escaped and once plainly': onLine((line) =>
      line.replace('"path":', '"p\\u0061th":"","path":'),
    ),
  },
  'tool-ends-lines-with-lf': {
    'pads-lines: leaves a space between the closing brace and the line feed': onLine((line) =>
      line.replace('\n', ' \n'),
    ),
  },
})

/** Takes something else for what stands in a line. */
function misreading(written: string | RegExp, taken = '?') {
  return having(({ decode }) => ({
    decode: (line) => decode(Buffer.from(line.toString('utf8').replaceAll(written, taken))),
  }))
}
