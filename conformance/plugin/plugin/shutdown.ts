import type { Fault } from '../../../harness/adversary/fault.ts'
import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { doubtOf } from '../../vfs/tool/ending.ts'
import { A_QUERY, A_REQUEST, ANY_CASE } from './advice.ts'
import { isAskedInTime, obeysShutdown } from './behaviour.ts'
import { howItEnded } from './ending.ts'
import { stepsOf } from './plan.ts'
import { faultChecks, type PluginCheck, runRules } from './plugin-check.ts'
import { completionsOf } from './pushed-events.ts'

const IDLE =
  'Add a case in which the plugin waits for its host, or serves until it is asked to end.'

/** The places at which a plugin is asked to end; one that asks for nothing, and only waits, directly after `init`. */
const endingSteps = (c: PluginConversation): number[] =>
  c.requests.length === 0 && isAskedInTime(c) ? [0] : stepsOf(c)

const inPlaceOfReplies = (c: PluginConversation) =>
  stepsOf(c).map((at) => ({ kind: 'shutdown', at, when: 'instead' }) as const)

/** How a plugin ends when it is asked to, or when its input ends. @see rfd072 §Shutdown */
export const shutdownChecks: readonly PluginCheck[] = [
  ...runRules(
    {
      verifies: 'plugin.shutdown.stops-on-shutdown#orderly',
      title: 'sends `exit` when it is asked to end',
      toExercise: IDLE,
      judge: orderly,
    },
    {
      verifies: 'plugin.shutdown.stops-on-shutdown#in-time',
      title: 'ends within the grace period when it is asked to',
      toExercise: IDLE,
      judge: inTime,
    },
  ),
  ...faultChecks(
    {
      verifies: 'plugin.shutdown.shutdown-at-any-time#before-ready',
      title: 'obeys `shutdown` directly after `init`',
      toExercise: ANY_CASE,
      faults: () => [{ kind: 'shutdown', at: 0, when: 'same-write' }],
      judges: (fault) => fault.kind === 'shutdown' && fault.at === 0 && fault.when === 'same-write',
      judge: obeysShutdown,
    },
    {
      verifies: 'plugin.shutdown.shutdown-at-any-time#while-waiting',
      title: 'obeys `shutdown` in the place of a reply',
      toExercise: A_REQUEST,
      faults: inPlaceOfReplies,
      judges: (fault) => fault.kind === 'shutdown' && fault.when === 'instead',
      judge: obeysShutdown,
    },
    {
      verifies: 'plugin.shutdown.shutdown-at-any-time#while-waiting',
      title: 'obeys `shutdown` while the turn that it asked for runs',
      toExercise: A_QUERY,
      faults: (c) => (completionsOf(c).length > 0 ? [{ kind: 'endless-turn' }] : []),
      judges: ({ kind }) => kind === 'endless-turn',
      judge: obeysShutdown,
    },
    {
      verifies: 'plugin.shutdown.shutdown-needs-no-members',
      title: 'obeys a `shutdown` that has a type only',
      toExercise: A_REQUEST,
      faults: inPlaceOfReplies,
      judges: (fault) => fault.kind === 'shutdown' && fault.when === 'instead',
      judge: obeysShutdown,
    },
    {
      verifies: 'plugin.shutdown.second-shutdown',
      title: 'goes on to end when it is asked again',
      toExercise: A_REQUEST,
      faults: (c) => endingSteps(c).map((at) => ({ kind: 'shutdown-twice', at }) as const),
      judges: ({ kind }) => kind === 'shutdown-twice',
      judge: obeysShutdown,
    },
    {
      verifies: 'plugin.shutdown.ends-when-stdin-ends',
      title: 'ends when its input ends',
      toExercise: A_REQUEST,
      faults: (c) => endingSteps(c).map((at) => ({ kind: 'end-of-input', at }) as const),
      judges: (fault) => fault.kind === 'end-of-input' && !fault.within,
      judge: endsWithInput,
    },
    {
      verifies: 'plugin.shutdown.ends-when-stdin-ends',
      title: 'ends when its input ends while the turn runs that it asked for',
      toExercise: A_QUERY,
      faults: withinTurns,
      judges: (fault) => fault.kind === 'end-of-input' && fault.within === 'a turn',
      judge: endsWithInput,
    },
    {
      verifies: 'plugin.shutdown.ends-when-stdin-ends',
      title: 'ends when its input ends while it waits for nothing but events, or `shutdown`',
      toExercise: IDLE,
      faults: whileItWaits,
      judges: (fault) => fault.kind === 'end-of-input' && fault.within === 'a wait',
      judge: endsWithInput,
    },
  ),
]

/** The input ends behind the confirmation of the first query. */
function withinTurns(c: PluginConversation): Fault[] {
  const query = c.requests.find(({ type }) => type === 'query')
  const isRun = query !== undefined && completionsOf(c).length > 0
  return isRun ? [{ kind: 'end-of-input', at: query.number, within: 'a turn' }] : []
}

/** The input ends behind the last reply to a plugin that then waits until it is asked to end. */
function whileItWaits(c: PluginConversation): Fault[] {
  const last = c.requests.at(-1)
  if (!last || !isAskedInTime(c)) return []
  return [{ kind: 'end-of-input', at: last.number, within: 'a wait' }]
}

function orderly(c: PluginConversation): Finding[] {
  if (!isAskedInTime(c) || c.inputClosedAt !== undefined || c.signal) return []
  if (c.exits.length > 0) return [satisfied()]
  return [doubtOf(c) ?? violated('`exit` before the end of the process', howItEnded(c))]
}

function inTime(c: PluginConversation): Finding[] {
  if (!isAskedInTime(c) || c.inputClosedAt !== undefined) return []
  if (!c.signal) return [satisfied()]
  return [doubtOf(c) ?? violated('the end of the process within the grace period', howItEnded(c))]
}

function endsWithInput(c: PluginConversation): Finding[] {
  const [exit] = c.exits
  if (exit && exit.line.at < (c.inputClosedAt ?? 0)) return []
  const doubt = doubtOf(c)
  if (doubt) return [doubt]
  if (c.expired('end-of-input') ?? c.signal)
    return [violated('the end of the process', howItEnded(c))]
  return [satisfiedUnless(c.exits.length === 0 && howItEnded(c), '`exit`, as after `shutdown`')]
}
