import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { equal } from '../../../../harness/wire/json.ts'
import { inRounds, runsOf, whereRan } from '../calling.ts'
import { firstOf, shown } from '../observed.ts'
import { begins, completed, completes } from '../query/querying.ts'
import { LIST, read } from '../requests.ts'
import { act, run } from '../script.ts'
import { replied, request, TALK } from '../subscribing.ts'
import {
  calling,
  decides,
  guarded,
  promptedIds,
  prompting,
  prompts,
  ran,
  ranNot,
  ranOnce,
  wherePrompted,
} from './prompting.ts'

/** Milliseconds in which a tool that does not wait is seen to run. */
const LISTENING_MS = 1_500

/** Time passes, and then a whole plugin runs: however busy the machine is, a tool that does not wait begins before. */
export const LISTENS = {
  steps: [{ pass_ms: LISTENING_MS }, act('listened')],
  at: { listened: [{ run: 'bystander', whole: true }] },
  others: { bystander: { steps: run() } },
} as const

/** Ids that no call has, though they resemble that of one. */
const UNKNOWN = ['call_nothing', 'call_guarde', 'call_guarded_', 'CALL_GUARDED', '', null]

/** Actions that are not documented. */
const ACTIONS = ['allow', 'Approve', 'approved', ' approve', 'modify_', '', null, true, undefined]

/** What is no object, and none at all. */
const ARGUMENTS = ['{}', [], null, undefined]

const EXTENDED = { word: 'of the event' }

/** Answers an approval in a way that decides nothing. */
const answers = (action: unknown, more: object = {}): PluginStep => ({
  send: { ...{ type: 'respond', sub_id: 'main', respond: 'tool_approval', action }, ...more },
})

/** Approvals that take a while, and answers that decide nothing, or nothing any more. */
export const waitingScenes = [
  prompting(
    'an answer that takes a while',
    {
      steps: [
        ...begins,
        prompts(1),
        ...UNKNOWN.map((id) => answers('approve', { tool_call_id: id })),
        answers('approve'),
        answers('approve', { respond: 'inquiry', inquiry_id: 'call_guarded', answer: true }),
        ...LISTENS.steps,
        ...UNKNOWN.map((id) => answers('reject', { tool_call_id: id })),
        answers('reject'),
        ...request(LIST, 'list'),
        ...request(read(TALK), 'read'),
        { mark: 'decides' },
        decides('guarded', 'approve'),
        decides('guarded', 'approve'),
        completes(),
        { pass_ms: LISTENING_MS },
        ...request(LIST, 'last'),
      ],
      tools: { guarded },
      replies: inRounds(calling('guarded')),
      ...{ at: LISTENS.at, others: LISTENS.others },
    },
    {
      'plugin.prompts.tool-waits': [
        'no run before the answer',
        whereRan('guarded', (reading) => {
          const [its] = runsOf(reading, 'guarded')
          const mark = reading.marks.get('decides') ?? Number.POSITIVE_INFINITY
          return its !== undefined && its.index < mark && 'the tool ran before'
        }),
      ],
      'plugin.prompts.serves-during-prompts#approval': [
        'a reply while the approval is open',
        wherePrompted(firstOf(replied('list', 'conversations'), replied('read', 'events'))),
      ],
      'plugin.prompts.second-answer-runs-no-tool': ['one run', ranOnce('guarded')],
      'plugin.prompts.unknown-prompt#turn': [
        'a run of the tool, and a complete query',
        wherePrompted(firstOf(ran('guarded'), completed())),
      ],
      'plugin.prompts.unknown-prompt#session': [
        'a reply to a later request',
        wherePrompted(replied('last', 'conversations')),
      ],
    },
  ),
  prompting(
    'answers that are no decision',
    {
      steps: [
        ...begins,
        prompts(1),
        decides('modified', 'approve'),
        ...ACTIONS.map((action) => answers(action, { tool_call_id: 'call_allowed' })),
        { pass_ms: LISTENING_MS },
        decides('allowed', 'reject'),
        prompts(2),
        ...ARGUMENTS.map((args) => decides('modified', 'modify', { arguments: args })),
        { pass_ms: LISTENING_MS },
        ...request(LIST, 'second'),
        decides('modified', 'reject'),
        prompts(3),
        decides('extended', 'approve', { arguments: { word: 'of the answer' } }),
        decides('extended', 'approve'),
        completes(),
      ],
      tools: { allowed: guarded, modified: guarded, extended: guarded },
      replies: inRounds(calling('allowed'), calling('modified'), calling('extended', EXTENDED)),
    },
    {
      'plugin.prompts.invalid-action-runs-no-tool#action': [
        'no run',
        wherePrompted(ranNot('allowed')),
      ],
      'plugin.prompts.invalid-action-runs-no-tool#arguments': [
        'no run',
        wherePrompted(ranNot('modified'), 2),
      ],
      'plugin.prompts.serves-during-prompts#approval': [
        'a reply while a second approval is open',
        wherePrompted(replied('second', 'conversations'), 2),
      ],
      'plugin.prompts.tool-waits': {
        title: 'has a tool wait whose approval came before its prompt',
        expected: 'no run',
        observe: wherePrompted((reading) => {
          return !promptedIds(reading).includes('call_modified') && ranNot('modified')(reading)
        }),
      },
      'plugin.prompts.approve-runs#arguments': {
        title: 'runs an approved tool with the arguments of the event, whatever the answer has',
        expected: 'the arguments of the event',
        observe: wherePrompted((reading) => {
          const [its] = runsOf(reading, 'extended')
          return its && !equal(its.arguments, EXTENDED) && `they are ${shown(its.arguments)}`
        }, 3),
      },
    },
  ),
]
