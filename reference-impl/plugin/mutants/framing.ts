import { appendFileSync } from 'node:fs'
import { having, onLine, onSending } from './combinators.ts'
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
    'prints-traces: writes a bare line to stdout where the log level is trace': having(
      ({ receive, write }) => ({
        receive(message, peer) {
          if (message.type === 'init' && Number(message.log_level) > 3) write('begins\n')
          return receive(message, peer)
        },
      }),
    ),
    'debugs-on-stdout: writes debugging output to stdout': onLine(
      'list_conversations',
      (line) => `DEBUG asking for conversations\n${line}`,
    ),
  },
  'plugin-flushes': {
    'flushes-once: flushes its first message, and the others at its end': {
      limits: { idle_ms: 3_000 },
      apply: having(({ write, leave }) => {
        let [kept, isFirst] = ['', true]
        return {
          write(bytes) {
            if (isFirst) write(bytes)
            else kept += String(bytes)
            isFirst = false
          },
          leave(status) {
            write(kept)
            leave(status)
          },
        }
      }),
    },
    'keeps-its-second-request: keeps a request in a buffer until it writes its next message': {
      ...{ cases: ['shows a conversation'], limits: { idle_ms: 3_000 } },
      apply: having(({ encode }) => {
        let kept = ''
        return {
          encode(message) {
            const line = kept + encode(message)
            kept = message.type === 'read_events' ? line : ''
            return kept === '' ? line : ''
          },
        }
      }),
    },
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
})
