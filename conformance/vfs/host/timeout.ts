import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { answerText, onAnswer, outcomeText } from './answer.ts'
import { hostChecks, hostChecksOn } from './host-check.ts'
import { failsWith, outcomeOf, succeeded, succeedsWith, textsIn } from './outcome.ts'
import { responsesTo } from './requests.ts'
import {
  byDefault,
  DEFAULT_MS,
  IDLE_MS,
  KILL_MS,
  LONG_MS,
  neverAnswered,
  required,
  silence,
  slow,
  waiting,
} from './timeout/scenarios.ts'
import { goneAt, keptApart, onReport, passes, reportedAt, scaled, US_PER_MS } from './timing.ts'

/** What a host does with tools that are silent. @see rfd-d11 §Deadlock prevention */
export const timeoutChecks = [
  ...hostChecksOn(
    silence,
    {
      verifies: 'vfs.timeout.silent-tool-killed',
      title: 'kills a tool that is silent',
      judge: (c) => killed(c, 'silent', IDLE_MS),
    },
    {
      verifies: 'vfs.timeout.busy-tool-killed',
      title: 'kills a tool that only computes',
      judge: (c) => killed(c, 'busy', IDLE_MS),
    },
    {
      verifies: 'vfs.timeout.idle-configurable',
      title: 'keeps the limit on silence that is configured',
      judge: (c) => [
        ...killed(c, 'silent', IDLE_MS),
        ...killed(c, 'silent for long', LONG_MS),
        ...apart(c),
      ],
    },
    {
      verifies: 'vfs.timeout.request-restarts-idle-clock',
      title: 'begins its limit anew with each request',
      judge: (c) => succeedsWith(c, 'asks on', 'asked on'),
    },
    {
      verifies: 'vfs.timeout.silence-reported-as-failure',
      title: 'reports a tool that was silent as failed',
      judge: (c) => [...failsWith(c, 'silent'), ...soonReported(c, 'silent')],
    },
    {
      verifies: 'vfs.timeout.partial-line-keeps-nothing-alive',
      title: 'is not kept waiting by a line that never ends',
      judge: (c) => onReport(c, 'drips', (call) => inTheMeantime(c, call, 'bytes')),
    },
    {
      verifies: 'vfs.timeout.stderr-keeps-nothing-alive',
      title: 'is not kept waiting by stderr',
      judge: (c) => onReport(c, 'babbles', (call) => inTheMeantime(c, call, 'stderr')),
    },
  ),
  ...hostChecks(
    {
      verifies: 'vfs.timeout.idle-defaults-to-sixty-seconds',
      title: 'lets a tool be silent for a minute by default, and no longer',
      scenario: byDefault,
      judge: defaultIdle,
    },
    {
      verifies: 'vfs.timeout.owed-response-stops-idle-clock',
      title: 'does not count the time in which a response is outstanding',
      scenario: required,
      judge: (c) => ranThrough(c),
    },
    {
      verifies: 'vfs.timeout.slow-answer-still-given',
      title: 'answers a request that takes 35 seconds',
      scenario: slow,
      judge: (c) =>
        onAnswer(c, 0, 'its result or the error -32004', (answer) => {
          if (answer.error?.code === -32_004) return satisfied('the error -32004')
          return isObject(answer.result)
            ? satisfied('its result')
            : violated('its result or the error -32004', answerText(answer), answer.index)
        }),
    },
    {
      verifies: 'vfs.timeout.host-timeout-code',
      title: 'states that it has given up by the error -32004',
      scenario: neverAnswered,
      judge: givenUp,
    },
    {
      verifies: 'vfs.timeout.waiting-for-apply-not-idle',
      title: 'lets a tool wait for an input as long as it takes',
      scenario: waiting,
      judge: stillWaiting,
    },
  ),
]

