import { onParams } from '../../tool/combinators.ts'
import { statefulMutants, stopsWith } from './declare.ts'

/** Fails with a failure that differs in some members from a correct one. */
const failsWith = (differing: Record<string, unknown>) =>
  stopsWith({
    Err: { message: 'no space left', trace: ['staged/a.txt'], transient: false, ...differing },
  })

/** Results that are tagged and hold something else. */
export const resultMutants = statefulMutants('toolstate.state', {
  'output-as-list': {
    violates: 'ok-is-text#output-string',
    change: 'gives its output as a list under Ok',
    apply: stopsWith({ Ok: ['staged a.txt'] }),
  },
  'no-output-as-null': {
    violates: 'ok-is-text#no-output',
    change: 'spells no output as null under Ok',
    apply: stopsWith({ Ok: null }),
  },
  'failure-as-text': {
    violates: 'err-has-message#err-object',
    change: 'gives the message of a failure as Err',
    apply: stopsWith({ Err: 'no space left' }),
  },
  'failure-by-number': {
    violates: 'err-has-message#message-string',
    change: 'gives a number as the message of a failure',
    apply: failsWith({ message: 28 }),
  },
  'no-trace': {
    violates: 'err-has-trace#trace-present',
    change: 'leaves the trace out, since there is none',
    apply: failsWith({ trace: undefined }),
  },
  'null-trace': {
    violates: 'err-has-trace#trace-array',
    change: 'gives null for the trace, since there is none',
    apply: failsWith({ trace: null }),
  },
  'trace-of-objects': {
    violates: 'err-has-trace#trace-strings',
    change: 'lists a cause as an object',
    apply: failsWith({ trace: ['staged/a.txt', { errno: 28 }] }),
  },
  'timeouts-are-permanent': {
    violates: 'transient-tells-retry#temporary-is-true',
    change: 'calls every failure permanent',
    cases: ['stages everything'],
    apply: onParams('error', (params) => ({ ...params, transient: false })),
  },
  'no-transient': {
    violates: 'err-has-transient#transient-present',
    change: 'leaves transient out, since the failure is permanent',
    apply: failsWith({ transient: undefined }),
  },
  'transient-as-text': {
    violates: 'err-has-transient#transient-boolean',
    change: 'spells transient as a string',
    apply: failsWith({ transient: 'false' }),
  },
})
