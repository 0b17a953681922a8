import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import type { Act, Occasion } from '../../../harness/occasion.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks, hostChecksOn } from '../../host-check.ts'
import { answersOf, howItWent } from './answer.ts'
import { asks, responsesTo, says, settle } from './exchange.ts'
import { linesToTool } from './lines.ts'
import { onOutcome, outcomeOf, succeeded, succeedsWith } from './outcome.ts'
import { follows, goneAt, notifiedAt, onTold, passes, scaled, toldAt } from './timing.ts'

const GRACE_MS = 800
const TERM_MS = 600
const SHORT_MS = 300
const LONG_MS = 2_000
const PATIENT_MS = 4_000

const limits = (cancel_grace_ms: number) => ({
  idle_ms: 30_000,
  cancel_grace_ms,
  term_grace_ms: TERM_MS,
})

const STAYS: ProbeStep[] = [{ ignore_cancel: true }, { ignore_signals: true }]

/** Begins a call, and goes on when its probe is there. */
const begun = (id: string, script: readonly ProbeStep[], tool = 'probe'): Act[] => [
  { call: { id, tool, script }, background: true },
  { mark: 'there', of: id },
]

/** Begins a call and cancels it as soon as its probe is there. */
const cancelled = (id: string, script: readonly ProbeStep[], tool = 'probe'): Act[] => [
  ...begun(id, script, tool),
  { cancel: id },
]

const there: ProbeStep = { mark: 'there' }
const asleep: ProbeStep = { sleep_ms: 20_000 }

const CANCELLED: Record<string, { script: ProbeStep[]; tool?: string }> = {
  leaves: { script: [...STAYS, there, { sleep_ms: 600 }, { finish: 'left' }], tool: 'patient' },
  cleans: {
    script: [...STAYS, there, { sleep_ms: 300 }, settle, { finish: 'cleaned' }],
    tool: 'patient',
  },
  quits: { script: [there, asleep] },
  stays: { script: [...STAYS, there, asleep] },
  'stays for long': { script: [...STAYS, there, asleep], tool: 'long' },
  'stays for short': { script: [...STAYS, there, asleep], tool: 'short' },
  'has asked': { script: [...STAYS, settle, there, asleep] },
  'reads nothing': {
    script: [
      ...STAYS,
      ...['a', 'b', 'c'].map((id) => asks(id, 'fs.read', { path: 'big.txt' })),
      there,
      { deaf_ms: 20_000 },
    ],
  },
}

const IDS = Object.keys(CANCELLED)

const cancels: Occasion = {
  name: 'cancel: tools that leave and tools that stay',
  files: { 'big.txt': { repeat: 'x', times: 2_000_000 } },
  tool: { limits: limits(GRACE_MS) },
  tools: [
    { name: 'patient', limits: limits(PATIENT_MS) },
    { name: 'short', limits: limits(SHORT_MS) },
    { name: 'long', limits: limits(LONG_MS) },
  ],
  acts: [
    ...begun('other', [...STAYS, there, { sleep_ms: 2_500 }, settle, { finish: 'untouched' }]),
    ...Object.entries(CANCELLED).flatMap(([id, { script, tool }]) => cancelled(id, script, tool)),
    ...IDS.map((id): Act => ({ gone: id, within_ms: 8_000 })),
    ...[...IDS, 'other'].map((wait): Act => ({ wait })),
  ],
  patience_ms: 15_000,
  waits_ms: 4_000,
}

const byDefault: Occasion = {
  name: 'cancel: a grace period that nobody configured',
  ownLimits: true,
  acts: [
    ...cancelled('call', [{ ignore_cancel: true }, there, { sleep_s: 40 }]),
    { gone: 'call', within_ms: 20_000 },
    { wait: 'call' },
  ],
  waits_ms: 5_500,
}

const DEFAULT_GRACE_MS = 5_000

/** What the user is asked about before it is done. */
const CLOSED = (path: string) => ({ path, content: 'x' })

