import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import {
  type Finding,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import { nothingArrived } from '../arrivals.ts'
import { anError, contentOf, same } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { projectHas } from '../project-state.ts'
import { byFeature } from './requests.ts'
import { BEFORE_ANNOUNCED, CODED, FS, NAMED, policies, untouched, writes } from './tools.ts'

const OTHERS = { get: 'http', post: 'http', run: 'process' }

/** A message names what is refused, and states more than that. */
function explained(c: HostConversation): Finding[] {
  const own = Object.entries(NAMED).filter(
    ([, { feature }]) => feature === undefined || c.features.includes(feature),
  )
  return own.flatMap(([name, { name: pattern }]) =>
    policies.onAnswer(c, name, 'a message', ({ error, index }) => {
      const message = String(error?.message ?? '')
      const expected = `${name}: a message that names what is refused and states why`
      if (!pattern.test(message))
        return violated(expected, `the message ${quote(message, 120)}`, index)
      const rest = message.replace(/https?:\S+/g, '').replace(pattern, '')
      return satisfiedUnless(
        !/\p{L}{2}/u.test(rest) && `the message ${quote(message, 120)}`,
        expected,
      )
    }),
  )
}

/** Two refusals for different reasons are reported in different words. */
function distinguished(c: HostConversation): Finding[] {
  return policies.onAnswer(c, 'write new', 'a message', (one) =>
    policies.onAnswer(c, 'delete missing', 'a message', (other) =>
      satisfiedUnless(
        one.error?.message === other.error?.message && 'one message for different refusals',
        'a message of its own for each refusal',
      ),
    ),
  )
}

/** The call that was refused things came to its own end. */
function goesOn(c: HostConversation): Finding[] {
  const call = callOf(c, 'denied')
  return [
    satisfiedUnless(
      !call?.report && outcomeText(c, call),
      'the final result of the tool',
      call?.index,
    ),
  ]
}

/** The last request of the call that claims things, after all that it announced; a host may end the tool for that. */
function afterwards(c: HostConversation): Finding[] {
  const call = callOf(c, 'widening')
  const answer = answersOf(call)[BEFORE_ANNOUNCED]
  if (!answer)
    return call?.error === undefined
      ? [violated('the error -32001', `no answer: ${outcomeText(c, call)}`)]
      : [satisfied('a failed run')]
  return [satisfiedUnless(CODED.wrong(answer, c), 'claimed later: the error -32001', answer.index)]
}

/** What becomes of a request that is refused. */
export const refusalChecks = hostChecks(
  policies.check('vfs.policy.every-request-checked#named', {
    precondition: writes,
    expect: { ...same(FS, anError), get: anError, post: anError, run: anError },
    also: (c) => [...untouched(c, 1), ...nothingArrived(c, '/refused-get', '/refused-post')],
  }),
  policies.check('vfs.policy.refusal-code', {
    precondition: writes,
    expect: same(FS, CODED),
    also: (c) => byFeature(c, OTHERS).flatMap((name) => policies.on(c, name, CODED)),
  }),
  policies.check('vfs.policy.refusal-explained', {
    precondition: same(['write new', 'delete missing'], anError),
    also: (c) => [...explained(c), ...distinguished(c)],
  }),
  policies.check('vfs.policy.refusal-ends-call-only', {
    precondition: { ...writes, 'write new': anError, 'delete there': anError },
    expect: { 'after refusals': contentOf('kept') },
    also: goesOn,
  }),
  policies.check('vfs.policy.policy-before-existence', {
    precondition: writes,
    expect: same(FS, CODED),
  }),
  policies.check('vfs.policy.requests-widen-nothing', {
    precondition: writes,
    expect: {
      ...same(['write with claims', 'delete with claims', 'get with claims'], anError),
      'write after asking': CODED,
    },
    also: (c) => [
      ...afterwards(c),
      ...projectHas(c, { 'claimed.txt': null, 'claimed-later.txt': null, 'b.txt': 'b' }, 2),
      ...nothingArrived(c, '/claimed'),
    ],
  }),
)
