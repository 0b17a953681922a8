import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { satisfied } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcome, succeeded } from '../../vfs/host/outcome.ts'
import { stands } from '../../vfs/host/state/handle.ts'
import { onReport, probed, reportedAt, whenBlind } from '../../vfs/host/timing.ts'
import { lists } from './await-result.ts'
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
import { startsWith } from './spawns.ts'

const on = checksIn('toolstate.permissions')

/** What was asked while a call had no answer. */
const askedIn = ({ inquiries }: HostConversation, { calledAt, answeredAt }: HostCall) =>
  inquiries.filter(({ at }) => at >= calledAt && at <= (answeredAt ?? Number.POSITIVE_INFINITY))

/** Judges that the user was asked during a call. */
const asks = (name: string) =>
  outcome(name, 'a question to the user', (call, c) => askedIn(c, call).length === 0 && 'none')

/** Judges that nobody was asked during a call, which succeeds. */
const asksNobody = (name: string) =>
  outcome(name, 'no question', (call, c) => {
    if (askedIn(c, call).length > 0) return 'a question'
    return !(succeeded(call) && isState(call)) && 'a failure'
  })

/** Judges that the tool of a call starts when the user has agreed, and not before. */
const startsAfterwards = (name: string) => [
  asks(name),
  probed(name, 'no process before the answer', (call, c) => {
    const [inquiry] = askedIn(c, call)
    const began = Math.min(...call.side.map(({ at }) => at))
    const isEarly = began < (inquiry?.answeredAt ?? 0)
    return isEarly && 'a process before'
  }),
]

/** Judges when a batch with an await is answered. */
const answersAfter = (
  expected: string,
  momentIn: (spawn: HostCall, c: HostConversation) => number | undefined,
) =>
  outcome('await', expected, ({ answeredAt = 0 }, c) => {
    const spawn = callOf(c, 'spawn w')
    const moment = spawn && momentIn(spawn, c)
    return (moment === undefined || answeredAt < moment) && 'an earlier one'
  })

/** When the user is asked whether a call may go on. @see rfd009 §Interaction with tool permission system */
export const permissionChecks: readonly HostCheck[] = [
  ...on(permitted, {
    'spawn-asks#asked-at-spawn': ['spawn a', 'again a', 'spawn s'].map(asks),
    'spawn-asks#nothing-before': startsAfterwards('spawn a'),
    'other-actions-run-unattended#fetch': [
      asksNobody('fetch a'),
      asksNobody('fetch waiting'),
      asksNobody('fetch stopped'),
    ],
    'other-actions-run-unattended#apply': [asksNobody('apply a'), asksNobody('apply waiting')],
    'other-actions-run-unattended#abort': [asksNobody('abort a'), asksNobody('abort waiting')],
    'one-shot-asks-as-before#stateful-tool': {
      title: 'asks for a run to the end of a tool whose spawns were permitted',
      judge: asks('run'),
    },
  }),
  ...on(declined, {
    'declined-spawn#no-process': [asks('spawn d'), refuses('spawn d'), startsNothing('spawn d')],
    'one-shot-asks-as-before#ordinary-tool': {
      title: 'does not run an ordinary tool that the user has declined',
      judge: [asks('no ordinary'), startsNothing('no ordinary')],
    },
    'one-shot-asks-as-before#stateful-tool': {
      title: 'does not run a stateful tool to its end that the user has declined',
      judge: [asks('no stateful'), startsNothing('no stateful')],
    },
    'declined-spawn#id-free': stands('fetch d', 'running', 'd runs again'),
  }),
  ...on(skipped, {
    'run-mode-applies-to-spawn#skip': [
      onReport('spawn a', () => satisfied()),
      outcome('spawn s', 'an answer without a state', (call) => isState(call) && 'a state'),
      startsNothing('spawn s'),
    ],
  }),
  ...on(choosy, {
    'set-per-action': [
      asksNobody('spawn c'),
      ['fetch c', 'fetch declined', 'abort c'].map(asks),
      refuses('fetch declined'),
    ],
  }),
  ...on(edited, {
    'run-mode-applies-to-spawn#edit': [
      startsWith('spawn e', { ...EDITED.given, ...EDITED.edited }),
      startsWith('spawn f', EDITED.given),
      refuses('spawn g'),
      startsNothing('spawn g'),
    ],
  }),
  ...on(once, {
    'one-shot-asks-as-before#ordinary-tool': [startsAfterwards('ordinary'), asks('again')],
    'one-shot-asks-as-before#stateful-tool': startsAfterwards('stateful'),
  }),
  ...on(awaited, {
    'await-waits-for-permission#no-error': [asks('spawn w'), lists('await', 'completed', 'w')],
    'await-waits-for-permission#not-before-approval': answersAfter(
      'an answer after the permission',
      (spawn, c) => askedIn(c, spawn)[0]?.answeredAt,
    ),
    'await-waits-for-permission#until-stopped': (c) =>
      whenBlind(c, callOf(c, 'spawn w')) ??
      answersAfter('an answer after the end of the tool', (spawn) => reportedAt(spawn, 'over'))(c),
  }),
]
