import { callOf } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { mapValues } from '../../../../harness/wire/json.ts'
import { notApplicable } from '../../../engine/finding.ts'
import { atOnce } from '../actions.ts'
import { checksOn, type Judge } from '../host-check.ts'
import { type HostLine, messagesIn } from '../host-lines.ts'
import { final } from '../lifecycle/scenarios.ts'
import { notification, SHORT_TIMEOUTS, settle, since } from '../requests.ts'
import { limits, marked, reached, running, spawn, waiting } from '../state/handle.ts'
import { isBlind, probed } from '../timing.ts'
import { beside } from './beside.ts'
import { isResponse } from './error-shape.ts'

/** Comes before the notifications of a tool. */
const NOTIFIES = 'notifies'

/** Comes before the last state of a tool. */
const STOPS = 'stops'

const states: HostScenario = {
  name: 'rpc: states that are reported',
  needs: ['stateful'],
  tool: { stateful: true, limits },
  actions: [
    spawn(
      'h',
      ...[settle, { mark: NOTIFIES }, ...['one', 'two', 'three', undefined].map(running), waiting],
      ...[{ listen_ms: 300 }, ...marked('over'), { mark: STOPS }, { stop: 'over' }],
      { listen_ms: 2_000 },
    ),
    reached(STOPS, 'h'),
    { gone: 'spawn h' },
    spawn(
      'm',
      ...[settle, { mark: NOTIFIES }, notification('state'), { listen_ms: 300 }],
      ...marked(STOPS),
      { stop: 'over' },
    ),
    reached(STOPS, 'm'),
    { gone: 'spawn m' },
  ],
}

/** Final messages by the id of their call. */
const FINALS: Record<string, ProbeStep> = {
  call: final('done'),
  fails: notification('error', { message: 'done', trace: [], transient: false }),
  bare: notification('result'),
  'bare failure': notification('error'),
  partial: notification('error', { message: 'done' }),
  blocks: final([{ type: 'text', text: 'done' }]),
}

const afterFinal: HostScenario = {
  name: 'rpc: a tool that listens after its final message',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    atOnce(mapValues(FINALS, (last) => [settle, { mark: NOTIFIES }, last, { listen_ms: 2_000 }])),
    ...Object.keys(FINALS).map((id) => ({ gone: id })),
  ],
}

/** Nothing comes without a method that answers no request. */
const noResponse = beside(
  NOTIFIES,
  'no answer to a state',
  (others) => others.some(isResponse) && 'an answer',
  'spawn h',
)

/** What comes for no request of the probe: it has the id null, or none. */
const forNothing = (lines: readonly HostLine[]) =>
  messagesIn(lines).some(
    (message) => isResponse(message) && (message.id === null || message.id === undefined),
  )

const noAnswer = (id: string, mark: string, what: string) =>
  probed(id, `no answer to ${what}`, (call) => forNothing(since(call, mark)) && 'an answer')

const unansweredStates = [
  probed('spawn h', '', (_, c) => noResponse(c)),
  noAnswer('spawn h', STOPS, 'a last state'),
  noAnswer('spawn m', NOTIFIES, 'a state without params'),
]

const unansweredFinals = Object.keys(FINALS).map(
  (id): Judge =>
    (c) =>
      isBlind(c, callOf(c, id))
        ? notApplicable('the sandbox keeps the probe from reporting what follows its final message')
        : probed(id, 'no answer to a final message', (call) => {
            return messagesIn(since(call, NOTIFIES)).some(isResponse) && 'an answer'
          })(c),
)

const SILENT = 'vfs.rpc.notifications-get-no-response'

/** What follows the notifications of a tool. @see rfd-d11 §Request and response format */
export const notificationChecks = [
  ...checksOn(states, {
    [SILENT]: { title: 'answers no state', judge: unansweredStates },
  }),
  ...checksOn(afterFinal, {
    [SILENT]: { title: 'answers no final message', judge: unansweredFinals },
  }),
]
