import { equal } from '../../../../harness/wire/json.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { eventsOf, returning, runsOf, whereRan } from '../calling.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { completes, goesOn } from '../query/querying.ts'
import { LIST } from '../requests.ts'
import { where } from '../subscribing.ts'
import {
  begins,
  calling,
  decides,
  guarded,
  prompting,
  prompts,
  ran,
  ranNot,
  wherePrompted,
} from './prompting.ts'

/** Milliseconds between the prompt and the response to its call; undefined when there is none. */
const waited: (reading: Parameters<Observe>[0]) => number | undefined = (reading) => {
  const [prompt] = eventsOf(reading, 'tool_call_request', 'call_guarded')
  const [response] = eventsOf(reading, 'tool_call_response', 'call_guarded')
  const [from, to] = [prompt, response].map((each) => each && reading.transcript[each.index]?.at)
  return from === undefined || to === undefined ? undefined : (to - from) / 1_000
}

const [PROMPT_MS, LONG_MS] = [1_000, 3_000]

/** How far two clocks may be apart, in milliseconds. */
const ACCURACY_MS = 50

const response = (observed: string): Observe =>
  wherePrompted(
    (reading) => eventsOf(reading, 'tool_call_response', 'call_guarded').length === 0 && observed,
  )

const ARGUMENTS = { word: 'of the event' }

/** Waits for the response to the call. */
const DECIDED = {
  received: { type: 'event', sub_id: 'main', data: { type: 'tool_call_response' } },
}

/** A turn whose one prompt is answered by nobody. */
const unanswered = (fallback: 'approve' | 'reject', prompt_ms: number) => ({
  steps: [...begins, prompts(1), DECIDED, completes()],
  tools: { guarded },
  replies: [{ calls: [calling('guarded', ARGUMENTS)] }, { chunks: ['done'] }],
  configure: { workspace: { prompt_ms, fallback } },
})

const QUESTION = { id: 'which', text: 'Which?', schema: { type: 'string' } }

/** Two approvals and a question, one behind the other. */
const unansweredAgain = {
  ...unanswered('approve', PROMPT_MS),
  steps: [...begins, prompts(1), DECIDED, prompts(2), prompts(1, 'inquiry'), completes()],
  tools: { guarded, again: guarded, asker: returning('asked', { ask: QUESTION }) },
  replies: [
    { calls: [calling('guarded', ARGUMENTS)] },
    { calls: [calling('again')] },
    { calls: [calling('asker')] },
    { chunks: ['done'] },
  ],
}

/** A prompt that nobody answers while the plugin has other requests, of which none takes as long as the timeout. */
const unansweredMeanwhile = {
  ...unanswered('reject', LONG_MS),
  steps: [
    ...begins,
    prompts(1),
    { ...DECIDED, repeat: LIST, pause_ms: LONG_MS / 10 },
    { mark: 'waited' },
    completes(),
  ],
}

/** Milliseconds that a tool takes which is called meanwhile, longer than another one needs to begin. */
const LONGER_MS = 2_000

/** A late answer while the turn goes on with another tool: when that one has run, the first would have begun. */
const answeredLate = {
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
  replies: [{ calls: [calling('guarded')] }, { calls: [calling('later')] }, { chunks: ['done'] }],
}

/** Prompts that nobody answers in time. */
export const timeoutScenes = [
  prompting('nobody approves', unansweredAgain, {
    'plugin.prompts.fallback-after-timeout#configured': [
      'a run',
      where(response('no response came'), (reading) => {
        const [its] = runsOf(reading, 'guarded')
        if (!its) return 'the tool did not run'
        if (!equal(its.arguments, ARGUMENTS)) return `its arguments are ${shown(its.arguments)}`
        return ran('again')(reading) && 'the tool of the second prompt did not run'
      }),
    ],
    'plugin.prompts.inquiries-time-out': [
      'a complete query, also where approvals fall back to `approve`',
      wherePrompted(goesOn, 1, 'inquiry'),
    ],
  }),
  prompting('nobody rejects', answeredLate, {
    'plugin.prompts.fallback-after-timeout#ends': [
      'a response to the call',
      response('the call is not decided'),
    ],
    'plugin.prompts.late-answer-changes-nothing': [
      'no run',
      where(firstOf(response('no response came'), ran('later')), ranNot('guarded')),
    ],
  }),
  prompting('nobody answers for longer', unansweredMeanwhile, {
    'plugin.prompts.timeout-is-configurable': [
      'the fallback at the configured time',
      wherePrompted((reading) => {
        const ms = waited(reading)
        if (ms === undefined) return 'the call is not decided'
        if (ms < LONG_MS - ACCURACY_MS) return 'it is decided before'
        const [its] = eventsOf(reading, 'tool_call_response', 'call_guarded')
        const mark = reading.marks.get('waited') ?? Number.POSITIVE_INFINITY
        return its && its.index > mark && 'other requests of the plugin prolong it'
      }),
    ],
  }),
  prompting(
    'an answer in time',
    {
      steps: [
        ...begins,
        prompts(1),
        decides('guarded', 'approve'),
        { mark: 'decided' },
        prompts(2),
        decides('again', 'approve'),
        { mark: 'decided again' },
        completes(),
      ],
      tools: {
        guarded: { ...guarded, script: [{ sleep_ms: LONG_MS }, ...guarded.script] },
        again: guarded,
      },
      replies: [
        { calls: [calling('guarded')] },
        { calls: [calling('again')] },
        { chunks: ['done'] },
      ],
      configure: { workspace: { prompt_ms: LONG_MS, fallback: 'reject' } },
    },
    {
      'plugin.prompts.timely-answer-decides#decides': [
        'a run',
        inTime((reading) => runsOf(reading, 'guarded').length === 0 && 'the tool did not run'),
      ],
      'plugin.prompts.timely-answer-decides#no-fallback': [
        'the response of the tool, once',
        inTime(
          whereRan('guarded', (reading) => {
            const all = eventsOf(reading, 'tool_call_response', 'call_guarded')
            const texts = all.map(({ message: { data } }) => JSON.stringify(data))
            if (all.length > 1) return 'a further response came'
            return texts.some((text) => !text.includes('marked')) && 'the response is another'
          }),
        ),
      ],
    },
    {
      verifies: 'plugin.prompts.timely-answer-decides#decides',
      title: 'lets the answer to a later prompt of a turn decide, which has its own timeout',
      expected: 'a run',
      observe: inTime(ran('again'), 'again', 'decided again'),
    },
  ),
]

/** An answer that took too long decides nothing. */
function inTime(observe: Observe, tool = 'guarded', decided = 'decided'): Observe {
  return wherePrompted((reading) => {
    const [prompt] = eventsOf(reading, 'tool_call_request', `call_${tool}`)
    const mark = reading.marks.get(decided)
    const [from, to] = [prompt?.index, mark].map((at) => at && reading.transcript[at]?.at)
    const ms = from === undefined || to === undefined ? undefined : (to - from) / 1_000
    if (ms === undefined || ms > LONG_MS / 2) return inconclusive('the answer was not in time')
    return observe(reading)
  })
}