/** A limit begins when the host starts the tool, and no later than the tool's first step. */
function killed(c: HostConversation, id: string, limitMs: number): Finding[] {
  return onReport(c, id, (call) => {
    const by = reportedAt(call, 'there')
    const to = goneAt(call)
    if (by === undefined) return inconclusive('the tool was ended before its first step')
    if (to === undefined) return violated('the end of the tool', 'the tool stays', call.index)
    const span = { from: call.calledAt, by, to }
    return passes(span, scaled(c, limitMs), {
      what: 'the end of the tool',
      lateMs: scaled(c, KILL_MS),
      index: call.index,
    })
  })
}

/** How long a tool was silent before it was gone, in milliseconds. */
function silentFor(c: HostConversation, id: string): number | undefined {
  const call = callOf(c, id)
  const [from, to] = call ? [reportedAt(call, 'there'), goneAt(call)] : []
  return from === undefined || to === undefined ? undefined : (to - from) / US_PER_MS
}

function apart(c: HostConversation): Finding[] {
  const [short, long] = [silentFor(c, 'silent'), silentFor(c, 'silent for long')]
  if (short === undefined || long === undefined) return []
  return [
    keptApart(
      'the ends of two tools',
      { limitMs: scaled(c, IDLE_MS), passedMs: short },
      { limitMs: scaled(c, LONG_MS), passedMs: long },
    ),
  ]
}

function soonReported(c: HostConversation, id: string): Finding[] {
  return onReport(c, id, (call) => {
    const gone = goneAt(call)
    if (gone === undefined || call.answeredAt === undefined) return inconclusive('the tool stays')
    const late = call.answeredAt - gone > scaled(c, KILL_MS) * 1_000
    return late ? inconclusive('it came later than the fifteen seconds of this suite') : satisfied()
  })
}

/** Whether a tool is killed while it still makes a noise that is no message. */
function inTheMeantime(c: HostConversation, call: HostCall, noise: string): Finding {
  const from = reportedAt(call, 'there')
  const to = goneAt(call)
  if (from === undefined || to === undefined)
    return violated('the end of the tool', 'the tool stays', call.index)
  const late = to - from > scaled(c, 2.5 * IDLE_MS) * 1_000
  return late
    ? violated('the end of the tool', `${noise} kept it alive`, call.index)
    : satisfied('killed')
}

/** The limit that a host has by itself passes at its own pace, whatever the time scale. */
function defaultIdle(c: HostConversation): Finding[] {
  return [...succeedsWith(c, 'awake', 'awake'), ...killed(c, 'hangs', DEFAULT_MS / scaled(c, 1))]
}

function ranThrough(c: HostConversation): Finding[] {
  const expected = 'the result of the program'
  return [
    ...onAnswer(c, 0, expected, (answer) =>
      isObject(answer.result) ? satisfied() : inconclusive(`no program ran: ${answerText(answer)}`),
    ),
    ...succeedsWith(c, 'call', 'waited'),
  ]
}

function givenUp(c: HostConversation): Finding[] {
  const call = callOf(c)
  if (!call || !succeeded(call)) return [inconclusive(outcomeText(c, call))]
  const [answer] = responsesTo(call, 'never')
  if (!answer) return [satisfied('it has not given up after 36 seconds')]
  const { error } = answer.message ?? {}
  if (!isObject(error)) return [inconclusive('a result where none can be')]
  return [
    error.code === -32_004
      ? satisfied('the error -32004')
      : violated('the error -32004', `the error ${String(error.code)}`, call.index),
  ]
}

function stillWaiting(c: HostConversation): Finding[] {
  const spawn = callOf(c, 'spawn')
  const apply = callOf(c, 'apply')
  if (!spawn || !apply || (apply.result === undefined && apply.error === undefined))
    return [inconclusive(outcomeText(c, apply))]
  const heard = spawn.side.some(({ seen }) => seen?.apply === 'hello')
  if (heard || textsIn(apply.result).includes('heard it')) return [satisfied('it waits')]
  return [violated('a tool that still waits', `killed: ${outcomeOf(apply)}`, apply.index)]
}
