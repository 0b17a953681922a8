import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, inconclusive, satisfied, violated } from '../../engine/finding.ts'
import { answerText, onAnswer, outcomeText } from './answer.ts'
import { checksOn, hostChecks } from './host-check.ts'
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
  ...checksOn(silence, {
    'vfs.timeout.silent-tool-killed': (c) => killed(c, 'silent', IDLE_MS),
    'vfs.timeout.busy-tool-killed': (c) => killed(c, 'busy', IDLE_MS),
    'vfs.timeout.idle-configurable': (c) => [
      ...killed(c, 'silent', IDLE_MS),
      ...killed(c, 'silent for long', LONG_MS),
      ...apart(c),
    ],
    'vfs.timeout.request-restarts-idle-clock': (c) => succeedsWith(c, 'asks on', 'asked on'),
    'vfs.timeout.silence-reported-as-failure': (c) => [
      ...failsWith(c, 'silent'),
      ...soonReported(c, 'silent'),
    ],
    'vfs.timeout.partial-line-keeps-nothing-alive': (c) =>
      onReport(c, 'drips', (call) => inTheMeantime(c, call, 'bytes')),
    'vfs.timeout.stderr-keeps-nothing-alive': (c) =>
      onReport(c, 'babbles', (call) => inTheMeantime(c, call, 'stderr')),
  }),
  ...hostChecks(
    ...checksOn(byDefault, { 'vfs.timeout.idle-defaults-to-sixty-seconds': defaultIdle }),
    ...checksOn(required, { 'vfs.timeout.owed-response-stops-idle-clock': (c) => ranThrough(c) }),
    ...checksOn(slow, {
      'vfs.timeout.slow-answer-still-given': (c) =>
        onAnswer(c, 0, 'its result or the error -32004', (answer) => {
          if (answer.error?.code === -32_004) return satisfied('the error -32004')
          return isObject(answer.result)
            ? satisfied('its result')
            : violated('its result or the error -32004', answerText(answer), answer.index)
        }),
    }),
    ...checksOn(neverAnswered, { 'vfs.timeout.host-timeout-code': givenUp }),
    ...checksOn(waiting, { 'vfs.timeout.waiting-for-apply-not-idle': stillWaiting }),
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
