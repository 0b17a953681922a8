import { having, onLine, onMessage, onReceiving } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import { mutantsOf } from './mutant.ts'

export const framingMutants = mutantsOf(
  {
    id: 'vfs.framing.pretty-prints',
    violates: 'vfs.framing.one-object-per-line',
    change: 'indents its messages over several lines',
    limits: { idle_ms: 1_500 },
    apply: onLine((_, message) => `${JSON.stringify(message, null, 2)}\n`),
  },
  {
    id: 'vfs.framing.leaves-last-line-open',
    violates: 'vfs.framing.one-object-per-line',
    change: 'puts line feeds between its messages and none after the last',
    apply: onLine((line, { id }) => (id === undefined ? line.trimEnd() : line)),
  },
  {
    id: 'vfs.framing.prints-templates',
    violates: 'vfs.framing.tool-escapes-line-breaks',
    change: 'puts texts into its final message as a shell script would, line breaks and all',
    cases: ['tidies up'],
    apply: onLine((line, { id }) => (id === undefined ? line.replace(/(?<!\\)\\n/g, '\n') : line)),
  },
  {
    id: 'vfs.framing.parses-whatever-arrives',
    violates: 'vfs.framing.tool-reassembles-input',
    change: 'takes what one read gives it for one message',
    apply: having(({ cut }) => ({
      cut: (onLine) => ({
        ...cut(onLine),
        push: afterInit(cut(onLine).push, (chunk) => {
          JSON.parse(chunk.toString('utf8'))
          onLine(chunk, 'lf')
        }),
      }),
    })),
  },
  {
    id: 'vfs.framing.batches',
    violates: 'vfs.framing.tool-sends-no-batch',
    change: 'sends a progress report as a batch of one before its final notification',
    apply: onLine((line, { id }) =>
      id === undefined ? `[{"jsonrpc":"2.0","method":"progress"}]\n${line}` : line,
    ),
  },
  {
    id: 'vfs.framing.prints-banner',
    violates: 'vfs.framing.only-messages-on-stdout',
    change: 'greets on stdout before its final notification',
    apply: onLine((line, { id }) => (id === undefined ? `Done.\n${line}` : line)),
  },
  {
    id: 'vfs.framing.logs-on-stdout',
    violates: 'vfs.framing.only-messages-on-stdout',
    change: 'writes its log as JSON lines among its messages',
    apply: onMessage((message) => [
      { jsonrpc: '2.0', level: 'info', message: `sending ${message.method}` } as Message,
      message,
    ]),
  },
  {
    id: 'vfs.framing.begins-with-byte-order-mark',
    violates: 'vfs.framing.tool-writes-utf8',
    change: 'marks its final notification with a byte-order mark',
    apply: onLine((line, { id }) => (id === undefined ? `\ufeff${line}` : line)),
  },
  {
    id: 'vfs.framing.writes-latin-1',
    violates: 'vfs.framing.tool-writes-utf8',
    change: 'writes Latin-1 where the locale is C',
    apply: having(({ write }) => ({
      write: (bytes) =>
        write(process.env.LC_ALL === 'C' ? Buffer.from(String(bytes), 'latin1') : bytes),
    })),
  },
  {
    id: 'vfs.framing.never-flushes',
    violates: 'vfs.framing.tool-flushes',
    change: 'keeps its messages in a buffer that is flushed at its end only',
    limits: { startup_ms: 3_000, idle_ms: 1_500 },
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
  {
    id: 'vfs.framing.relies-on-member-order',
    violates: 'vfs.framing.tool-ignores-member-order',
    change: 'reads only messages that begin with the member `jsonrpc`',
    apply: onReceiving((message) => {
      if (Object.keys(message)[0] !== 'jsonrpc') throw new Error('what is this?')
      return message
    }),
  },
  {
    id: 'vfs.framing.relies-on-spacing',
    violates: 'vfs.framing.tool-ignores-member-order',
    change: 'finds members by a pattern that knows no white space',
    apply: having(({ decode }) => ({
      decode: (line) => {
        if (!/^\{".*[^\s]\}$/.test(line.toString('utf8'))) throw new Error('what is this?')
        return decode(line)
      },
    })),
  },
  {
    id: 'vfs.framing.breaks-surrogates',
    violates: 'vfs.framing.tool-decodes-escapes',
    change: 'decodes both halves of an escaped surrogate pair by themselves, to U+FFFD',
    apply: having(({ decode }) => ({
      decode: (line) =>
        decode(Buffer.from(line.toString('utf8').replace(/\\ud[89a-f]../gi, '\\ufffd'))),
    })),
  },
  {
    id: 'vfs.framing.pads-lines',
    violates: 'vfs.framing.tool-ends-lines-with-lf',
    change: 'leaves a space between the closing brace and the line feed',
    apply: onLine((line) => line.replace('\n', ' \n')),
  },
)

type Push = (chunk: Buffer) => void

/** Leaves `init` to a sound reader: how much of it arrives at once is chance. */
function afterInit(sound: Push, unsound: Push): Push {
  let begun = false
  return (chunk) => {
    const push = begun ? unsound : sound
    begun ||= chunk.includes('\n')
    push(chunk)
  }
}
