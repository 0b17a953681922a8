import { notApplicable } from '../../../engine/finding.ts'
import { call, inRounds, returning } from '../calling.ts'
import { replies } from '../driven.ts'
import { firstOf, type Observe } from '../observed.ts'
import { begins, completed, completes, goesOn } from '../query/querying.ts'
import { act } from '../script.ts'
import { request, TALK, where } from '../subscribing.ts'
import {
  calling,
  decides,
  decidesInTurn,
  guarded,
  promptedIds,
  prompting,
  prompts,
  promptsIn,
  ran,
  ranNot,
  ranWith,
  wherePrompted,
} from './prompting.ts'

/** A tool that takes longer than another one needs to begin. */
const lasting = { ...returning('marked', { sleep_ms: 2_000 }), run: 'ask' } as const

/** The tools that are called at once. */
const BATCH = ['first', 'second', 'third', 'fourth']

/** The arguments of a modification. */
const CHANGED = { word: 'changed' }

/** Something must be so where all calls of the batch wait for their answers, which a host may ask for one by one. */
const whereAllOpen =
  (observe: Observe): Observe =>
  (reading) => {
    const open = promptsIn(reading).length
    return open > 0 && open < BATCH.length
      ? notApplicable('the host asks about one call of a batch after the other')
      : wherePrompted(observe)(reading)
  }

/** Approvals of several calls, which are asked for at once or one after the other. @see rfd-d18 §Interactive Events */
export const batchScenes = [
  prompting(
    'one line after the other',
    {
      steps: [
        ...begins,
        ...decidesInTurn(['first', 'approve'], ['second', 'approve'], ['third', 'approve']),
        completes(),
        act('again'),
        ...request({ type: 'query', conversation: TALK, content: 'And now?' }, 'again'),
        prompts(4),
        decides('again', 'approve'),
        completes('main', 2),
      ],
      tools: { first: guarded, third: guarded },
      replies: [
        { calls: [calling('first'), call('call_second', 'first'), calling('third')] },
        { chunks: ['done'] },
      ],
      at: { again: [replies(...inRounds(call('call_again', 'first')))] },
    },
    {
      'plugin.prompts.sequential-plugins': [
        'a complete query',
        wherePrompted((reading) => completed()(reading)),
      ],
      'plugin.prompts.one-prompt-per-call': [
        'a prompt for each call, also of a later query',
        wherePrompted((reading) => {
          const ids = promptedIds(reading)
          const missing = ['call_first', 'call_second', 'call_third', 'call_again'].find(
            (id) => !ids.includes(id),
          )
          return missing !== undefined && `no prompt for \`${missing}\` came`
        }),
      ],
    },
  ),
  prompting(
    'in another order',
    {
      steps: [
        ...begins,
        prompts(BATCH.length),
        decides('third', 'modify', { arguments: CHANGED }),
        decides('third', 'reject'),
        decides('second', 'reject'),
        decides('second', 'approve'),
        decides('first', 'approve'),
        decides('fourth', 'reject'),
        completes(),
      ],
      tools: { first: lasting, second: guarded, third: guarded, fourth: guarded },
      replies: [{ calls: BATCH.map((tool) => calling(tool)) }, { chunks: ['done'] }],
    },
    {
      'plugin.prompts.any-order': [
        'a run of the approved tool, and a complete query',
        whereAllOpen(firstOf(ran('first'), completed())),
      ],
      'plugin.prompts.no-other-prompt': [
        'no run of the rejected tools, and one of the approved tool',
        whereAllOpen(firstOf(ranNot('second'), ranNot('fourth'), ran('first'))),
      ],
      'plugin.prompts.reject-prevents': {
        title: 'does not run a rejected tool when its approval follows',
        expected: 'no run',
        observe: whereAllOpen(where(ran('first'), ranNot('second'))),
      },
      'plugin.prompts.modify-runs': {
        title: 'runs the tool whose call is modified, and not the one that was asked about first',
        expected: 'a run of each tool with its own arguments',
        observe: whereAllOpen(
          firstOf(ranWith('third', CHANGED), where(ran('first'), ranWith('first', {}))),
        ),
      },
      'plugin.prompts.turn-goes-on-after-rejection#next-round': {
        title: 'goes on with the turn when two of its calls are rejected',
        expected: 'the answer of the assistant',
        observe: whereAllOpen(where(completed(), goesOn)),
      },
    },
  ),
]
