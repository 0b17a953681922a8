import { quote, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import { under } from '../../engine/under.ts'
import { A_REQUEST, ANY_CASE } from './advice.ts'
import {
  acknowledges,
  decides,
  endsUnaided,
  exits,
  explained,
  explainedAnew,
  failsInOrder,
  inRange,
  readyFirst,
  silentAfterExit,
} from './lifecycle-judges.ts'
import { awkwardlyStarted, refusals } from './plan.ts'
import { faultChecks, type PluginCheck, rules, runRules } from './plugin-check.ts'

const FAILING = 'Add a case in which the plugin fails, as with unusable arguments.'

/** How a run begins and ends. @see rfd072 §Lifecycle */
const lifecycleRules = runRules(
  {
    verifies: 'plugin.lifecycle.acknowledges-init',
    title: 'answers `init` with `ready`',
    toExercise: ANY_CASE,
    judge: acknowledges,
  },
  {
    verifies: 'plugin.lifecycle.ready-comes-first',
    title: 'sends `ready` before it asks or prints',
    toExercise: ANY_CASE,
    judge: readyFirst,
  },
  {
    verifies: 'plugin.lifecycle.ready-once',
    title: 'sends `ready` once',
    toExercise: ANY_CASE,
    judge: ({ readies: [first, second] }) =>
      first
        ? [satisfiedUnless(second && '`ready` came again', 'one `ready`', second?.line.index)]
        : [],
  },
  {
    verifies: 'plugin.lifecycle.ends-with-exit#sent',
    title: 'sends `exit` before its process ends',
    toExercise: ANY_CASE,
    judge: exits,
  },
  {
    verifies: 'plugin.lifecycle.ends-with-exit#code',
    title: 'gives `exit` an integer code',
    toExercise: ANY_CASE,
    judge: (c) =>
      c.exits.map(({ message: { code }, line }) =>
        satisfiedUnless(
          !Number.isInteger(code) && `the code is ${quote(JSON.stringify(code) ?? 'absent')}`,
          'an integer `code`',
          line.index,
        ),
      ),
  },
  {
    verifies: 'plugin.lifecycle.exit-code-range',
    title: 'gives `exit` a code that a process can end with',
    toExercise: ANY_CASE,
    judge: inRange,
  },
  {
    verifies: 'plugin.lifecycle.explains-failure#explained',
    title: 'states why it failed',
    toExercise: FAILING,
    judge: explained,
  },
  {
    verifies: 'plugin.lifecycle.explains-failure#silent-success',
    title: 'gives no reason with code 0',
    toExercise: ANY_CASE,
    judge: (c) =>
      c.exits
        .filter(({ message }) => message.code === 0)
        .map(({ message: { reason = '' }, line }) =>
          satisfiedUnless(
            reason !== null && reason !== '' && `the reason is ${quote(JSON.stringify(reason))}`,
            'no `reason`',
            line.index,
          ),
        ),
  },
  {
    verifies: 'plugin.lifecycle.ends-after-exit#silent',
    title: 'writes nothing after `exit`',
    toExercise: ANY_CASE,
    judge: silentAfterExit,
  },
  {
    verifies: 'plugin.lifecycle.ends-after-exit#unaided',
    title: 'ends after `exit` while its input is open',
    toExercise: ANY_CASE,
    judge: endsUnaided,
  },
  {
    verifies: 'plugin.lifecycle.failure-ends-with-exit',
    title: 'sends `exit` when it cannot go on',
    toExercise: FAILING,
    judge: failsInOrder,
  },
)

const firstMessageRule = rules({
  verifies: 'plugin.lifecycle.first-message-decides',
  title: 'runs or describes itself by its first message alone',
  toExercise: ANY_CASE,
  judge: decides,
})

/** No version that a host announces today. */
const VERSION = 999

const toOtherVersions = {
  toExercise: ANY_CASE,
  ...under({ kind: 'other-version', version: VERSION }),
}

const contentsRules = faultChecks(
  {
    verifies: 'plugin.lifecycle.explains-failure#explained',
    title: 'states why it failed when a request is refused',
    toExercise: A_REQUEST,
    faults: refusals,
    judges: ({ kind }) => kind === 'error-reply',
    judge: explainedAnew,
  },
  {
    verifies: 'plugin.lifecycle.first-message-decides',
    title: 'runs whatever its arguments are',
    toExercise: 'Add a case with arguments.',
    faults: awkwardlyStarted,
    judges: ({ kind }) => kind === 'awkward-arguments',
    judge: decides,
  },
  {
    verifies: 'plugin.lifecycle.first-message-decides',
    title: 'does not describe itself to a host of another version',
    ...toOtherVersions,
    judge: decides,
  },
  {
    verifies: 'plugin.lifecycle.failure-ends-with-exit',
    title: 'sends `exit` where it refuses another version',
    ...toOtherVersions,
    judge: failsInOrder,
  },
  {
    verifies: 'plugin.lifecycle.explains-failure#explained',
    title: 'states why it failed where it refuses another version',
    ...toOtherVersions,
    judge: explainedAnew,
  },
)

/** The most that the host can ask for: everything down to the finest trace. */
const TRACE = 4

const permitted = faultChecks(
  {
    verifies: 'plugin.lifecycle.version-may-be-refused',
    title: 'may refuse another version of the protocol',
    ...toOtherVersions,
    judge: (c) => {
      const [exit] = c.exits
      const refuses = exit && exit.message.code !== 0 && exit.message.reason
      return [satisfied(refuses ? 'it refuses the version' : 'it runs all the same')]
    },
  },
  {
    verifies: 'plugin.lifecycle.log-level-may-filter',
    title: 'may log more at another level',
    toExercise: 'Add a case in which the plugin logs something.',
    ...under({ kind: 'log-level', level: TRACE }),
    judge: ({ logs: { length } }, { baseline: { logs } }) => {
      if (length + logs.length === 0) return []
      const isAlike = length === logs.length
      return [satisfied(isAlike ? 'it logs alike at every level' : 'it logs more at another level')]
    },
  },
)

/** Everything about the lifecycle. */
export const lifecycleChecks: readonly PluginCheck[] = [
  ...lifecycleRules,
  ...firstMessageRule,
  ...contentsRules,
  ...permitted,
]
