import { equal } from '../../../../harness/wire/json.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { eventsOf, inRounds, runsOf, whereRan } from '../calling.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { begins, completed, completes, goesOn } from '../query/querying.ts'
import { where } from '../subscribing.ts'
import {
  calling,
  decides,
  guarded,
  prompting,
  prompts,
  ran,
  ranNot,
  whereAsked,
  wherePrompted,
} from './prompting.ts'
import {
  ARGUMENTS,
  answeredLate,
  LONG_MS,
  unansweredAgain,
  unansweredMeanwhile,
} from './unanswered.ts'

/** Milliseconds between the prompt and the response to its call; undefined when there is none. */
const waited: (reading: Parameters<Observe>[0]) => number | undefined = (reading) => {
  const [prompt] = eventsOf(reading, 'tool_call_request', 'call_guarded')
  const [response] = eventsOf(reading, 'tool_call_response', 'call_guarded')
  const [from, to] = [prompt, response].map((each) => each && reading.transcript[each.index]?.at)
  return from === undefined || to === undefined ? undefined : (to - from) / 1_000
}

/** How far two clocks may be apart, in milliseconds. */
const ACCURACY_MS = 50

const response = (observed: string): Observe =>
  wherePrompted(
    (reading) => eventsOf(reading, 'tool_call_response', 'call_guarded').length === 0 && observed,
  )

const decided =
  (tool: string): Observe =>
  (reading) =>
    eventsOf(reading, 'tool_call_response', `call_${tool}`).length === 0 &&
    'the call is not decided'

/** Prompts that nobody answers in time. */
export const timeoutScenes = [
  prompting('nobody approves', unansweredAgain, {
    'plugin.prompts.fallback-after-timeout#ends': [
      'a decision about both calls of a batch, and in a second query too',
      firstOf(
        wherePrompted(decided('beside'), 3),
        where(
          completed(),
          wherePrompted(
            (reading) => completed('later', 'main', 2)(reading) && 'the call is not decided',
            4,
          ),
        ),
      ),
    ],
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
      firstOf(whereAsked(goesOn), whereAsked(completed('later', 'main', 2), 2)),
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
        const mark = reading.marks.get('waited') ?? Number.POSITIVE_INFINITY
        const late = ['guarded', 'asker'].find((tool) =>
          eventsOf(reading, 'tool_call_response', `call_${tool}`).some(({ index }) => index > mark),
        )
        return late !== undefined && 'other requests of the plugin prolong it'
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
      replies: inRounds(calling('guarded'), calling('again')),
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
