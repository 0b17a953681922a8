import { call, inRounds, returning } from '../calling.ts'
import { begins, completes, query } from '../query/querying.ts'
import { LIST } from '../requests.ts'
import { request, TALK } from '../subscribing.ts'
import { calling, decides, guarded, prompts } from './prompting.ts'

/** Milliseconds after which prompts are decided without an answer. */
const PROMPT_MS = 1_000
export const LONG_MS = 3_000

/** The arguments of the call that nobody decides. */
export const ARGUMENTS = { word: 'of the event' }

/** Waits for the response to the call. */
const DECIDED = {
  received: { type: 'event', sub_id: 'main', data: { type: 'tool_call_response' } },
}

/** A turn whose one prompt is answered by nobody. */
const unanswered = (fallback: 'approve' | 'reject', prompt_ms: number) => ({
  steps: [...begins, prompts(1), DECIDED, completes()],
  tools: { guarded },
  replies: inRounds(calling('guarded', ARGUMENTS)),
  configure: { workspace: { prompt_ms, fallback } },
})

const QUESTION = { id: 'which', text: 'Which?', schema: { type: 'string' } }
const asker = returning('asked', { ask: QUESTION })

/** An approval, two in one batch and a question, one behind the other; an approval and a question in a second query. */
export const unansweredAgain = {
  ...unanswered('approve', PROMPT_MS),
  steps: [
    ...begins,
    ...[prompts(1), DECIDED, prompts(3), prompts(1, 'inquiry'), completes()],
    ...request(query(TALK), 'later'),
    ...[prompts(4), completes('main', 2)],
  ],
  tools: { guarded, again: guarded, beside: guarded, asker, later: guarded },
  replies: [
    { calls: [calling('guarded', ARGUMENTS)] },
    { calls: [calling('again'), calling('beside')] },
    { calls: [calling('asker')] },
    { chunks: ['done'] },
    { calls: [calling('later'), call('call_asker_later', 'asker')] },
    { chunks: ['done'] },
  ],
}

/** An approval and a question that nobody answers while the plugin has other requests, of which none takes as long as the timeout. */
export const unansweredMeanwhile = {
  ...unanswered('reject', LONG_MS),
  steps: [
    ...begins,
    prompts(1),
    // A host that asks one thing after the other takes twice as long.
    ...[1, 2].map((times) => ({ ...DECIDED, times, repeat: LIST, pause_ms: LONG_MS / 10 })),
    { mark: 'waited' },
    completes(),
  ],
  tools: { guarded, asker },
  replies: [{ calls: [calling('guarded'), calling('asker')] }, { chunks: ['done'] }],
}

/** Milliseconds that a tool takes which is called meanwhile, longer than another one needs to begin. */
const LONGER_MS = 2_000

/** A late answer while the turn goes on with another tool: when that one has run, the first would have begun. */
export const answeredLate = {
  ...unanswered('reject', PROMPT_MS),
  steps: [
    ...begins,
    prompts(1),
    decides('guarded', 'allow'),
    decides('nothing', 'approve'),
    DECIDED,
    decides('guarded', 'approve'),
    completes(),
  ],
  tools: { guarded, later: returning('later', { sleep_ms: LONGER_MS }) },
  replies: inRounds(calling('guarded'), calling('later')),
}
