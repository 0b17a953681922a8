import { runsOf, whereRan } from '../calling.ts'
import { completed, completes } from '../query/querying.ts'
import { LIST } from '../requests.ts'
import { act, run } from '../script.ts'
import { replied, request } from '../subscribing.ts'
import {
  begins,
  calling,
  decides,
  guarded,
  prompting,
  prompts,
  ranNot,
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

/** Approvals that take a while, and answers that decide nothing, or nothing any more. */
export const waitingScenes = [
  prompting(
    'an answer that takes a while',
    {
      steps: [
        ...begins,
        prompts(1),
        decides('nothing', 'approve'),
        ...LISTENS.steps,
        ...request(LIST, 'list'),
        { mark: 'decides' },
        decides('guarded', 'approve'),
        decides('guarded', 'approve'),
        completes(),
        { pass_ms: LISTENING_MS },
        ...request(LIST, 'last'),
      ],
      tools: { guarded },
      replies: [{ calls: [calling('guarded')] }, { chunks: ['done'] }],
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
        wherePrompted(replied('list', { type: 'conversations' })),
      ],
      'plugin.prompts.second-answer-runs-no-tool': [
        'one run',
        whereRan(
          'guarded',
          (reading) => runsOf(reading, 'guarded').length > 1 && 'the tool ran again',
        ),
      ],
      'plugin.prompts.unknown-prompt#turn': ['a complete query', wherePrompted(completed())],
      'plugin.prompts.unknown-prompt#session': [
        'a reply to a later request',
        wherePrompted(replied('last', { type: 'conversations' })),
      ],
    },
  ),
  prompting(
    'answers that are no decision',
    {
      steps: [
        ...begins,
        prompts(1),
        decides('allowed', 'allow'),
        { pass_ms: LISTENING_MS },
        decides('allowed', 'reject'),
        prompts(2),
        decides('modified', 'modify', { arguments: '{}' }),
        { pass_ms: LISTENING_MS },
        decides('modified', 'reject'),
        completes(),
      ],
      tools: { allowed: guarded, modified: guarded },
      replies: [
        { calls: [calling('allowed')] },
        { calls: [calling('modified')] },
        { chunks: ['done'] },
      ],
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
    },
  ),
]
