import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, succeeded } from '../../vfs/host/outcome.ts'
import { stands } from '../../vfs/host/state/handle.ts'
import { onReport, reportedAt, whenBlind } from '../../vfs/host/timing.ts'
import { lists } from './await-result.ts'
import { runsOf } from './one-shot.ts'
import {
  awaited,
  choosy,
  declined,
  EDITED,
  edited,
  once,
  permitted,
  skipped,
} from './permission-scenarios.ts'
import { isState, refuses, startsNothing } from './refusal.ts'

/** What was asked while a call had no answer. */
const askedIn = ({ inquiries }: HostConversation, { calledAt, answeredAt }: HostCall) =>
  inquiries.filter(({ at }) => at >= calledAt && at <= (answeredAt ?? Number.POSITIVE_INFINITY))

/** Judges that the user was asked during a call. */
const asks = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'a question to the user', (call) => askedIn(c, call).length === 0 && 'none')

/** Judges that nobody was asked during a call, which succeeds. */
const asksNobody =
  (name: string) =>
  (c: HostConversation): Finding[] =>
    onOutcome(c, name, 'no question', (call) => {
      if (askedIn(c, call).length > 0) return 'a question'
      return !(succeeded(call) && isState(call)) && 'a failure'
    })

/** Judges that the tool of a call starts when the user has agreed, and not before. */
const startsAfterwards = (c: HostConversation, name: string): Finding[] => [
  ...asks(c, name),
  ...onReport(c, name, (call) => {
    const [inquiry] = askedIn(c, call)
    const began = Math.min(...call.side.map(({ at }) => at))
    const isEarly = began < (inquiry?.answeredAt ?? 0)
    return satisfiedUnless(
      isEarly && 'a process before',
      'no process before the answer',
      call.index,
    )
  }),
]

/** Judges when a batch with an await is answered. */
const answersAfter = (
  c: HostConversation,
  expected: string,
  momentIn: (spawn: HostCall) => number | undefined,
): Finding[] => {
  const spawn = callOf(c, 'spawn w')
  const moment = spawn && momentIn(spawn)
  return onOutcome(c, 'await', expected, ({ answeredAt = 0, index }) =>
    moment === undefined || answeredAt < moment
      ? violated(expected, 'an earlier one', index)
      : undefined,
  )
}

/** Judges the arguments with which the tool of a spawn starts. */
const startsWith = (c: HostConversation, name: string, expected: JsonObject): Finding[] =>
  onReport(c, name, (call) => {
    const given = runsOf(call)[0]?.arguments
    if (!isObject(given)) return inconclusive('the probe did not report its arguments')
    const found = Object.fromEntries(Object.keys(expected).map((key) => [key, given[key]]))
    const wrong = !equal(found, expected) && JSON.stringify(found)
    return satisfiedUnless(wrong, JSON.stringify(expected), call.index)
  })

/** When the user is asked whether a call may go on. @see rfd009 §Interaction with tool permission system */
export const permissionChecks: readonly HostCheck[] = [
  ...checksOn(permitted, {
    'toolstate.permissions.spawn-asks#asked-at-spawn': (c) =>
      ['spawn a', 'again a', 'spawn s'].flatMap((name) => asks(c, name)),
    'toolstate.permissions.spawn-asks#nothing-before': (c) => startsAfterwards(c, 'spawn a'),
    'toolstate.permissions.other-actions-run-unattended#fetch': [
      asksNobody('fetch a'),
      asksNobody('fetch waiting'),
      asksNobody('fetch stopped'),
    ],
    'toolstate.permissions.other-actions-run-unattended#apply': [
      asksNobody('apply a'),
      asksNobody('apply waiting'),
    ],
    'toolstate.permissions.other-actions-run-unattended#abort': [
      asksNobody('abort a'),
      asksNobody('abort waiting'),
    ],
    'toolstate.permissions.one-shot-asks-as-before#stateful-tool': {
      title: 'asks for a run to the end of a tool whose spawns were permitted',
      judge: (c) => asks(c, 'run'),
    },
  }),
  ...checksOn(declined, {
    'toolstate.permissions.declined-spawn#no-process': (c) => [
      ...asks(c, 'spawn d'),
      ...refuses(c, 'spawn d'),
      ...startsNothing(c, 'spawn d'),
    ],
    'toolstate.permissions.one-shot-asks-as-before#ordinary-tool': {
      title: 'does not run an ordinary tool that the user has declined',
      judge: (c) => [...asks(c, 'no ordinary'), ...startsNothing(c, 'no ordinary')],
    },
    'toolstate.permissions.one-shot-asks-as-before#stateful-tool': {
      title: 'does not run a stateful tool to its end that the user has declined',
      judge: (c) => [...asks(c, 'no stateful'), ...startsNothing(c, 'no stateful')],
    },
    'toolstate.permissions.declined-spawn#id-free': (c) =>
      stands(c, 'fetch d', 'running', 'd runs again'),
  }),
  ...checksOn(skipped, {
    'toolstate.permissions.run-mode-applies-to-spawn#skip': (c) => [
      ...onReport(c, 'spawn a', () => satisfied()),
      ...onOutcome(c, 'spawn s', 'an answer without a state', (call) => isState(call) && 'a state'),
      ...startsNothing(c, 'spawn s'),
    ],
  }),
  ...checksOn(choosy, {
    'toolstate.permissions.set-per-action': (c) => [
      ...asksNobody('spawn c')(c),
      ...['fetch c', 'fetch declined', 'abort c'].flatMap((name) => asks(c, name)),
      ...refuses(c, 'fetch declined'),
    ],
  }),
  ...checksOn(edited, {
    'toolstate.permissions.run-mode-applies-to-spawn#edit': (c) => [
      ...startsWith(c, 'spawn e', { ...EDITED.given, ...EDITED.edited }),
      ...startsWith(c, 'spawn f', EDITED.given),
      ...refuses(c, 'spawn g'),
      ...startsNothing(c, 'spawn g'),
    ],
  }),
  ...checksOn(once, {
    'toolstate.permissions.one-shot-asks-as-before#ordinary-tool': (c) => [
      ...startsAfterwards(c, 'ordinary'),
      ...asks(c, 'again'),
    ],
    'toolstate.permissions.one-shot-asks-as-before#stateful-tool': (c) =>
      startsAfterwards(c, 'stateful'),
  }),
  ...checksOn(awaited, {
    'toolstate.permissions.await-waits-for-permission#no-error': (c) => [
      ...asks(c, 'spawn w'),
      ...lists(c, 'await', 'completed', 'w'),
    ],
    'toolstate.permissions.await-waits-for-permission#not-before-approval': (c) =>
      answersAfter(
        c,
        'an answer after the permission',
        (spawn) => askedIn(c, spawn)[0]?.answeredAt,
      ),
    'toolstate.permissions.await-waits-for-permission#until-stopped': (c) =>
      whenBlind(c, callOf(c, 'spawn w')) ??
      answersAfter(c, 'an answer after the end of the tool', (spawn) => reportedAt(spawn, 'over')),
  }),
]
