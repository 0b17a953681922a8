import type { HostCall, HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { type Finding, inconclusive, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { checksOn, hostChecks } from '../host-check.ts'
import { fails } from '../outcome.ts'
import { SHORT_TIMEOUTS, settle } from '../requests.ts'
import { follows, goneAt, notifiedAt, onReport, scaled } from '../timing.ts'
import { BIG, readsBig } from './pipes.ts'

export const there: ProbeStep = { mark: 'there' }

const stuck: HostScenario = {
  name: 'deadlock: a tool that reads nothing',
  files: { 'big.txt': { repeat: 'x', times: BIG } },
  tool: { limits: { idle_ms: 1_200, cancel_grace_ms: 400, term_grace_ms: 400 } },
  actions: [
    {
      call: { id: 'call', script: [readsBig('a'), readsBig('b'), there, { hang: true }] },
      background: true,
    },
    { mark: 'there' },
    { gone: 'call', within_ms: 15_000 },
    { wait: 'call' },
  ],
  timeoutMs: 20_000,
  expectedDurationMs: 1_500,
}

const HALF = {
  jsonrpc: '2.0',
  id: 'half',
  method: 'fs.exists',
  params: { path: 'never asked for' },
}

const incomplete: HostScenario = {
  name: 'deadlock: a message that is incomplete',
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    {
      call: {
        id: 'call',
        script: [settle, { half_line: HALF }, { listen_ms: 100 }, there, { sleep_ms: 8_000 }],
      },
      background: true,
    },
    { mark: 'there' },
    { cancel: 'call' },
    { wait: 'call' },
  ],
  timeoutMs: 15_000,
}

/** Tools that do not read, or do not come to the end of a message. */
export const stuckChecks = hostChecks(
  ...checksOn(stuck, {
    'vfs.deadlock.non-reading-tool-ended': (c) => [
      ...onReport(c, 'call', (call) => ended(call)),
      ...fails('call')(c),
    ],
  }),
  ...checksOn(incomplete, {
    'vfs.deadlock.writes-while-message-incomplete': (c) =>
      onReport(c, 'call', (call) => notifiedSoon(c, call)),
  }),
)

const ended = (call: HostCall): Finding =>
  satisfiedUnless(goneAt(call) === undefined && 'the tool stays', 'the end of the tool', call.index)

const SOON_MS = 2_000

function notifiedSoon(c: HostConversation, call: HostCall): Finding {
  const to = notifiedAt(call, 'cancel')
  if (call.cancelledAt === undefined) return inconclusive('the call was not cancelled')
  if (to === undefined) return violated('`cancel` in time', 'no `cancel`', call.index)
  const withinMs = scaled(c, SOON_MS)
  return follows(call.cancelledAt, to, { what: '`cancel`', withinMs, index: call.index })
}
