import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { type Finding, inconclusive, quote, satisfiedUnless } from '../../../engine/finding.ts'
import { hostChecks, hostChecksOn } from '../host-check.ts'
import { linesToTool } from '../host-lines.ts'
import { isGone } from '../lifecycle/seen.ts'
import { onOutcome, succeeds } from '../outcome.ts'
import { SHORT_TIMEOUTS, settle } from '../requests.ts'
import { handleIn, inputsTo, limits, running, waiting } from './handle.ts'

const oneShot: HostScenario = {
  name: 'state: a tool that is one-shot',
  interactive: true,
  answers: [{ answer: 'an answer' }, { answer: 'an answer' }],
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    { call: { id: 'plain', script: [settle, { finish: 'an ordinary result' }] } },
    { gone: 'plain' },
    {
      call: {
        id: 'states',
        script: [
          running('busy'),
          waiting,
          { listen_ms: 500 },
          settle,
          { finish: 'after its states' },
        ],
      },
    },
  ],
}

const withoutAction: HostScenario = {
  name: 'state: a stateful tool without an action',
  needs: ['stateful'],
  tool: { stateful: true, limits },
  actions: [
    { call: { id: 'plain', script: [settle, { finish: 'an ordinary result' }] } },
    { gone: 'plain' },
  ],
}

/** A tool that is one-shot. */
export const oneShotChecks = hostChecksOn(
  oneShot,
  {
    verifies: 'vfs.state.no-action-is-one-shot',
    title: 'takes a call without an action for one-shot',
    judge: (c) => [...plainResult(c), ...noApply(c, 'plain')],
  },
  {
    verifies: 'vfs.state.one-shot-never-gets-apply',
    judge: (c) => noApply(c, 'states'),
  },
)

/** A stateful tool that is called without an action. */
export const withoutActionChecks = hostChecks({
  verifies: 'vfs.state.no-action-is-one-shot',
  title: 'takes a call of a stateful tool without an action for one-shot',
  scenario: withoutAction,
  judge: plainResult,
})

function plainResult(c: HostConversation): Finding[] {
  const expected = 'a completed outcome'
  return [
    ...succeeds('plain', 'an ordinary result')(c),
    ...onOutcome(c, 'plain', expected, (call) => {
      const { state } = handleIn(call) ?? {}
      return state !== undefined && `a handle that is ${quote(String(state))}`
    }),
    ...isGone(c, 'plain'),
  ]
}

function noApply(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  if (!call || linesToTool(call).length === 0) return [inconclusive('the probe heard nothing')]
  return [satisfiedUnless(inputsTo(call).length > 0 && 'an input', 'no input', call.index)]
}
