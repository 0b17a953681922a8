import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { type Finding, notApplicable, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import { onOutcome, textsIn } from '../../vfs/host/outcome.ts'
import { endOf, endsWith, handleIn, QUESTION, stands } from '../../vfs/host/state/handle.ts'
import { onReport, reportedAt } from '../../vfs/host/timing.ts'
import { CONTENTS, contents, PAUSED, reportsInContent } from './content-scenarios.ts'
import { has, isIn, lacks, shows } from './handle-shown.ts'
import { resultOf } from './handles.ts'
import { isState, refuses } from './refusal.ts'
import { hearsOnly } from './spawns.ts'
import { noSuccess } from './state-ends.ts'
import { answered, bare, broken, often, orders, silent, strange, TEXT } from './state-scenarios.ts'

/** How a host reads the states of a tool. @see rfd009 §ToolState — what a tool produces */
export const stateChecks: readonly HostCheck[] = [
  ...checksOn(bare, {
    'toolstate.state.missing-content-is-null#running-without-content': (c) =>
      isIn(c, 'fetch absent', 'running'),
    'toolstate.state.missing-content-is-null#waiting-without-content': (c) =>
      stands(c, 'fetch asks', 'waiting', QUESTION.id),
    'toolstate.state.missing-content-is-null#null-equals-absent': (c) => [
      ...isIn(c, 'fetch null', 'running'),
      ...lacks(c, 'fetch null', 'content'),
      ...isIn(c, 'fetch asks_with_null', 'waiting'),
      ...['absent', 'asks', 'asks_with_null'].flatMap((id) => lacks(c, `fetch ${id}`, 'content')),
    ],
  }),
  ...checksOn(orders, {
    'toolstate.state.any-member-order': (c) => [
      ...stands(c, 'fetch last', 'running', TEXT),
      ...stands(c, 'fetch middle', 'waiting', TEXT, QUESTION.id),
      ...stands(c, 'fetch stops', 'stopped', TEXT),
    ],
  }),
  ...checksOn(strange, {
    'toolstate.state.unknown-members#accepted': (c) => [
      ...stands(c, 'fetch runs', 'running', TEXT),
      ...stands(c, 'fetch asks', 'waiting', TEXT, QUESTION.id),
      ...stands(c, 'fetch stops', 'stopped', TEXT),
    ],
    'toolstate.state.unknown-members#state-by-type': (c) => [
      ...stands(c, 'fetch looks', 'running', TEXT),
      ...stands(c, 'fetch asks_on', 'waiting', TEXT),
      ...stands(c, 'fetch stops', 'stopped', TEXT),
    ],
  }),
  ...checksOn(contents, {
    'toolstate.state.content-not-parsed': (c) => [
      ...shownAsText(c, 'object', 'text', 'number', 'null', 'truth', 'list'),
      ...has(c, 'pauses', 'content', PAUSED),
    ],
    'toolstate.state.content-unchanged#outer-space': (c) => [
      ...shownAsText(c, 'space'),
      ...has(c, 'pauses', 'content', PAUSED),
    ],
    'toolstate.state.content-unchanged#line-ends': (c) => [
      ...shownAsText(c, 'lines'),
      ...isWhole(c, 'long', CONTENTS.long),
      ...isWhole(c, 'long pause', CONTENTS.long),
    ],
    'toolstate.state.content-unchanged#non-ascii': (c) => [
      ...shownAsText(c, 'letters'),
      ...has(c, 'pauses', 'content', PAUSED),
    ],
    'toolstate.state.content-unchanged#escapes': (c) => shownAsText(c, 'escapes'),
  }),
  ...checksOn(reportsInContent, {
    'toolstate.state.content-sets-no-state#stopped-in-content': (c) => [
      ...isIn(c, 'fetch stopped', 'running'),
      ...isIn(c, 'fetch outcome', 'running'),
      ...isIn(c, 'fetch pause', 'waiting'),
    ],
    'toolstate.state.content-sets-no-state#waiting-in-content': (c) => [
      ...isIn(c, 'fetch waiting', 'running'),
      ...lacks(c, 'fetch waiting', 'question'),
    ],
  }),
  ...checksOn(broken, {
    'toolstate.state.broken-reports#waiting-without-question': (c) =>
      ['fetch unasked', 'fetch asks_null'].flatMap((name) =>
        onOutcome(c, name, 'no waiting handle', (call) => {
          return isState(call) && handleIn(call)?.state === 'waiting' && 'a waiting one'
        }),
      ),
    'toolstate.state.broken-reports#stopped-without-result': (c) =>
      ['fetch endless', 'fetch ends_null'].flatMap((name) => noSuccess(c, name, 'fetch fails')),
    'toolstate.state.broken-reports#host-goes-on': (c) =>
      ['fetch unasked', 'fetch endless', 'fine again'].flatMap((name) =>
        onOutcome(c, name, 'an answer', () => undefined),
      ),
  }),
  ...checksOn(often, {
    'toolstate.state.repeated-running': (c) => stands(c, 'fetch m', 'running', 'the last step'),
    'toolstate.state.running-to-stopped': (c) => endsWith(c, ['fetch s'], resultOf('s')),
  }),
  ...checksOn(silent, {
    'toolstate.state.silent-tool-is-running#spawn-answered': (c) => early(c, 'spawn q'),
    'toolstate.state.silent-tool-is-running#state-running': (c) => [
      ...isIn(c, 'spawn q', 'running'),
      ...isIn(c, 'fetch q', 'running'),
    ],
    'toolstate.state.silent-tool-is-running#fetch-answered': (c) => early(c, 'fetch q'),
    'toolstate.registry.refuses-taken-id#running': {
      title: 'The id of a running handle is taken before its tool has reported anything.',
      judge: (c) => onceRunning(c, 'fetch mute', () => refuses(c, 'taken')),
    },
    'toolstate.commands.input-reaches-running-tool': {
      title: 'Input reaches a running tool before that has reported anything.',
      judge: (c) => onceRunning(c, 'fetch mute', () => hearsOnly(c, 'spawn mute', 'speak')),
    },
  }),
  ...checksOn(answered, {
    'toolstate.state.old-question-is-gone': (c) => [
      ...isIn(c, 'fetch runs', 'running'),
      ...['fetch runs', 'fetch asks', endOf(c, ['end runs', 'runs at last'])].flatMap((name) =>
        onOutcome(c, name, 'nothing of the question that was answered', (call) => {
          return textsIn(handleIn(call)).includes(QUESTION.text) && 'that question'
        }),
      ),
    ],
  }),
]

/** Judges what holds of a running handle, where a silent tool is shown as one. */
const onceRunning = (c: HostConversation, name: string, judge: () => Finding[]): Finding[] => {
  const call = callOf(c, name)
  const isRunning = call !== undefined && handleIn(call)?.state === 'running'
  return isRunning ? judge() : [notApplicable('the host does not show a silent tool as running')]
}

const shownAsText = (c: HostConversation, ...names: (keyof typeof CONTENTS)[]): Finding[] =>
  names.flatMap((name) => has(c, name, 'content', CONTENTS[name]))

/** Judges a content that is too long to be repeated in a finding. */
const isWhole = (c: HostConversation, name: string, text: string): Finding[] =>
  shows(c, name, 'the whole content', ({ content }) =>
    content === text ? undefined : `${textsIn(content).length} of ${text.length} characters`,
  )

/** Judges that a call was answered before the tool reported anything. */
const early = (c: HostConversation, name: string): Finding[] =>
  onReport(c, 'spawn q', (tool) => {
    const call = callOf(c, name)
    const late = reportedAt(tool, 'late') ?? Number.POSITIVE_INFINITY
    if (call === undefined) return satisfied()
    const waits = (call.answeredAt ?? late) >= late
    return satisfiedUnless(waits && 'a wait for it', 'an answer before a report', call.index)
  })
