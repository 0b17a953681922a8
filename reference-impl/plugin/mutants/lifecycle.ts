import type { Message } from '../program/seams.ts'
import { having, onLine, onReceiving, onSending, stayAlive, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const REFUSES = ['refuses what it does not know'] as const

export const lifecycleMutants = mutantsIn('plugin.lifecycle')({
  'acknowledges-init': {
    'is-never-ready: sends no `ready`': onLine('ready', () => ''),
  },
  'ready-comes-first': {
    'asks-before-ready: sends `ready` after its first request': having(({ encode }) => ({
      encode: (message) => {
        if (message.type === 'ready') return ''
        const line = encode(message)
        return message.type === 'list_conversations' ? `${line}${encode({ type: 'ready' })}` : line
      },
    })),
  },
  'ready-once': {
    'is-ready-twice: sends `ready` again before it prints': onSending('print', (message) => [
      { type: 'ready' },
      message,
    ]),
  },
  'ends-with-exit#sent': {
    'ends-without-exit: ends its process without `exit`': onLine('exit', () => ''),
  },
  'ends-with-exit#code': {
    'spells-code: gives the code of `exit` as a text': withMembers('exit', ({ code }) => ({
      code: String(code),
    })),
  },
  'exit-code-range': {
    'exits-with-256: ends with code 256 when it fails': {
      cases: REFUSES,
      apply: withMembers('exit', ({ code }) => ({ code: code === 2 ? 256 : code })),
    },
  },
  'explains-failure#explained': {
    'fails-silently: gives no reason when it fails': {
      cases: REFUSES,
      apply: onSending('exit', ({ reason, ...message }) => [message]),
    },
    'fails-with-a-blank-line: prints a blank line in the place of the reason of a failure': {
      cases: REFUSES,
      apply: onSending('exit', ({ reason, ...message }) =>
        reason === undefined ? [message] : [{ type: 'print', text: '\n' }, message],
      ),
    },
    'refuses-versions-silently: refuses another version than 1 without a reason': onReceiving(
      (message, peer) => {
        if (message.type === 'init' && message.version !== 1) peer.exit(1)
        return message
      },
    ),
    'greets-and-fails: prints a line when it is ready, and gives no reason when it fails': having(
      ({ encode }) => ({
        encode({ reason, ...message }) {
          const greeting = { type: 'print', text: 'reading…\n', channel: 'chrome' }
          const line = encode(message as Message)
          return message.type === 'ready' ? `${line}${encode(greeting)}` : line
        },
      }),
    ),
  },
  'explains-failure#silent-success': {
    'explains-success: gives a reason when it succeeds': withMembers('exit', ({ code }) =>
      code === 0 ? { reason: 'done' } : {},
    ),
  },
  'ends-after-exit#silent': {
    'logs-after-exit: sends a log message after `exit`': onSending('exit', (message) => [
      message,
      { type: 'log', level: 'info', message: 'done' },
    ]),
  },
  'ends-after-exit#unaided': {
    'waits-for-end-of-input: ends its process only when its input ends': {
      limits: { exit_ms: 3_000 },
      apply: having(() => ({ leave: stayAlive })),
    },
  },
  'failure-ends-with-exit': {
    'dies-of-versions: ends without `exit` where the version is none that it knows': onReceiving(
      (message) => {
        if (message.type === 'init' && message.version !== 1) throw new Error('unknown version')
        return message
      },
    ),
    'dies-of-arguments: ends with status 2 and a line on stderr when its arguments are unusable': {
      cases: REFUSES,
      apply: having(({ encode }) => ({
        encode(message) {
          if (message.type !== 'exit' || message.code === 0) return encode(message)
          process.stderr.write(`${String(message.reason)}\n`)
          process.exit(2)
        },
      })),
    },
  },
  'first-message-decides': {
    'is-ready-to-describe: sends `ready` whatever it is asked for': onSending(
      'describe',
      (message) => [{ type: 'ready' }, message],
    ),
    'describes-to-the-future: describes itself where the version is none that it knows':
      onReceiving((message) =>
        message.type === 'init' && message.version !== 1 ? { type: 'describe' } : message,
      ),
    'describes-at-its-first-word: describes itself where its first argument asks for that': {
      cases: REFUSES,
      apply: onReceiving((message) =>
        message.type === 'init' && (message.args as string[])[0] === 'describe'
          ? { type: 'describe' }
          : message,
      ),
    },
    'describes-on-demand: describes itself where an argument asks for that': {
      cases: REFUSES,
      apply: onReceiving((message) =>
        message.type === 'init' && (message.args as string[]).includes('describe')
          ? { type: 'describe' }
          : message,
      ),
    },
  },
  'version-may-be-refused': {
    'refuses-version: refuses another version than 1': {
      reported: 'it refuses the version',
      apply: onReceiving((message, peer) => {
        if (message.type === 'init' && message.version !== 1) peer.exit(1, 'unknown version')
        return message
      }),
    },
  },
  'log-level-may-filter': {
    'logs-by-level: logs its progress where the log level is trace': {
      cases: ['counts events'],
      reported: 'it logs more at another level',
      apply: onReceiving((message, peer) => {
        if (message.type === 'init' && Number(message.log_level) >= 4)
          peer.send({ type: 'log', level: 'trace', message: 'begins' })
        return message
      }),
    },
  },
})
