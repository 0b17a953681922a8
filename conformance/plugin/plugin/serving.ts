import type { PluginConversation, VisitStep } from '../../../harness/plugin-conversation.ts'
import { type Finding, quote, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { A_BODY, A_STREAM, EXPECTED, SERVES } from './advice.ts'
import { asExpected, fits } from './case.ts'
import { howItEnded } from './ending.ts'
import { type Compared, faultChecks, type PluginCheck, runRules } from './plugin-check.ts'
import { subscriptionsFor, type Visit, visitsOf } from './visits.ts'

const whileOpen = {
  faults: (c: PluginConversation) =>
    c.start.context?.expectedResponses?.some(({ hasBody, stream }) => hasBody && !stream)
      ? [{ kind: 'open-requests' } as const]
      : [],
  judges: ({ kind }: { kind: string }) => kind === 'open-requests',
}

const withTwoConsumers = {
  faults: (c: PluginConversation) =>
    visitsOf(c).some((visit) => subscriptionsFor(c, visit).length > 0 && visit.left)
      ? [{ kind: 'two-consumers' } as const]
      : [],
  judges: ({ kind }: { kind: string }) => kind === 'two-consumers',
}

/** A plugin that serves HTTP. @see rfd072 §Web Server Example @see rfd-d18 §Web Chat Example */
export const servingChecks: readonly PluginCheck[] = [
  ...runRules(
    {
      verifies: 'plugin.case.expected-responses#address',
      title: 'accepts connections at the address of the case',
      toExercise: SERVES,
      baselinesOnly: true,
      judge: address,
    },
    {
      verifies: 'plugin.case.expected-responses#status',
      title: 'responds with the status that the case expects',
      toExercise: SERVES,
      baselinesOnly: true,
      judge: statuses,
    },
    {
      verifies: 'plugin.case.expected-responses#body',
      title: 'responds with the body that the case expects',
      toExercise: EXPECTED,
      baselinesOnly: true,
      judge: bodies,
    },
    {
      verifies: 'plugin.subscriptions.ends-unused-subscriptions',
      title: 'ends the subscription of a consumer that has left',
      toExercise: A_STREAM,
      baselinesOnly: true,
      judge: (c) => visitsOf(c).flatMap((visit) => endsSubscriptions(c, visit)),
    },
  ),
  ...faultChecks(
    {
      verifies: 'plugin.shutdown.server-finishes-requests#refused',
      title: 'refuses new connections when it is asked to end',
      toExercise: A_BODY,
      ...whileOpen,
      judge: ({ visits }) =>
        visits
          .filter(({ step }) => step === 'refused' || step === 'served')
          .map(({ step, index }) => {
            const observed =
              step === 'served' && 'new connections were served until half of the grace period'
            return satisfiedUnless(observed, 'new connections are refused', index)
          }),
    },
    {
      verifies: 'plugin.shutdown.server-finishes-requests#completed',
      title: 'completes open requests when it is asked to end',
      toExercise: A_BODY,
      ...whileOpen,
      judge: (c) => withheld(c).flatMap((visit) => completed(c, visit)),
    },
    {
      verifies: 'plugin.shutdown.server-finishes-requests#last',
      title: 'sends `exit` behind the last response',
      toExercise: A_BODY,
      ...whileOpen,
      judge: (c) =>
        withheld(c).flatMap(({ outlastsExit, outcome }) => {
          if (outcome?.step !== 'response') return []
          const observed = outlastsExit && '`exit` came before the response was complete'
          return [satisfiedUnless(observed, '`exit` behind the response', c.exits[0]?.line.index)]
        }),
    },
    {
      verifies: 'plugin.subscriptions.one-name-per-consumer',
      title: 'makes a subscription with a name of its own for each consumer',
      toExercise: A_STREAM,
      ...withTwoConsumers,
      judge: ownNames,
    },
    {
      verifies: 'plugin.subscriptions.ends-unused-subscriptions',
      title: 'ends the subscription of a consumer that has left while another stays',
      toExercise: A_STREAM,
      ...withTwoConsumers,
      judge: (c) => visitsOf(c).flatMap((visit) => endsSubscriptions(c, visit)),
    },
  ),
]

function address(c: PluginConversation): Finding[] {
  const serves = c.start.context?.serves
  if (serves === undefined) return []
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  const isReached = c.visits.some(({ step }) => step === 'reached')
  const observed = `nothing accepted a connection; ${howItEnded(c)}`
  return [satisfiedUnless(!isReached && observed, `connections at ${quote(serves)}`)]
}

function statuses(c: PluginConversation): Finding[] {
  const wanted = c.start.context?.expectedResponses ?? []
  return visitsOf(c).flatMap(({ request, begun, outcome }) => {
    const { status, stream } = wanted[request] ?? {}
    const what = stream ? 'a response' : 'a complete response'
    const expected = status === undefined ? what : `${what} with status ${status}`
    const about = `${begun.method} ${quote(begun.path ?? '', 80)}`
    if (!outcome || outcome.step === 'failed')
      return [violated(`${expected} to ${about}`, outcome?.reason ?? 'none came', begun.index)]
    const observed =
      status !== undefined && outcome.status !== status && `the status is ${outcome.status}`
    return [satisfiedUnless(observed, `${expected} to ${about}`, outcome.index)]
  })
}

function bodies(c: PluginConversation): Finding[] {
  const wanted = c.start.context?.expectedResponses ?? []
  return visitsOf(c).flatMap(({ request, begun, outcome }) => {
    const { body: expected } = wanted[request] ?? {}
    if (expected === undefined || !outcome || outcome.step === 'failed') return []
    const { body = '', index } = outcome
    const observed = !fits(body, expected) && `the body is ${quote(body, 120)}`
    const about = `${begun.method} ${quote(begun.path ?? '', 80)}`
    return [satisfiedUnless(observed, `a body ${asExpected(expected)} for ${about}`, index)]
  })
}

/** The requests of which the last byte came behind `shutdown`. */
const withheld = (c: PluginConversation): Visit[] =>
  visitsOf(c).filter(({ begun }) => begun.step === 'withheld')

function completed(c: PluginConversation, { outcome, begun, request }: Visit): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (outcome?.step === 'response') return asUsual(c, outcome, request)
  const observed = outcome?.reason ?? 'none came before the end of the process'
  return [violated('a complete response to the open request', observed, begun.index)]
}