const prompts: Occasion = {
  name: 'cancel: while the user is asked',
  needs: ['inquiry'],
  policy: { filesystem: { allow: ['open'], writable: true } },
  interactive: true,
  answers: Array.from({ length: 3 }, () => ({ answer: true, after_ms: 2_000 })),
  tool: { limits: limits(GRACE_MS) },
  acts: [
    {
      call: {
        id: 'is cancelled',
        script: [asks('pending', 'fs.write', CLOSED('a.txt')), { listen_ms: 200 }, there, asleep],
      },
      background: true,
    },
    { mark: 'there', of: 'is cancelled' },
    { cancel: 'is cancelled' },
    { wait: 'is cancelled' },
    {
      call: [
        {
          id: 'gives up',
          script: [
            asks('pending', 'fs.write', CLOSED('b.txt')),
            { listen_ms: 200 },
            says('cancel'),
            settle,
            { listen_ms: 2_500 },
            settle,
            { finish: 'went on' },
          ],
        },
        {
          id: 'asks to give up',
          script: [
            asks('pending', 'fs.write', CLOSED('c.txt')),
            { listen_ms: 200 },
            asks('stop', 'cancel'),
            settle,
            { listen_ms: 2_500 },
            settle,
            { finish: 'went on' },
          ],
        },
      ],
    },
  ],
  patience_ms: 15_000,
  waits_ms: 3_500,
}

const program: Occasion = {
  name: 'cancel: while a program runs',
  needs: ['process'],
  policy: { filesystem: { allow: ['.'] }, commands: { sleep: {} } },
  tool: { limits: limits(GRACE_MS) },
  acts: [
    ...cancelled('call', [
      asks('pending', 'process.run', { program: 'sleep', args: ['20'], envs: [] }),
      { listen_ms: 300 },
      there,
      asleep,
    ]),
    { gone: 'call', within_ms: 8_000 },
    { wait: 'call' },
  ],
  patience_ms: 15_000,
  waits_ms: 1_500,
}

const SOON_MS = 1_000

/** How a run is cancelled. @see rfd-d11 §Cancellation */
export const cancelChecks = [
  ...hostChecksOn(
    cancels,
    {
      verifies: 'vfs.cancel.cancel-notification-sent',
      title: 'tells a tool once that it is cancelled',
      judge: (c) => [...toldOnce(c, 'stays'), ...toldOnce(c, 'has asked')],
    },
    {
      verifies: 'vfs.cancel.no-signal-within-grace',
      title: 'sends no signal to a tool that leaves in time',
      judge: (c) => onTold(c, 'leaves', unsignalled),
    },
    {
      verifies: 'vfs.cancel.sigterm-after-grace',
      title: 'sends SIGTERM when the grace period is over',
      judge: (c) => [...termAfter(c, 'stays', GRACE_MS), ...termAfter(c, 'has asked', GRACE_MS)],
    },
    {
      verifies: 'vfs.cancel.grace-configurable',
      title: 'keeps the grace period that is configured',
      judge: (c) => [
        ...termAfter(c, 'stays for short', SHORT_MS),
        ...termAfter(c, 'stays for long', LONG_MS),
      ],
    },
    {
      verifies: 'vfs.cancel.sigkill-after-sigterm',
      title: 'sends SIGKILL to a tool that survives SIGTERM',
      judge: (c) => onTold(c, 'stays', (call) => killedAfter(c, call)),
    },
    {
      verifies: 'vfs.cancel.sigkill-never-first',
      title: 'begins no cancellation with SIGKILL',
      judge: (c) => ['stays', 'has asked', 'stays for long'].flatMap((id) => termFirst(c, id)),
    },
    {
      verifies: 'vfs.cancel.windows-ends-tool',
      title: 'ends a tool that stays',
      judge: (c) => onTold(c, 'stays', (call) => ended(call)),
    },
    {
      verifies: 'vfs.cancel.escalation-without-reader',
      title: 'sends its signals also to a tool that reads nothing',
      judge: (c) => [
        ...termAfter(c, 'reads nothing', GRACE_MS, 'unread'),
        ...onTold(c, 'reads nothing', (call) => killedAfter(c, call)),
      ],
    },
    {
      verifies: 'vfs.cancel.reported-as-cancelled',
      title: 'reports a cancelled run',
      judge: (c) => [...reported(c, 'quits', false), ...reported(c, 'leaves', true)],
    },
    {
      verifies: 'vfs.cancel.others-untouched',
      title: 'leaves other tools alone',
      judge: (c) => [
        ...onTold(c, 'stays', (call) => ended(call)),
        ...onTold(c, 'other', untouched),
        ...succeedsWith(c, 'other', 'untouched'),
      ],
    },
    {
      verifies: 'vfs.cancel.cancel-before-first-request',
      title: 'cancels a tool that has asked for nothing',
      judge: (c) => [...toldOnce(c, 'stays'), ...onTold(c, 'stays', (call) => inTurn(call))],
    },
    {
      verifies: 'vfs.cancel.interrupt-becomes-message',
      title: 'tells a tool of the interrupt by a message',
      judge: (c) => onTold(c, 'stays', (call) => byMessage(call)),
    },
    {
      verifies: 'vfs.cancel.cleanup-requests-answered',
      title: 'answers what a tool asks for to clean up',
      judge: (c) => onTold(c, 'cleans', (call) => cleanedUp(c, call)),
    },
  ),
  ...hostChecksOn(
    prompts,
    {
      verifies: 'vfs.cancel.cancel-during-request',
      title: 'cancels a tool while its user is asked',
      judge: (c) => toldSoon(c, 'is cancelled'),
    },
    {
      verifies: 'vfs.cancel.tool-cancel-accepted',
      title: 'lets a tool give a request up',
      judge: (c) => [...givenUp(c, 'gives up'), ...givenUp(c, 'asks to give up')],
    },
    {
      verifies: 'vfs.cancel.tool-cancel-keeps-session',
      title: 'goes on with a tool that gave a request up',
      judge: (c) => [
        ...succeedsWith(c, 'gives up', 'went on'),
        ...succeedsWith(c, 'asks to give up', 'went on'),
      ],
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.cancel.grace-defaults-to-five-seconds',
      title: 'waits for five seconds unless it is told otherwise',
      occasion: byDefault,
      judge: defaultGrace,
    },
    {
      verifies: 'vfs.cancel.cancel-during-request',
      title: 'cancels a tool while a program runs for it',
      occasion: program,
      judge: (c) => toldSoon(c, 'call'),
    },
  ),
]

