import { having, onLine, onReceiving, onSending, stayAlive, withMembers } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

const REFUSES = ['refuses what it does not know'] as const

export const lifecycleMutants = mutantsOf(
  {
    id: 'plugin.lifecycle.is-never-ready',
    violates: 'plugin.lifecycle.acknowledges-init',
    change: 'sends no `ready`',
    apply: onLine('ready', () => ''),
  },
  {
    id: 'plugin.lifecycle.asks-before-ready',
    violates: 'plugin.lifecycle.ready-comes-first',
    change: 'sends `ready` after its first request',
    apply: having(({ encode }) => ({
      encode: (message) => {
        if (message.type === 'ready') return ''
        const line = encode(message)
        return message.type === 'list_conversations' ? `${line}${encode({ type: 'ready' })}` : line
      },
    })),
  },
  {
    id: 'plugin.lifecycle.is-ready-twice',
    violates: 'plugin.lifecycle.ready-once',
    change: 'sends `ready` again before it prints',
    apply: onSending('print', (message) => [{ type: 'ready' }, message]),
  },
  {
    id: 'plugin.lifecycle.ends-without-exit',
    violates: 'plugin.lifecycle.ends-with-exit#sent',
    change: 'ends its process without `exit`',
    apply: onLine('exit', () => ''),
  },
  {
    id: 'plugin.lifecycle.spells-code',
    violates: 'plugin.lifecycle.ends-with-exit#code',
    change: 'gives the code of `exit` as a text',
    apply: withMembers('exit', ({ code }) => ({ code: String(code) })),
  },
  {
    id: 'plugin.lifecycle.exits-with-256',
    violates: 'plugin.lifecycle.exit-code-range',
    change: 'ends with code 256 when it fails',
    cases: REFUSES,
    apply: withMembers('exit', ({ code }) => ({ code: code === 2 ? 256 : code })),
  },
  {
    id: 'plugin.lifecycle.fails-silently',
    violates: 'plugin.lifecycle.explains-failure#explained',
    change: 'gives no reason when it fails',
    cases: REFUSES,
    apply: onSending('exit', ({ reason, ...message }) => [message]),
  },
  {
    id: 'plugin.lifecycle.explains-success',
    violates: 'plugin.lifecycle.explains-failure#silent-success',
    change: 'gives a reason when it succeeds',
    apply: withMembers('exit', ({ code }) => (code === 0 ? { reason: 'done' } : {})),
  },
  {
    id: 'plugin.lifecycle.logs-after-exit',
    violates: 'plugin.lifecycle.ends-after-exit#silent',
    change: 'sends a log message after `exit`',
    apply: onSending('exit', (message) => [
      message,
      { type: 'log', level: 'info', message: 'done' },
    ]),
  },
  {
    id: 'plugin.lifecycle.waits-for-end-of-input',
    violates: 'plugin.lifecycle.ends-after-exit#unaided',
    change: 'ends its process only when its input ends',
    limits: { exit_ms: 1_500 },
    apply: having(() => ({ leave: stayAlive })),
  },
  {
    id: 'plugin.lifecycle.dies-of-arguments',
    violates: 'plugin.lifecycle.failure-ends-with-exit',
    change: 'ends with status 2 and a line on stderr when its arguments are unusable',
    cases: REFUSES,
    apply: having(({ encode }) => ({
      encode(message) {
        if (message.type !== 'exit' || message.code === 0) return encode(message)
        process.stderr.write(`${String(message.reason)}\n`)
        process.exit(2)
      },
    })),
  },
  {
    id: 'plugin.lifecycle.is-ready-to-describe',
    violates: 'plugin.lifecycle.first-message-decides',
    change: 'sends `ready` whatever it is asked for',
    apply: onSending('describe', (message) => [{ type: 'ready' }, message]),
  },
  {
    id: 'plugin.lifecycle.refuses-version',
    violates: 'plugin.lifecycle.version-may-be-refused',
    change: 'refuses another version than 1',
    reported: 'it refuses the version',
    apply: onReceiving((message, peer) => {
      if (message.type === 'init' && message.version !== 1) peer.exit(1, 'unknown version')
      return message
    }),
  },
  {
    id: 'plugin.lifecycle.logs-by-level',
    violates: 'plugin.lifecycle.log-level-may-filter',
    change: 'logs its progress where the log level is trace',
    cases: ['counts events'],
    reported: 'it logs more at another level',
    apply: onReceiving((message, peer) => {
      if (message.type === 'init' && Number(message.log_level) >= 4)
        peer.send({ type: 'log', level: 'trace', message: 'begins' })
      return message
    }),
  },
)