/** A request that was open has the response that the case expects of it. */
function asUsual(c: PluginConversation, { status, body = '', index }: VisitStep, request: number) {
  const wanted = c.start.context?.expectedResponses?.[request] ?? {}
  const isOther = wanted.status !== undefined && status !== wanted.status
  const isFit = wanted.body === undefined || fits(body, wanted.body)
  const observed = isOther ? `the status is ${status}` : !isFit && `the body is ${quote(body, 120)}`
  return [satisfiedUnless(observed, 'the response that the case expects', index)]
}

/** Subscriptions that were made for a stream end when its consumer has left. */
function endsSubscriptions(c: PluginConversation, visit: Visit): Finding[] {
  const { left } = visit
  if (!left) return []
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  return subscriptionsFor(c, visit).map(({ message: { sub_id } }) => {
    const ended = c.requests.some(
      ({ type, message, line }) =>
        type === 'unsubscribe' && message.sub_id === sub_id && line.index > left.index,
    )
    const observed = !ended && `the subscription ${quote(String(sub_id))} has not ended`
    return satisfiedUnless(observed, '`unsubscribe` when its consumer has left', left.index)
  })
}

/** Compares the subscriptions of two consumers of the same stream. */
function ownNames(c: PluginConversation, _: Compared): Finding[] {
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  return visitsOf(c).flatMap((second, i, all) => {
    const first = all.slice(0, i).findLast(({ request }) => request === second.request)
    if (!first) return []
    const [taken, names] = [first, second].map((visit) =>
      subscriptionsFor(c, visit).map(({ message }) => String(message.sub_id)),
    )
    const twice = names?.find((name) => taken?.includes(name))
    const observed =
      twice === undefined
        ? names?.length === 0 && 'the second consumer got no subscription'
        : `both have the name ${quote(twice)}`
    return [satisfiedUnless(observed, 'a subscription of its own', second.begun.index)]
  })
}
