import { callOf } from '../../../harness/host-conversation.ts'
import { notApplicable, satisfied, satisfiedUnless } from '../../engine/finding.ts'
import {
  checksIn,
  type HostCheck,
  type Judge,
  type Judged,
  judgedBy,
} from '../../vfs/host/host-check.ts'
import { outcome, textsIn } from '../../vfs/host/outcome.ts'
import {
  endOf,
  endsWith,
  handleAt,
  handleIn,
  QUESTION,
  stands,
} from '../../vfs/host/state/handle.ts'
import { onReport, reportedAt } from '../../vfs/host/timing.ts'
import { CONTENTS, contents, PAUSED, reportsInContent } from './content-scenarios.ts'
import { has, isIn, lacks, shows } from './handle-shown.ts'
import { resultOf } from './handles.ts'
import { isAnswered, isState, refuses } from './refusal.ts'
import { hearsOnly } from './spawns.ts'
import { noSuccess } from './state-ends.ts'
import {
  answered,
  bare,
  broken,
  emptied,
  often,
  orders,
  silent,
  strange,
  TEXT,
} from './state-scenarios.ts'

const on = checksIn('toolstate.state')

/** Judges what holds of a running handle, where a silent tool is shown as one. */
const onceRunning =
  (name: string, judged: Judged): Judge =>
  (c) => {
    if (handleAt(c, name)?.state === 'running') return judgedBy(judged)(c)
    return notApplicable('the host does not show a silent tool as running')
  }

const shownAsText = (...names: (keyof typeof CONTENTS)[]) =>
  names.map((name) => has(name, 'content', CONTENTS[name]))

/** Judges a content that is too long to be repeated in a finding. */
const isWhole = (name: string, text: string) =>
  shows(name, 'the whole content', ({ content }) =>
    content === text ? undefined : `${textsIn(content).length} of ${text.length} characters`,
  )

/** Judges that a call was answered before the tool reported anything. */
const early = (name: string) =>
  onReport('spawn q', (tool, c) => {
    const call = callOf(c, name)
    const late = reportedAt(tool, 'late') ?? Number.POSITIVE_INFINITY
    if (call === undefined) return satisfied()
    const waits = (call.answeredAt ?? late) >= late
    return satisfiedUnless(waits && 'a wait for it', 'an answer before a report', call.index)
  })

/** How a host reads the states of a tool. @see rfd009 §ToolState — what a tool produces */
export const stateChecks: readonly HostCheck[] = [
  ...on(emptied, {
    'toolstate.commands.fetch-is-current#change-seen': {
      title: 'shows no earlier output where the tool has reported an empty one',
      judge: shows('fetch empty', 'no earlier output', ({ content }) =>
        content ? textsIn(content) : undefined,
      ),
    },
  }),
  ...on(bare, {
    'missing-content-is-null#running-without-content': isIn('fetch absent', 'running'),
    'missing-content-is-null#waiting-without-content': stands('fetch asks', 'waiting', QUESTION.id),
    'missing-content-is-null#null-equals-absent': [
      isIn('fetch null', 'running'),
      lacks('fetch null', 'content'),
      isIn('fetch asks_with_null', 'waiting'),
      ['absent', 'asks', 'asks_with_null'].map((id) => lacks(`fetch ${id}`, 'content')),
    ],
  }),
  ...on(orders, {
    'any-member-order': [
      stands('fetch last', 'running', TEXT),
      stands('fetch middle', 'waiting', TEXT, QUESTION.id),
      stands('fetch stops', 'stopped', TEXT),
    ],
  }),
  ...on(strange, {
    'unknown-members#accepted': [
      stands('fetch runs', 'running', TEXT),
      stands('fetch asks', 'waiting', TEXT, QUESTION.id),
      stands('fetch stops', 'stopped', TEXT),
    ],
    'unknown-members#state-by-type': [
      stands('fetch looks', 'running', TEXT),
      stands('fetch asks_on', 'waiting', TEXT),
      stands('fetch stops', 'stopped', TEXT),
    ],
  }),
  ...on(contents, {
    'content-not-parsed': [
      shownAsText('object', 'text', 'number', 'null', 'truth', 'list'),
      has('pauses', 'content', PAUSED),
    ],
    'content-unchanged#outer-space': [shownAsText('space'), has('pauses', 'content', PAUSED)],
    'content-unchanged#line-ends': [
      shownAsText('lines'),
      isWhole('long', CONTENTS.long),
      isWhole('long pause', CONTENTS.long),
    ],
    'content-unchanged#non-ascii': [shownAsText('letters'), has('pauses', 'content', PAUSED)],
    'content-unchanged#escapes': shownAsText('escapes'),
  }),
  ...on(reportsInContent, {
    'content-sets-no-state#stopped-in-content': [
      isIn('fetch stopped', 'running'),
      isIn('fetch outcome', 'running'),
      isIn('fetch pause', 'waiting'),
    ],
    'content-sets-no-state#waiting-in-content': [
      isIn('fetch waiting', 'running'),
      lacks('fetch waiting', 'question'),
    ],
  }),
  ...on(broken, {
    'broken-reports#waiting-without-question': ['fetch unasked', 'fetch asks_null'].map((name) =>
      outcome(name, 'no waiting handle', (call) => {
        return isState(call) && handleIn(call)?.state === 'waiting' && 'a waiting one'
      }),
    ),
    'broken-reports#stopped-without-result': ['fetch endless', 'fetch ends_null'].map((name) =>
      noSuccess(name, 'fetch fails'),
    ),
    'broken-reports#host-goes-on': ['fetch unasked', 'fetch endless', 'fine again'].map((name) =>
      isAnswered(name),
    ),
  }),
  ...on(often, {
    'repeated-running': stands('fetch m', 'running', 'the last step'),
    'running-to-stopped': endsWith(['fetch s'], resultOf('s')),
  }),
  ...on(silent, {
    'silent-tool-is-running#spawn-answered': early('spawn q'),
    'silent-tool-is-running#state-running': [
      isIn('spawn q', 'running'),
      isIn('fetch q', 'running'),
    ],
    'silent-tool-is-running#fetch-answered': early('fetch q'),
    'toolstate.registry.refuses-taken-id#running': {
      title: 'The id of a running handle is taken before its tool has reported anything.',
      judge: onceRunning('fetch mute', refuses('taken')),
    },
    'toolstate.commands.input-reaches-running-tool': {
      title: 'Input reaches a running tool before that has reported anything.',
      judge: onceRunning('fetch mute', hearsOnly('spawn mute', 'speak')),
    },
  }),
  ...on(answered, {
    'old-question-is-gone': [
      isIn('fetch runs', 'running'),
      (c) =>
        ['fetch runs', 'fetch asks', endOf(c, ['end runs', 'runs at last'])].flatMap((name) =>
          outcome(name, 'nothing of the question that was answered', (call) => {
            return textsIn(handleIn(call)).includes(QUESTION.text) && 'that question'
          })(c),
        ),
    ],
  }),
]
