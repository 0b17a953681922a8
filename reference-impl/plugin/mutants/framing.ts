import type { Message } from '../program/seams.ts'
import { having, onLine, onReceiving, onSending } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

export const framingMutants = mutantsOf(
  {
    id: 'plugin.framing.joins-messages',
    violates: 'plugin.framing.plugin-writes-one-object-per-line#unshared',
    change: 'writes `print` and `exit` on one line',
    apply: onLine('print', (line) => line.trimEnd()),
  },
  {
    id: 'plugin.framing.pretty-prints',
    violates: 'plugin.framing.plugin-writes-one-object-per-line#unbroken',
    change: 'indents `print` over several lines',
    apply: onLine('print', (_, message) => `${JSON.stringify(message, null, 2)}\n`),
  },
  {
    id: 'plugin.framing.ends-with-array',
    violates: 'plugin.framing.plugin-writes-one-object-per-line#object',
    change: 'writes `print` as an array of one message',
    apply: onLine('print', (_, message) => `${JSON.stringify([message])}\n`),
  },
  {
    id: 'plugin.framing.begins-lines',
    violates: 'plugin.framing.plugin-writes-one-object-per-line#closed',
    change: 'writes line feeds between its messages instead of after each',
    limits: { idle_ms: 1_500 },
    apply: having(({ encode }) => ({
      encode: (message) =>
        message.type === 'ready' ? encode(message).trimEnd() : `\n${encode(message).trimEnd()}`,
    })),
  },
  {
    id: 'plugin.framing.leaves-type-out',
    violates: 'plugin.framing.plugin-names-types#string',
    change: 'leaves the type of `print` out',
    apply: onSending('print', ({ type, ...message }) => [message]),
  },
  {
    id: 'plugin.framing.invents-types',
    violates: 'plugin.framing.plugin-names-types#known',
    change: 'reports its progress in messages of a type of its own',
    apply: onSending('print', (message) => [{ type: 'progress', done: 1 }, message]),
  },
  {
    id: 'plugin.framing.prints-banner',
    violates: 'plugin.framing.only-messages-on-stdout#before',
    change: 'writes its name and version to stdout before `ready`',
    apply: onLine('ready', (line) => `reference 0.1.0\n${line}`),
  },
  {
    id: 'plugin.framing.prints-progress',
    violates: 'plugin.framing.only-messages-on-stdout#between',
    change: 'writes a bare line to stdout before it prints',
    apply: onLine('print', (line) => `printing…\n${line}`),
  },
  {
    id: 'plugin.framing.takes-its-leave',
    violates: 'plugin.framing.only-messages-on-stdout#after',
    change: 'writes a bare line to stdout after `exit`',
    apply: onLine('exit', (line) => `${line}Goodbye.\n`),
  },
  {
    id: 'plugin.framing.debugs-on-stdout',
    violates: 'plugin.framing.debug-output-on-stderr',
    change: 'writes debugging output to stdout',
    apply: onLine('list_conversations', (line) => `DEBUG asking for conversations\n${line}`),
  },
  {
    id: 'plugin.framing.never-flushes',
    violates: 'plugin.framing.plugin-flushes',
    change: 'keeps its messages in a buffer that is flushed at its end only',
    limits: { startup_ms: 3_000 },
    apply: having(({ write, leave }) => {
      const kept: string[] = []
      return {
        write: (bytes) => kept.push(String(bytes)),
        leave(status) {
          write(kept.join(''))
          leave(status)
        },
      }
    }),
  },
  {
    id: 'plugin.framing.writes-latin-1',
    violates: 'plugin.framing.plugin-writes-utf8-json#utf8',
    change: 'writes Latin-1 where the locale is C',
    apply: having(({ write }) => ({
      write: (bytes) =>
        write(process.env.LC_ALL === 'C' ? Buffer.from(String(bytes), 'latin1') : bytes),
    })),
  },
  {
    id: 'plugin.framing.begins-with-byte-order-mark',
    violates: 'plugin.framing.plugin-writes-utf8-json#no-mark',
    change: 'marks the beginning of its output with a byte-order mark',
    apply: onLine('ready', (line) => `\ufeff${line}`),
  },
  {
    id: 'plugin.framing.leaves-trailing-comma',
    violates: 'plugin.framing.plugin-writes-utf8-json#strict',
    change: 'ends the members of `print` with a comma',
    apply: onLine('print', (line) => line.replace(/\}\n$/, ',}\n')),
  },
  {
    id: 'plugin.framing.leaves-last-line-open',
    violates: 'plugin.framing.tidy-lines#last-line-ended',
    change: 'writes no line feed after `exit`',
    apply: onLine('exit', (line) => line.trimEnd()),
  },
  {
    id: 'plugin.framing.leaves-lines-blank',
    violates: 'plugin.framing.tidy-lines#no-blank-lines',
    change: 'writes a blank line before `exit`',
    apply: onLine('exit', (line) => `\n${line}`),
  },
  {
    id: 'plugin.framing.parses-whatever-arrives',
    violates: 'plugin.framing.plugin-reassembles-input#pieces',
    change: 'takes what one read gives it for one message, once it has read `init`',
    timeScale: 10,
    apply: having(({ cut }) => ({
      cut: (onLine) => {
        let isStarted = false
        const lines = cut((line, ending) => {
          isStarted = true
          onLine(line, ending)
        })
        return {
          ...lines,
          push(chunk) {
            if (!isStarted) return lines.push(chunk)
            JSON.parse(chunk.toString('utf8'))
            onLine(chunk, 'lf')
          },
        }
      },
    })),
  },
  {
    id: 'plugin.framing.reads-first-line-only',
    violates: 'plugin.framing.plugin-reassembles-input#several',
    change: 'passes over whatever follows the first line of what one read gives it',
    cases: ['serves until it is asked to end'],
    limits: { idle_ms: 1_500, shutdown_grace_ms: 1_500 },
    apply: having(({ cut }) => ({
      cut: (onLine) => {
        let isFirst = true
        const lines = cut((line, ending) => {
          if (isFirst) onLine(line, ending)
          isFirst = false
        })
        return {
          ...lines,
          push(chunk) {
            isFirst = true
            lines.push(chunk)
          },
        }
      },
    })),
  },
  {
    id: 'plugin.framing.relies-on-paths',
    violates: 'plugin.framing.plugin-bears-missing-members',
    change: 'reads a directory of the user without looking whether it is there',
    apply: onReceiving((message) => {
      if (message.type === 'init') String((message.paths as Record<string, string>).user_data)
      return message
    }),
  },
  {
    id: 'plugin.framing.refuses-unknown-init-members',
    violates: 'plugin.framing.plugin-ignores-unknown-members#requests',
    change: 'refuses an `init` with a member that it does not know',
    apply: onReceiving((message, peer) => {
      if (message.type === 'init' && 'x-unknown' in message) peer.exit(1, 'unknown member')
      return message
    }),
  },
  {
    id: 'plugin.framing.refuses-unknown-reply-members',
    violates: 'plugin.framing.plugin-ignores-unknown-members#replies',
    change: 'refuses a reply with a member that it does not know',
    apply: onReceiving((message, peer) => {
      const isReply = message.type === 'conversations'
      if (isReply && Object.keys(message).some((name) => !['type', 'id', 'data'].includes(name)))
        peer.exit(1, 'unknown member')
      return message
    }),
  },
  {
    id: 'plugin.framing.reads-a-mebibyte',
    violates: 'plugin.framing.plugin-reads-long-lines',
    change: 'refuses lines of more than 1 MiB',
    apply: having(({ decode }) => ({
      decode(line) {
        if (line.length > 1024 * 1024) throw new Error('the line is too long')
        return decode(line)
      },
    })),
  },
  {
    id: 'plugin.framing.escapes-by-hand',
    violates: 'plugin.framing.received-text-is-escaped',
    change: 'escapes quotes, backslashes and line feeds only',
    apply: onLine('print', (_, { text }) => `{"type":"print","text":"${byHand(String(text))}"}\n`),
  },
  {
    id: 'plugin.framing.collapses-blanks',
    violates: 'plugin.framing.received-text-is-complete',
    change: 'prints one blank for several',
    apply: onSending('print', (message: Message) => [
      { ...message, text: String(message.text).replaceAll(/ {2,}/g, ' ') },
    ]),
  },
)

const byHand = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
