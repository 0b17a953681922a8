import { onMethods, onReceiving } from '../../tool/combinators.ts'
import { statefulMutants, stateMessage, whenAborted } from './declare.ts'

const WAITING = stateMessage({
  type: 'waiting',
  question: { id: 'empty', text: 'Is there really nothing?', answer_type: 'Boolean' },
})

/** Tools that do with an action what they should not. */
export const commandMutants = statefulMutants('toolstate.commands', {
  'deaf-while-running': {
    violates: 'tool-ends-on-request#running',
    change: 'does not end on the first request while it runs',
    limits: { cancel_grace_ms: 1_000 },
    apply: whenAborted('running', [], true),
  },
  'deaf-while-waiting': {
    violates: 'tool-ends-on-request#waiting',
    change: 'does not end on the first request while it waits',
    limits: { cancel_grace_ms: 1_000 },
    apply: whenAborted('waiting', [], true),
  },
  'takes-every-answer-for-yes': {
    violates: 'tool-uses-answer',
    change: 'goes on as if every answer were yes',
    cases: ['stages everything'],
    apply: onReceiving((message) =>
      message.method === 'apply' && typeof message.params?.input !== 'string'
        ? { ...message, params: { input: true } }
        : message,
    ),
  },
  'asks-without-apply': {
    violates: 'no-apply-no-waiting',
    change: 'asks a question that nobody can answer',
    config: 'polled',
    apply: onMethods(['state'], (m) => (m.params?.type === 'stopped' ? [WAITING, m] : m)),
  },
})