function toldOnce(c: HostConversation, id: string): Finding[] {
  return onTold(c, id, (call) => {
    const cancels = linesToTool(call).filter(({ message }) => message?.method === 'cancel')
    const [first, second] = cancels
    const expected = 'one notification `cancel`'
    if (!first) return broken(expected, 'none', call.index)
    if (second) return broken(expected, 'more than one', call.index)
    if (first.message && 'id' in first.message)
      return broken(expected, 'one with an id', call.index)
    return kept()
  })
}

function unsignalled(call: HostCall): Finding {
  if (notifiedAt(call, 'cancel') === undefined)
    return unclear('the tool was not told before it left')
  const signal = call.side.find(({ event }) => event?.startsWith('SIG'))?.event
  return keptUnless(signal, 'no signal', call.index)
}

/** The grace period begins after the user's interrupt, and no later than the tool reads of it. */
function termAfter(c: HostConversation, id: string, graceMs: number, unread?: 'unread'): Finding[] {
  return onTold(c, id, (call) => {
    const from = call.cancelledAt
    const by = unread ? from : notifiedAt(call, 'cancel')
    const to = toldAt(call, 'SIGTERM')
    if (from === undefined) return unclear('the call was not cancelled')
    if (to === undefined) return broken('SIGTERM after the grace period', 'no SIGTERM', call.index)
    if (by === undefined) return broken('`cancel` before SIGTERM', 'no `cancel`', call.index)
    const what = 'SIGTERM'
    return passes({ from, by, to }, scaled(c, graceMs), { what, index: call.index })
  })
}

const LEAST_US = 200_000
const MOST_US = 30_000_000

function killedAfter({ start }: HostConversation, call: HostCall): Finding {
  const term = toldAt(call, 'SIGTERM')
  const gone = goneAt(call)
  const expected = 'the end by SIGKILL between 0.2 and 30 seconds after SIGTERM'
  if (gone === undefined) return broken(expected, 'the tool stays', call.index)
  if (term === undefined || gone - term < LEAST_US)
    return broken(expected, 'an end at once', call.index)
  const late = gone - term > MOST_US * (start.context?.timeScale ?? 1)
  return keptUnless(late && 'a later end', expected, call.index)
}

const termFirst = (c: HostConversation, id: string): Finding[] =>
  onTold(c, id, (call) => {
    if (goneAt(call) === undefined) return unclear('the tool was not ended')
    const seen = toldAt(call, 'SIGTERM') !== undefined
    return keptUnless(!seen && 'an end without SIGTERM', 'SIGTERM before the end', call.index)
  })

