import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { inconclusive, notApplicable } from '../../../engine/finding.ts'
import { came, inRounds, returning } from '../calling.ts'
import type { Observe } from '../observed.ts'
import { calling, guarded, prompts, wherePrompted } from '../prompts/prompting.ts'
import { where } from '../subscribing.ts'
import { begins, LONG_PROMPT, NEXT, nextGotLock, querying, started, storedIn } from './querying.ts'

/** Milliseconds for which a tool runs, longer than a plugin needs to end meanwhile. */
const RUNNING_MS = 2_000

/** Another process gets the lock when the turn is over. */
const AFTERWARDS = { ended: [{ run: 'next', whole: true }] } as const

/** Something needs prompts, which a host may not have. */
export const whereAsking = (observe: Observe, respond?: string): Observe =>
  function observed(reading) {
    const { features } = reading.start.context ?? {}
    const lacks = features !== undefined && !features.includes('prompts')
    return lacks
      ? notApplicable('the host does not claim the feature prompts')
      : wherePrompted(observe, 1, respond)(reading)
  }

/** Whether a stored call has no response. */
function isUnanswered(reading: PluginHostReading): boolean {
  const events = storedIn(reading)
  const answered = events.filter(({ type }) => type === 'tool_call_response').map(({ id }) => id)
  return events.some(({ type, id }) => type === 'tool_call_request' && !answered.includes(id))
}

/** The run of the host is over, and what waited for the plugin is decided. */
const decided: Observe = (reading) => {
  if (!reading.exit) return 'the run does not end'
  return isUnanswered(reading) && 'the call still waits'
}

/** Plugins that end before their queries do. @see rfd072 §Lifecycle */
export const pluginEndScenes = [
  querying(
    'a plugin that ends while it is asked',
    {
      steps: [...begins, prompts(1)],
      ...{ tools: { guarded }, configure: LONG_PROMPT, others: NEXT },
      replies: inRounds(calling('guarded')),
      at: { ...AFTERWARDS },
    },
    {
      'plugin.query.plugin-ends-during-query#prompts': [
        'the end of the run, and no call that waits',
        whereAsking(decided),
      ],
      'plugin.query.plugin-ends-during-query#lock': [
        '`locked` for another process',
        whereAsking(nextGotLock),
      ],
    },
  ),
  querying(
    'a plugin that dies while it is asked a question',
    {
      steps: [...begins, prompts(1, 'inquiry'), { die: 'SIGKILL' }],
      tools: { asker: returning('asked', { ask: { id: 'which', text: 'Which?', schema: {} } }) },
      configure: LONG_PROMPT,
      replies: inRounds(calling('asker')),
      at: { ...AFTERWARDS },
      others: NEXT,
    },
    {
      'plugin.query.plugin-ends-during-query#prompts': [
        'the end of the run, and no call that waits',
        whereAsking(decided, 'inquiry'),
      ],
    },
  ),
  querying(
    'a plugin that dies while a tool runs',
    {
      steps: [
        ...begins,
        { received: { type: 'event', sub_id: 'main', data: { type: 'tool_call_request' } } },
        { die: 'SIGKILL' },
      ],
      tools: { lasting: returning('marked', { sleep_ms: RUNNING_MS }) },
      others: NEXT,
      replies: inRounds(calling('lasting')),
      at: { ...AFTERWARDS },
    },
    {
      'plugin.query.plugin-ends-during-query#lock': [
        '`locked` for another process',
        where(came('tool_call_request', 'call_lasting'), nextGotLock),
      ],
      'plugin.query.plugin-ends-during-query#history': [
        'a response to each stored call',
        where(
          (reading) => started(reading) || came('tool_call_request', 'call_lasting')(reading),
          (reading) =>
            nextGotLock(reading)
              ? inconclusive('the turn was not seen to be over')
              : isUnanswered(reading) && 'a stored call has no response',
        ),
      ],
    },
  ),
]
