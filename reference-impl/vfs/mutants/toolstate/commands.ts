import { isObject } from '../../../../harness/wire/json.ts'
import { both, onMethods, onReceiving } from '../../tool/combinators.ts'
import type { Apply } from '../../tool/seams.ts'
import { onState, statefulMutants, stateMessage, whenAborted } from './declare.ts'

const WAITING = stateMessage({
  type: 'waiting',
  question: { id: 'empty', text: 'Is there really nothing?', answer_type: 'Boolean' },
})

const TAKING_ALL_FOR_YES = onReceiving((message) =>
  message.method === 'apply' && typeof message.params?.input !== 'string'
    ? { ...message, params: { input: true } }
    : message,
)

/** Tools that do with an action what they should not. */
export const commandMutants = statefulMutants('toolstate.commands', {
  'deaf-while-running': {
    violates: 'tool-ends-on-request#running',
    change: 'does not end on the first request while it runs',
    limits: { cancel_grace_ms: 3_000 },
    apply: whenAborted('running', [], true),
  },
  'deaf-while-waiting': {
    violates: 'tool-ends-on-request#waiting',
    change: 'does not end on the first request while it waits',
    limits: { cancel_grace_ms: 3_000 },
    apply: whenAborted('waiting', [], true),
  },
  'busy-with-its-input': {
    violates: 'tool-ends-on-request#running',
    change: 'does not end on a request that comes before it has dealt with an input',
    limits: { cancel_grace_ms: 3_000 },
    apply: deafWhileBusy(),
  },
  'offended-by-a-refusal': {
    violates: 'tool-ends-on-request#waiting',
    change: 'does not end on a request after it has refused an answer',
    limits: { cancel_grace_ms: 3_000 },
    apply: deafAfterRefusal(),
  },
  'takes-every-answer-for-yes': {
    violates: 'tool-uses-answer',
    change: 'goes on as if every answer were yes',
    cases: ['stages everything'],
    apply: TAKING_ALL_FOR_YES,
  },
  'asks-in-vain': {
    violates: 'tool-uses-answer',
    change: 'asks with a tagged kind of answer, and goes on as if every answer were yes',
    cases: ['stages everything'],
    apply: both(
      onMethods(['state'], (message) => {
        const { question } = message.params ?? {}
        if (!isObject(question)) return message
        const tagged = { ...question, answer_type: { type: 'boolean' } }
        return { ...message, params: { ...message.params, question: tagged } }
      }),
      TAKING_ALL_FOR_YES,
    ),
  },
  'asks-without-apply': {
    violates: 'no-apply-no-waiting',
    change: 'asks a question that nobody can answer',
    config: 'polled',
    apply: onMethods(['state'], (m) => (m.params?.type === 'stopped' ? [WAITING, m] : m)),
  },
})

/** Does not heed `cancel` between an input and the state that follows from it. */
function deafWhileBusy(): Apply {
  let isBusy = false
  const taking = onReceiving((message) => {
    if (message.method === 'cancel' && isBusy) return undefined
    isBusy = message.method === 'apply' || isBusy
    return message
  })
  const reporting = onMethods(['state'], (message) => {
    isBusy = false
    return message
  })
  return both(taking, reporting)
}

/** Does not heed `cancel` once it has asked its question a second time. */
function deafAfterRefusal(): Apply {
  let asked = 0
  const asking = onState('waiting', (params) => {
    asked += 1
    return params
  })
  return both(
    asking,
    onReceiving((message) => (message.method === 'cancel' && asked > 1 ? undefined : message)),
  )
}