const ended = (call: HostCall): Finding =>
  keptUnless(goneAt(call) === undefined && 'the tool stays', 'the end of the tool', call.index)

function reported(c: HostConversation, id: string, hasResult: boolean): Finding[] {
  const call = callOf(c, id)
  if (call && notifiedAt(call, 'cancel') === undefined)
    return [unclear('the tool was not told that it is cancelled')]
  return onOutcome(
    c,
    id,
    'a cancelled or failed run',
    (answered) => !answered.cancelled && succeeded(answered) && !hasResult && outcomeOf(answered),
  ).map((found) => (found.kind === 'kept' && call ? kept(wayOf(call)) : found))
}

function wayOf(call: HostCall): string {
  if (call.cancelled) return succeeded(call) ? 'cancelled, with its result' : 'cancelled'
  return succeeded(call) ? 'a success with the result of the tool' : 'a failure'
}

function untouched(call: HostCall): Finding {
  const signal = call.side.find(({ event }) => event?.startsWith('SIG'))?.event
  const observed = notifiedAt(call, 'cancel') === undefined ? signal : '`cancel`'
  return keptUnless(observed, 'neither `cancel` nor a signal', call.index)
}

/** `init`, then `cancel`, then the signals. */
function inTurn(call: HostCall): Finding {
  const times = [
    notifiedAt(call, 'init'),
    notifiedAt(call, 'cancel'),
    toldAt(call, 'SIGTERM'),
    goneAt(call),
  ]
  const expected = '`init`, `cancel`, SIGTERM and the end, in this order'
  if (times.includes(undefined)) return broken(expected, 'not all of them', call.index)
  const sorted = times.every((at, i) => i === 0 || Number(times[i - 1]) <= Number(at))
  return keptUnless(!sorted && 'another order', expected, call.index)
}

function byMessage(call: HostCall): Finding {
  const cancel = notifiedAt(call, 'cancel')
  const interrupt = toldAt(call, 'SIGINT')
  if (interrupt !== undefined) return broken('no SIGINT', 'SIGINT', call.index)
  return cancel === undefined ? broken('`cancel`', 'nothing', call.index) : kept('`cancel` alone')
}

function cleanedUp(c: HostConversation, call: HostCall): Finding {
  if (notifiedAt(call, 'cancel') === undefined) return unclear('the tool was not told in time')
  const [answer] = answersOf(call)
  if (!answer) return broken('an answer', 'silence', call.index)
  if (answer.error) return kept(`the error ${String(answer.error.code)}`)
  return isObject(answer.result) ? kept('answered') : unclear(howItWent(c, call))
}

function toldSoon(c: HostConversation, id: string): Finding[] {
  return onTold(c, id, (call) => {
    const from = call.cancelledAt
    if (from === undefined) return unclear('the call was not cancelled')
    if (responsesTo(call, 'pending').some(({ at }) => at < from))
      return unclear('the request was answered before the call could be cancelled')
    const to = notifiedAt(call, 'cancel')
    if (to === undefined) return broken('`cancel` at once', 'no `cancel`', call.index)
    return follows(from, to, {
      what: '`cancel`',
      withinMs: scaled(c, SOON_MS),
      index: call.index,
    })
  })
}

function givenUp(c: HostConversation, id: string): Finding[] {
  const call = callOf(c, id)
  const expected = 'an answer to the next request, and no more than one to the pending one'
  if (!call || answersOf(call).length < 2)
    return [broken(expected, howItWent(c, call), call?.index)]
  const [first, second] = responsesTo(call, 'pending')
  if (second) return [broken(expected, 'more than one answer', call.index)]
  if (!first) return [kept('no answer')]
  const { error } = first.message ?? {}
  if (!isObject(error)) return [kept('the result')]
  return error.code === -32_005
    ? [kept('the error -32005')]
    : [broken('its result or the error -32005', `the error ${String(error.code)}`, call.index)]
}

function defaultGrace(c: HostConversation): Finding[] {
  return onTold(c, 'call', (call) => {
    const from = call.cancelledAt
    const by = notifiedAt(call, 'cancel')
    const to = goneAt(call)
    if (from === undefined || by === undefined) return unclear('the tool was not told')
    if (to === undefined) return broken('an end after five seconds', 'the tool stays', call.index)
    return passes({ from, by, to }, DEFAULT_GRACE_MS, { what: 'the end', index: call.index })
  })
}
