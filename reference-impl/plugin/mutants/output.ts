import { having, onReceiving, onSending, withMembers } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

const COUNTS = ['counts events'] as const

export const outputMutants = mutantsOf(
  {
    id: 'plugin.print.lists-lines',
    violates: 'plugin.print.print-form#text',
    change: 'prints a list of lines',
    apply: withMembers('print', ({ text }) => ({ text: String(text).split('\n') })),
  },
  {
    id: 'plugin.print.prints-on-stdout',
    violates: 'plugin.print.print-form#channel',
    change: 'prints on the channel `stdout`',
    apply: withMembers('print', () => ({ channel: 'stdout' })),
  },
  {
    id: 'plugin.print.prints-html',
    violates: 'plugin.print.print-form#format',
    change: 'prints in the format `html`',
    apply: withMembers('print', () => ({ format: 'html' })),
  },
  {
    id: 'plugin.print.names-language',
    violates: 'plugin.print.language-of-code',
    change: 'states a language with the format `json`',
    cases: ['reads a setting'],
    apply: withMembers('print', () => ({ language: 'json' })),
  },
  {
    id: 'plugin.print.prints-on-stderr',
    violates: 'plugin.print.output-is-printed',
    change: 'writes its output to stderr instead of printing it',
    apply: having(({ encode }) => ({
      encode(message) {
        if (message.type !== 'print') return encode(message)
        process.stderr.write(String(message.text))
        return ''
      },
    })),
  },
  {
    id: 'plugin.log.logs-objects',
    violates: 'plugin.log.log-form#message',
    change: 'gives an object as the message of a log entry',
    cases: COUNTS,
    apply: withMembers('log', ({ message }) => ({ message: { text: message } })),
  },
  {
    id: 'plugin.log.invents-levels',
    violates: 'plugin.log.log-form#level',
    change: 'spells the level `info` as `INFO`',
    cases: COUNTS,
    apply: withMembers('log', ({ level }) => ({ level: String(level).toUpperCase() })),
  },
  {
    id: 'plugin.log.lists-fields',
    violates: 'plugin.log.log-form#fields',
    change: 'gives the fields of a log entry as a list',
    cases: COUNTS,
    apply: withMembers('log', ({ fields }) => ({ fields: [fields] })),
  },
  {
    id: 'plugin.log.logs-before-ready',
    violates: 'plugin.log.log-may-be-late',
    change: 'logs before it is ready',
    cases: COUNTS,
    reported: 'its first entry comes before `ready`',
    apply: onReceiving((message, peer) => {
      if (message.type === 'init') peer.send({ type: 'log', level: 'info', message: 'begins' })
      return message
    }),
  },
)

export const caseMutants = mutantsOf(
  {
    id: 'plugin.case.ends-with-another-code',
    violates: 'plugin.case.expected-exit#code',
    change: 'ends with code 3',
    apply: withMembers('exit', () => ({ code: 3, reason: 'three' })),
  },
  {
    id: 'plugin.case.gives-another-reason',
    violates: 'plugin.case.expected-exit#reason',
    change: 'gives `failed` as the reason of every failure',
    cases: ['refuses what it does not know'],
    apply: withMembers('exit', ({ code }) => (code === 0 ? {} : { reason: 'failed' })),
  },
  {
    id: 'plugin.case.prints-in-capitals',
    violates: 'plugin.case.expected-output',
    change: 'prints in capital letters',
    apply: withMembers('print', ({ text }) => ({ text: String(text).toUpperCase() })),
  },
  {
    id: 'plugin.case.writes-elsewhere',
    violates: 'plugin.case.expected-files',
    change: 'writes to a file of another name',
    cases: ['writes a file'],
    apply: onReceiving((message) =>
      message.type === 'init' ? { ...message, args: ['export', 'other.txt'] } : message,
    ),
  },
  {
    id: 'plugin.case.prints-nothing',
    violates: 'plugin.case.expected-output',
    change: 'prints nothing',
    apply: onSending('print', () => []),
  },
)
