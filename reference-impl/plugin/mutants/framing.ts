import { appendFileSync } from 'node:fs'
import type { Message } from '../program/seams.ts'
import { having, onLine, onReceiving, onSending } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

export const framingMutants = mutantsIn('plugin.framing')({
  'plugin-writes-one-object-per-line#unshared': {
    'joins-messages: writes `print` and `exit` on one line': onLine('print', (line) =>
      line.trimEnd(),
    ),
  },
  'plugin-writes-one-object-per-line#unbroken': {
    'pretty-prints: indents `print` over several lines': onLine(
      'print',
      (_, message) => `${JSON.stringify(message, null, 2)}\n`,
    ),
  },
  'plugin-writes-one-object-per-line#object': {
    'ends-with-array: writes `print` as an array of one message': onLine(
      'print',
      (_, message) => `${JSON.stringify([message])}\n`,
    ),
  },
  'plugin-writes-one-object-per-line#closed': {
    'begins-lines: writes line feeds between its messages instead of after each': {
      limits: { idle_ms: 3_000 },
      apply: having(({ encode }) => ({
        encode: (message) =>
          message.type === 'ready' ? encode(message).trimEnd() : `\n${encode(message).trimEnd()}`,
      })),
    },
  },
  'plugin-names-types#string': {
    'leaves-type-out: leaves the type of `print` out': onSending(
      'print',
      ({ type, ...message }) => [message],
    ),
  },
  'plugin-names-types#known': {
    'invents-types: reports its progress in messages of a type of its own': onSending(
      'print',
      (message) => [{ type: 'progress', done: 1 }, message],
    ),
  },
  'only-messages-on-stdout#before': {
    'prints-banner: writes its name and version to stdout before `ready`': onLine(
      'ready',
      (line) => `reference 0.1.0\n${line}`,
    ),
  },
  'only-messages-on-stdout#between': {
    'prints-progress: writes a bare line to stdout before it prints': onLine(
      'print',
      (line) => `printing…\n${line}`,
    ),
  },
  'only-messages-on-stdout#after': {
    'takes-its-leave: writes a bare line to stdout after `exit`': onLine(
      'exit',
      (line) => `${line}Goodbye.\n`,
    ),
  },
  'debug-output-on-stderr': {
    'debugs-on-stdout: writes debugging output to stdout': onLine(
      'list_conversations',
      (line) => `DEBUG asking for conversations\n${line}`,
    ),
  },
  'plugin-flushes': {
    'never-flushes: keeps its messages in a buffer that is flushed at its end only': {
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
  },
  'plugin-lines-stay-whole': {
    'ends-lines-late: writes the line feeds of requests behind all of those that it makes at once':
      {
        ...{ cases: ['counts events'], limits: { idle_ms: 3_000, shutdown_grace_ms: 3_000 } },
        apply: having(({ encode, write }) => ({
          encode(message) {
            if (message.id === undefined) return encode(message)
            queueMicrotask(() => write('\n'))
            return encode(message).trimEnd()
          },
        })),
      },
  },
  'plugin-writes-utf8-json#utf8': {
    'writes-latin-1: writes Latin-1 where the locale is C': having(({ write }) => ({
      write: (bytes) =>
        write(process.env.LC_ALL === 'C' ? Buffer.from(String(bytes), 'latin1') : bytes),
    })),
  },
  'plugin-writes-utf8-json#no-mark': {
    'begins-with-byte-order-mark: marks the beginning of its output with a byte-order mark': onLine(
      'ready',
      (line) => `\ufeff${line}`,
    ),
  },
  'plugin-writes-utf8-json#strict': {
    'leaves-trailing-comma: ends the members of `print` with a comma': onLine('print', (line) =>
      line.replace(/\}\n$/, ',}\n'),
    ),
  },
  'plugin-repeats-no-member#outer': {
    'states-types-twice: ends `print` with the type that it begins with': onLine('print', (line) =>
      line.replace(/\}\n$/, ',"type":"print"}\n'),
    ),
  },
  'plugin-repeats-no-member#inner': {
    'logs-fields-twice: gives a field of `log` once escaped and once plainly': {
      cases: ['counts events'],
      apply: onLine('log', (line) => line.replace('"count":', '"c\\u006funt":0,"count":')),
    },
  },
  'tidy-lines#last-line-ended': {
    'leaves-last-line-open: writes no line feed after `exit`': onLine('exit', (line) =>
      line.trimEnd(),
    ),
  },
  'tidy-lines#no-blank-lines': {
    'leaves-lines-blank: writes a blank line before `exit`': onLine('exit', (line) => `\n${line}`),
  },
  'plugin-reassembles-input#pieces': {
    'parses-whatever-arrives: takes what one read gives it for one message, once it has read `init`':
      {
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
    'ends-lines-at-separators: takes the separators of lines and paragraphs that Unicode has for line feeds':
      having(({ cut }) => ({
        cut: (onLine) =>
          cut((line, ending) => {
            for (const part of line.toString('utf8').split(/[\u0085\u2028\u2029]/))
              onLine(Buffer.from(part), ending)
          }),
      })),
  },
  'plugin-reassembles-input#several': {
    'reads-first-line-only: passes over whatever follows the first line of what one read gives it':
      {
        cases: ['serves until it is asked to end'],
        limits: { idle_ms: 3_000, shutdown_grace_ms: 3_000 },
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
  },
  'plugin-bears-missing-members': {
    'relies-on-paths: reads a directory of the user without looking whether it is there':
      onReceiving((message) => {
        if (message.type === 'init') String((message.paths as Record<string, string>).user_data)
        return message
      }),
  },
  'plugin-ignores-unknown-members#requests': {
    'refuses-unknown-init-members: refuses an `init` with a member that it does not know':
      onReceiving((message, peer) => {
        if (message.type === 'init' && 'x-unknown' in message) peer.exit(1, 'unknown member')
        return message
      }),
    'refuses-unknown-describe-members: refuses a `describe` with a member that it does not know':
      onReceiving((message, peer) => {
        if (message.type === 'describe' && 'x-unknown' in message) peer.exit(1, 'unknown member')
        return message
      }),
  },
  'plugin-ignores-unknown-members#replies': {
    'obeys-bare-shutdown-only: passes over a `shutdown` with members that it does not know':
      onReceiving((message) =>
        message.type === 'shutdown' && Object.keys(message).length > 1 ? undefined : message,
      ),
    'refuses-unknown-reply-members: refuses a reply with a member that it does not know':
      onReceiving((message, peer) => {
        const isReply = message.type === 'conversations'
        if (isReply && Object.keys(message).some((name) => !['type', 'id', 'data'].includes(name)))
          peer.exit(1, 'unknown member')
        return message
      }),
  },
  'plugin-reads-long-lines': {
    'reads-a-mebibyte: refuses lines of more than 1 MiB': having(({ decode }) => ({
      decode(line) {
        if (line.length > 1024 * 1024) throw new Error('the line is too long')
        return decode(line)
      },
    })),
  },
  'no-direct-terminal-output#terminal-untouched': {
    'writes-to-the-terminal: shows its progress on the terminal': onLine('print', (line) => {
      try {
        appendFileSync('/dev/tty', 'printing\n')
      } catch {
        // There is no terminal.
      }
      return line
    }),
  },
  'no-direct-terminal-output#print-used': {
    'shows-on-stderr: writes its text to stderr': onLine('print', (_, { text }) => {
      process.stderr.write(String(text))
      return ''
    }),
  },
  'received-text-is-escaped': {
    'escapes-by-hand: escapes quotes, backslashes and line feeds only': onLine(
      'print',
      (_, { text }) => `{"type":"print","text":"${byHand(String(text))}"}\n`,
    ),
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

const byHand = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
