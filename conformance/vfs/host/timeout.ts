import { callOf, type HostCall } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { inconclusive, notApplicable, satisfied, violated } from '../../engine/finding.ts'
import { outcomeText } from './answer.ts'
import { givenUpByTool, SILENT_PROGRAM_S } from './cancel/given-up.ts'
import { checksOn, type Judge } from './host-check.ts'
import { fails, outcomeOf, succeeded, succeeds, textsIn } from './outcome.ts'
import { onResponse, responsesTo } from './requests.ts'
import { outstandingChecks } from './timeout/outstanding.ts'
import {
  besideOthers,
  byDefault,
  DEFAULT_MS,
  IDLE_MS,
  KILL_MS,
  LONG_MS,
  neverAnswered,
  silence,
  slow,
  waiting,
} from './timeout/scenarios.ts'
import {
  EARLY_MS,
  goneAt,
  keptApart,
  passes,
  probed,
  reportedAt,
  scaled,
  US_PER_MS,
} from './timing.ts'

/** Well before a tool ends by itself that talks to nobody, or one that asks on beside those that are silent. */
const TALK_MS = 10_000

const span = (call: HostCall) => [reportedAt(call, 'there'), goneAt(call)] as const

/** A limit begins when the host starts the tool, and no later than the tool's first step. */
const killed = (id: string, limitMs: number, scale = scaled, killMs = KILL_MS) =>
  probed(id, 'the end of the tool', (call, c) => {
    const [by, to] = span(call)
    const { calledAt: from, index } = call
    if (by === undefined) return inconclusive('the tool was ended before its first step')
    if (to === undefined) return 'the tool stays'
    const tolerance = { what: 'the end of the tool', lateMs: scaled(c, killMs), index }
    return passes({ from, by, to }, scale(c, limitMs), tolerance)
  })

const soonReported = (id: string) =>
  probed(id, '', (call, c) => {
    const gone = goneAt(call)
    if (gone === undefined || call.answeredAt === undefined) return inconclusive('the tool stays')
    const late = call.answeredAt - gone > scaled(c, KILL_MS) * US_PER_MS
    return late && inconclusive('it came later than the fifteen seconds of this suite')
  })

/** Whether a tool is killed while it still makes a noise that is no message. */
const inTheMeantime = (id: string, noise: string) =>
  probed(id, 'the end of the tool', (call, c) => {
    const [from, to] = span(call)
    if (from === undefined || to === undefined) return 'the tool stays'
    const late = to - from > scaled(c, 2.5 * IDLE_MS) * US_PER_MS
    return late ? `${noise} kept it alive` : satisfied('killed')
  })

/** What a tool sends keeps it alive no longer; whether a host ends it sooner for that is none of its silence. */
const spared = (id: string, noise: string) =>
  probed(id, 'the end of the tool', (call, c) => {
    const [from, to] = span(call)
    if (from === undefined) return inconclusive('the tool was ended before its first step')
    if (to === undefined) return 'the tool stays'
    if (to - call.calledAt < scaled(c, IDLE_MS - EARLY_MS) * US_PER_MS)
      return notApplicable(`the host ended the tool before its limit, when it sent ${noise}`)
    return to - from > scaled(c, IDLE_MS + TALK_MS) * US_PER_MS && 'the end of the tool later'
  })

const apart = keptApart('the ends of two tools', span, [
  { id: 'silent', ms: IDLE_MS },
  { id: 'silent for long', ms: LONG_MS },
])

const IN_TIME = 'its result or the error -32004'

const givenUp: Judge = (c) => {
  const call = callOf(c)
  if (!call || !succeeded(call)) return inconclusive(outcomeText(c, call))
  const [answer] = responsesTo(call, 'never')
  if (!answer) return satisfied('it has not given up after 36 seconds')
  const { error } = answer.message ?? {}
  if (!isObject(error)) return inconclusive('a result where none can be')
  if (error.code === -32_004) return satisfied('the error -32004')
  return violated('the error -32004', `the error ${String(error.code)}`, call.index)
}

const stillWaiting: Judge = (c) => {
  const [spawn, apply] = [callOf(c, 'spawn'), callOf(c, 'apply')]
  if (!spawn || !apply || (apply.result === undefined && apply.error === undefined))
    return inconclusive(outcomeText(c, apply))
  const heard = spawn.side.some(({ seen }) => seen?.apply === 'hello')
  if (heard || textsIn(apply.result).includes('heard it')) return satisfied('it waits')
  return violated('a tool that still waits', `killed: ${outcomeOf(apply)}`, apply.index)
}

/** What a host does with tools that are silent. @see rfd-d11 §Deadlock prevention */
export const timeoutChecks = [
  ...checksOn(silence, {
    'vfs.timeout.silent-tool-killed': [
      killed('silent', IDLE_MS, scaled, TALK_MS),
      spared('talks to nobody', 'a call without an id and notifications that nobody knows'),
    ],
    'vfs.timeout.busy-tool-killed': killed('busy', IDLE_MS),
    'vfs.timeout.idle-configurable': [
      killed('silent', IDLE_MS),
      killed('silent for long', LONG_MS),
      apart,
    ],
    'vfs.timeout.request-restarts-idle-clock': [
      succeeds('asks on', 'asked on'),
      succeeds('asks in vain', 'asked in vain'),
    ],
    'vfs.timeout.silence-reported-as-failure': [
      ...['silent', 'busy', 'babbles'].map((id) => fails(id)),
      soonReported('silent'),
    ],
    'vfs.timeout.partial-line-keeps-nothing-alive': inTheMeantime('drips', 'bytes'),
    'vfs.timeout.stderr-keeps-nothing-alive': inTheMeantime('babbles', 'stderr'),
  }),
  ...checksOn(byDefault, {
    // The limit that a host has by itself passes at its own pace, whatever the time scale.
    'vfs.timeout.idle-defaults-to-sixty-seconds': [
      succeeds('awake', 'awake'),
      killed('hangs', DEFAULT_MS, (_, ms) => ms),
    ],
  }),
  ...checksOn(besideOthers, {
    'vfs.timeout.idle-defaults-to-sixty-seconds': {
      title: 'lets a tool be silent for as long where only other limits are configured',
      judge: succeeds('call', 'awake'),
    },
  }),
  ...outstandingChecks,
  ...checksOn(slow, {
    'vfs.timeout.slow-answer-still-given': onResponse('slow', IN_TIME, ({ result, error }) => {
      if (isObject(error) && error.code === -32_004) return satisfied('the error -32004')
      return isObject(result)
        ? satisfied('its result')
        : `the error ${isObject(error) ? String(error.code) : 'without a code'}`
    }),
  }),
  ...checksOn(givenUpByTool, {
    'vfs.timeout.silent-tool-killed': {
      title: 'kills a silent tool that has given a request up',
      judge: killed('is silent', IDLE_MS, scaled, KILL_MS + 1_000 * SILENT_PROGRAM_S),
    },
  }),
  ...checksOn(neverAnswered, { 'vfs.timeout.host-timeout-code': givenUp }),
  ...checksOn(waiting, { 'vfs.timeout.waiting-for-apply-not-idle': stillWaiting }),
]
