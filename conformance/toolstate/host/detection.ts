import { callOf, type HostCall, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import type { Verdict } from '../../engine/finding.ts'
import { checksIn, type HostCheck, type Judge } from '../../vfs/host/host-check.ts'
import { outcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { stands } from '../../vfs/host/state/handle.ts'
import { probed } from '../../vfs/host/timing.ts'
import {
  declared,
  OWN_ACTIONS,
  otherTool,
  paths,
  registered,
  UNUSABLE,
  unusable,
} from './detection-scenarios.ts'
import { runsOf } from './one-shot.ts'
import { isState, noting, refuses, startsNothing } from './refusal.ts'
import { onShown } from './schema/rounds.ts'
import { alternativesOf, memberNames } from './schema/separating.ts'
import { hearsOnly, isGone } from './spawns.ts'

const on = checksIn('toolstate.detection')

/** Judges the names of the members that the schema of a tool has. */
const onMembers = (
  tool: string,
  expected: string,
  wrong: (names: readonly string[]) => Verdict,
): Judge =>
  onShown([tool], `${expected} for ${tool}`, ({ parameters }) =>
    wrong(alternativesOf(parameters).flatMap(memberNames)),
  )

const isHandle = (name: string) =>
  outcome(name, 'a state', (call) => {
    if (isState(call)) return false
    return call.error === undefined ? 'a plain result' : 'a failure'
  })

/** What has decided that a tool is stateful: one that reports nothing before its end shows whether its reports have. */
function wayIn(c: HostConversation): string {
  const ends = callOf(c, 'ends')
  const isPlain = ends?.result !== undefined && !isState(ends)
  return isPlain ? 'by what its program reports' : 'by a setting of the tool'
}

const textOf = (call: HostCall): string => call.report?.text ?? textsIn(call.result)

/** Judges that a tool was run to its end, and that its result is shown as it is. */
const runsOnce = (name: string, text: string) =>
  outcome(name, `the result ${text}`, (call) => {
    if (isState(call)) return 'a state'
    return (call.error !== undefined || !textOf(call).includes(text)) && outcomeOf(call)
  })

/** Judges that a tool is run with each of these actions of its own, and with its own id. */
const keepsAll = (actions: Readonly<Record<string, unknown>>) =>
  Object.entries(actions).map(([name, action]) => [
    runsOnce(name, 'done 4765'),
    seesArgument(name, 'action', action),
    seesArgument(name, 'id', 'y'),
  ])

/** Judges that a tool was given its own argument of this name. */
const seesArgument = (name: string, argument: string, value: unknown) =>
  probed(name, `the argument ${value}`, (call) => {
    const given = runsOf(call)[0]?.arguments
    return !(isObject(given) && given[argument] === value) && 'another one, or none'
  })

/** Which calls are stateful. @see rfd009 §Detecting stateful vs. one-shot tools */
export const detectionChecks: readonly HostCheck[] = [
  ...on(paths, {
    'action-selects-path#with-action': isHandle('with'),
    'ways-to-declare': noting(isHandle('with'), wayIn),
    'action-selects-path#without-action': ['without', 'an id alone'].map((name) =>
      outcome(name, 'no state', (call) => isState(call) && 'a state'),
    ),
    'decided-before-the-run#spawn': isHandle('ends'),
    'decided-before-the-run#one-shot': runsOnce('reports', 'done 4761'),
  }),
  ...on(declared, {
    'declared-tools-only#stateful-tool': onMembers('living', '`action` and `id`', (names) => {
      const missing = ['action', 'id'].find((name) => !names.includes(name))
      return missing && `no \`${missing}\``
    }),
    'declared-tools-only#other-tool': onMembers('plain', 'neither `action` nor `id`', (names) => {
      const found = ['action', 'id'].find((name) => names.includes(name))
      return found && `a member \`${found}\``
    }),
  }),
  ...on(registered, {
    'spawn-registers#fetch': stands('fetch r', 'running', 'r runs'),
    'spawn-registers#apply': hearsOnly('spawn r', 'for r'),
    'spawn-registers#abort': isGone('spawn r'),
  }),
  ...on(otherTool, {
    'undeclared-tool-keeps-action#own-word': [
      runsOnce('own', 'done 4763'),
      seesArgument('own', 'action', 'restart'),
      keepsAll(OWN_ACTIONS.own),
    ],
    'undeclared-tool-keeps-action#protocol-word': [
      runsOnce('word', 'done 4764'),
      seesArgument('word', 'action', 'spawn'),
      keepsAll(OWN_ACTIONS.word),
    ],
  }),
  ...on(unusable, {
    'unusable-action': Object.keys(UNUSABLE).map((name) => [refuses(name), startsNothing(name)]),
  }),
]
