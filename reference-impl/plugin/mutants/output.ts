import { having, onReceiving, onSending, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

const COUNTS = ['counts events'] as const

export const outputMutants = [
  ...mutantsIn('plugin.print')({
    'print-form#text': {
      'lists-lines: prints a list of lines': withMembers('print', ({ text }) => ({
        text: String(text).split('\n'),
      })),
    },
    'print-form#channel': {
      'prints-on-stdout: prints on the channel `stdout`': withMembers('print', () => ({
        channel: 'stdout',
      })),
      'lists-channels: prints on a list of channels': withMembers('print', () => ({
        channel: ['content'],
      })),
    },
    'print-form#format': {
      'prints-html: prints in the format `html`': withMembers('print', () => ({ format: 'html' })),
      'lists-formats: prints in a list of formats': withMembers('print', () => ({
        format: ['plain'],
      })),
    },
    'language-of-code': {
      'names-language: states a language with the format `json`': {
        cases: ['reads a setting'],
        apply: withMembers('print', () => ({ language: 'json' })),
      },
    },
    'output-is-printed': {
      'prints-on-stderr: writes its output to stderr instead of printing it': having(
        ({ encode }) => ({
          encode(message) {
            if (message.type !== 'print') return encode(message)
            process.stderr.write(String(message.text))
            return ''
          },
        }),
      ),
    },
  }),
  ...mutantsIn('plugin.log')({
    'log-form#message': {
      'logs-objects: gives an object as the message of a log entry': {
        cases: COUNTS,
        apply: withMembers('log', ({ message }) => ({ message: { text: message } })),
      },
    },
    'log-form#level': {
      'invents-levels: spells the level `info` as `INFO`': {
        cases: COUNTS,
        apply: withMembers('log', ({ level }) => ({ level: String(level).toUpperCase() })),
      },
      'lists-levels: gives a list of levels': {
        cases: COUNTS,
        apply: withMembers('log', ({ level }) => ({ level: [level] })),
      },
    },
    'log-form#fields': {
      'lists-fields: gives the fields of a log entry as a list': {
        cases: COUNTS,
        apply: withMembers('log', ({ fields }) => ({ fields: [fields] })),
      },
    },
    'log-may-be-late': {
      'logs-before-ready: logs before it is ready': {
        cases: COUNTS,
        reported: 'its first entry comes before `ready`',
        apply: onReceiving((message, peer) => {
          if (message.type === 'init') peer.send({ type: 'log', level: 'info', message: 'begins' })
          return message
        }),
      },
    },
  }),
]

export const caseMutants = mutantsIn('plugin.case')({
  'expected-exit#code': {
    'ends-with-another-code: ends with code 3': withMembers('exit', () => ({
      code: 3,
      reason: 'three',
    })),
  },
  'expected-exit#reason': {
    'gives-another-reason: gives `failed` as the reason of every failure': {
      cases: ['refuses what it does not know'],
      apply: withMembers('exit', ({ code }) => (code === 0 ? {} : { reason: 'failed' })),
    },
  },
  'expected-output': {
    'prints-in-capitals: prints in capital letters': withMembers('print', ({ text }) => ({
      text: String(text).toUpperCase(),
    })),
    'prints-nothing: prints nothing': onSending('print', () => []),
  },
  'expected-files': {
    'writes-elsewhere: writes to a file of another name': {
      cases: ['writes a file'],
      apply: onReceiving((message) =>
        message.type === 'init' ? { ...message, args: ['export', 'other.txt'] } : message,
      ),
    },
  },
  'expected-responses#address': {
    'listens-nowhere: does not listen at its port': {
      profile: 'serves',
      limits: { idle_ms: 3_000 },
      apply: having(() => ({ listen: () => {} })),
    },
  },
  'expected-responses#status': {
    'responds-well: responds with status 200 to everything': {
      profile: 'serves',
      apply: having(() => ({ answer: (its) => ({ ...its, status: 200 }) })),
    },
  },
  'expected-responses#body': {
    'cuts-bodies: leaves out the last character of each body': {
      profile: 'serves',
      apply: having(() => ({ answer: (its) => ({ ...its, body: its.body.slice(0, -1) }) })),
    },
  },
})
