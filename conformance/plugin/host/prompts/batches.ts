import { isObject } from '../../../../harness/wire/json.ts'
import { call, returning } from '../calling.ts'
import { firstOf } from '../observed.ts'
import { completed, completes, replies } from '../query/querying.ts'
import { act } from '../script.ts'
import { request, TALK, where } from '../subscribing.ts'
import {
  begins,
  calling,
  decides,
  guarded,
  prompting,
  prompts,
  promptsIn,
  ran,
  ranNot,
  wherePrompted,
} from './prompting.ts'

/** A tool that takes longer than another one needs to begin. */
const lasting = { ...returning('marked', { sleep_ms: 2_000 }), run: 'ask' } as const

/** Approvals of several calls, which are asked for at once or one after the other. @see rfd-d18 §Interactive Events */
export const batchScenes = [
  prompting(
    'one line after the other',
    {
      steps: [
        ...begins,
        prompts(1),
        decides('first', 'approve'),
        prompts(2),
        decides('second', 'approve'),
        prompts(3),
        decides('third', 'approve'),
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
      at: { again: [replies({ calls: [call('call_again', 'first')] }, { chunks: ['done'] })] },
    },
    {
      'plugin.prompts.sequential-plugins': [
        'a complete query',
        wherePrompted((reading) => completed()(reading)),
      ],
      'plugin.prompts.one-prompt-per-call': [
        'a prompt for each call, also of a later query',
        wherePrompted((reading) => {
          const ids = promptsIn(reading).map(({ message: { data } }) => isObject(data) && data.id)
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
        prompts(2),
        decides('second', 'reject'),
        decides('second', 'approve'),
        decides('first', 'approve'),
        completes(),
      ],
      tools: { first: lasting, second: guarded },
      replies: [{ calls: [calling('first'), calling('second')] }, { chunks: ['done'] }],
    },
    {
      'plugin.prompts.any-order': [
        'a run of the approved tool, and a complete query',
        wherePrompted(firstOf(ran('first'), completed()), 2),
      ],
      'plugin.prompts.no-other-prompt': [
        'no run of the rejected tool',
        wherePrompted(ranNot('second'), 2),
      ],
    },
    {
      verifies: 'plugin.prompts.reject-prevents',
      title: 'does not run a rejected tool when its approval follows',
      expected: 'no run',
      observe: where(wherePrompted(ran('first'), 2), ranNot('second')),
    },
  ),
]
