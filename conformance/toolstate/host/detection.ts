import type { HostCall, HostConversation } from '../../../harness/host-conversation.ts'
import { isObject } from '../../../harness/wire/json.ts'
import { type Finding, satisfied, satisfiedUnless, type Verdict } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { stands } from '../../vfs/host/state/handle.ts'
import { onReport } from '../../vfs/host/timing.ts'
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
import { isState, refuses, startsNothing } from './refusal.ts'
import { onShown } from './schema/rounds.ts'
import { alternativesOf, memberNames } from './schema/separating.ts'
import { hearsOnly, isGone } from './spawns.ts'

/** Which calls are stateful. @see rfd009 §Detecting stateful vs. one-shot tools */
export const detectionChecks: readonly HostCheck[] = [
  ...checksOn(paths, {
    'toolstate.detection.action-selects-path#with-action': (c) => isHandle(c, 'with'),
    'toolstate.detection.ways-to-declare': (c) =>
      isHandle(c, 'with').map((each) =>
        each.kind === 'satisfied' ? satisfied('by a setting of the tool') : each,
      ),
    'toolstate.detection.action-selects-path#without-action': (c) =>
      ['without', 'an id alone'].flatMap((name) =>
        onOutcome(c, name, 'no state', (call) => isState(call) && 'a state'),
      ),
    'toolstate.detection.decided-before-the-run#spawn': (c) => isHandle(c, 'ends'),
    'toolstate.detection.decided-before-the-run#one-shot': (c) =>
      runsOnce(c, 'reports', 'done 4761'),
  }),
  ...checksOn(declared, {
    'toolstate.detection.declared-tools-only#stateful-tool': (c) =>
      onMembers(c, 'living', '`action` and `id`', (names) => {
        const missing = ['action', 'id'].find((name) => !names.includes(name))
        return missing && `no \`${missing}\``
      }),
    'toolstate.detection.declared-tools-only#other-tool': (c) =>
      onMembers(c, 'plain', 'neither `action` nor `id`', (names) => {
        const found = ['action', 'id'].find((name) => names.includes(name))
        return found && `a member \`${found}\``
      }),
  }),
  ...checksOn(registered, {
    'toolstate.detection.spawn-registers#fetch': (c) => stands(c, 'fetch r', 'running', 'r runs'),
    'toolstate.detection.spawn-registers#apply': (c) => hearsOnly(c, 'spawn r', 'for r'),
    'toolstate.detection.spawn-registers#abort': (c) => isGone(c, 'spawn r'),
  }),
  ...checksOn(otherTool, {
    'toolstate.detection.undeclared-tool-keeps-action#own-word': (c) => [
      ...runsOnce(c, 'own', 'done 4763'),
      ...seesAction(c, 'own', 'restart'),
      ...keepsAll(c, OWN_ACTIONS.own),
    ],
    'toolstate.detection.undeclared-tool-keeps-action#protocol-word': (c) => [
      ...runsOnce(c, 'word', 'done 4764'),
      ...seesAction(c, 'word', 'spawn'),
      ...keepsAll(c, OWN_ACTIONS.word),
    ],
  }),
  ...checksOn(unusable, {
    'toolstate.detection.unusable-action': (c) =>
      Object.keys(UNUSABLE).flatMap((name) => [...refuses(c, name), ...startsNothing(c, name)]),
  }),
]

/** Judges the names of the members that the schema of a tool has. */
const onMembers = (
  c: HostConversation,
  tool: string,
  expected: string,
  wrong: (names: readonly string[]) => Verdict,
): Finding =>
  onShown(c, [tool], ({ parameters }, index) =>
    satisfiedUnless(
      wrong(alternativesOf(parameters).flatMap(memberNames)),
      `${expected} for ${tool}`,
      index,
    ),
  )

const isHandle = (c: HostConversation, name: string): Finding[] =>
  onOutcome(c, name, 'a state', (call) => {
    if (isState(call)) return false
    return call.error === undefined ? 'a plain result' : 'a failure'
  })

const textOf = (call: HostCall): string => call.report?.text ?? textsIn(call.result)

/** Judges that a tool was run to its end, and that its result is shown as it is. */
const runsOnce = (c: HostConversation, name: string, text: string): Finding[] =>
  onOutcome(c, name, `the result ${text}`, (call) => {
    if (isState(call)) return 'a state'
    return (call.error !== undefined || !textOf(call).includes(text)) && outcomeOf(call)
  })

/** Judges that a tool is run with each of these actions of its own, and with its own id. */
const keepsAll = (c: HostConversation, actions: Readonly<Record<string, unknown>>): Finding[] =>
  Object.entries(actions).flatMap(([name, action]) => [
    ...runsOnce(c, name, 'done 4765'),
    ...seesAction(c, name, action),
    ...onReport(c, name, (call) => {
      const given = runsOf(call)[0]?.arguments
      return satisfiedUnless(
        !(isObject(given) && given.id === 'y') && 'another one, or none',
        'the argument y',
        call.index,
      )
    }),
  ])

/** Judges that a tool was given its own argument of this name. */
const seesAction = (c: HostConversation, name: string, action: unknown): Finding[] =>
  onReport(c, name, (call) => {
    const given = runsOf(call)[0]?.arguments
    const wrong = !(isObject(given) && given.action === action) && 'another one, or none'
    return satisfiedUnless(wrong, `the argument ${action}`, call.index)
  })
