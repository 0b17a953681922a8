import { call, eventsOf, returning, runsOf, whereRan } from '../calling.ts'
import { replies } from '../driven.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { act } from '../script.ts'
import { eventsFor, request, subscribe, TALK, where } from '../subscribing.ts'
import { announced, hasText, isStored, ordered, resulted, unasked, unstated } from './announced.ts'
import {
  completed,
  completes,
  completionsFor,
  joined,
  queries,
  query,
  querying,
  STORED_NOW,
  started,
} from './querying.ts'

const CALLS = ['call_a', 'call_b', 'call_c', 'call_d', 'call_e'] as const
/** The last one is equal to the first but for its id. */
const [FIRST, SECOND, THIRD, FOURTH, AGAIN] = CALLS
/** A call of a second turn that is equal to the first but for its id. */
const LATER = 'call_later'
const MARKED = { word: 'ü' }

const TOOLS = {
  marker: returning('marked'),
  noter: returning('noted'),
  failing: { script: [{ fail: { message: 'out of order' } }] },
  breaking: { script: [{ exit: 1 }] },
}

/** A tool must have run, where the turn has begun. */
const ran: Observe = where(
  started,
  (reading) => runsOf(reading, 'marker').length === 0 && 'the tool did not run',
)

/** The tool must have run so often. */
const ranAgain =
  (times: number): Observe =>
  (reading) =>
    runsOf(reading, 'marker').length < times && 'the tool did not run again'

/** Turns whose tools may run unattended. @see rfd-d18 §Query (Agent Loop Delegation) */
export const toolScenes = [
  querying(
    'with tools',
    {
      steps: [
        ...subscribe('main', TALK),
        act('script'),
        ...queries(),
        act('later'),
        ...request(query(TALK), 'later'),
        completes('main', 2),
        act('stored'),
      ],
      tools: TOOLS,
      replies: [
        { chunks: ['Let me see. '], calls: [call(FIRST, 'marker', MARKED)] },
        {
          calls: [
            ...[call(SECOND, 'failing'), call(THIRD, 'noter'), call(FOURTH, 'breaking')],
            call(AGAIN, 'marker', MARKED),
          ],
        },
        { chunks: ['All ', 'done'] },
      ],
      at: {
        later: [replies({ calls: [call(LATER, 'marker', MARKED)] }, { chunks: ['Later'] })],
        stored: [replies(), STORED_NOW],
      },
    },
    {
      'plugin.query.host-runs-tools': [
        'a run of the tool by the host for each of three equal calls, of which one is in a second turn',
        firstOf(
          ran,
          where(completed(), ranAgain(2)),
          where(completed('later', 'main', 2), ranAgain(3)),
        ),
      ],
      'plugin.query.whole-loop': [
        'the answer behind two rounds of calls',
        where(
          started,
          whereRan(
            'marker',
            (reading) => !joined(reading, 'main').includes('All done') && 'the answer did not come',
          ),
        ),
      ],
      'plugin.query.turn-is-stored#complete': [
        'each call and its result',
        where(completed(), (reading) => {
          const missing = CALLS.find((id) => !isStored(reading, id))
          return missing !== undefined && `\`${missing}\` or its result is not stored`
        }),
      ],
      'plugin.events.tools-are-announced#calls': [
        'a `tool_call_request` for each call',
        where(completed(), firstOf(...CALLS.map(announced))),
      ],
      'plugin.events.tools-are-announced#results': [
        'a `tool_call_response` for each call',
        where(
          completed(),
          firstOf(...CALLS.map(resulted), hasText(FIRST, 'marked'), hasText(THIRD, 'noted')),
        ),
      ],
      'plugin.events.request-before-response#tool-calls': [
        'the request first',
        firstOf(...CALLS.map(ordered)),
      ],
      'plugin.subscriptions.delivered-once': [
        'each call that needs no answer once, and each result',
        where(completed(), (reading) => {
          const repeated = [FIRST, SECOND, THIRD].find(
            (id) =>
              unasked(reading, 'tool_call_request', id).length > 1 ||
              unasked(reading, 'tool_call_response', id).length > 1,
          )
          return repeated !== undefined && `\`${repeated}\` or its result came twice`
        }),
      ],
      'plugin.query.completion-comes-last': [
        'no event behind the completion of the last query',
        where(completed('later', 'main', 2), (reading) => {
          const last = eventsFor(reading, 'main').at(-1)
          const end = completionsFor(reading, 'main').at(-1)
          return last && end && last.index > end.index && 'an event came behind it'
        }),
      ],
      'plugin.events.unattended-tools#no-prompt': [
        'no `respond`',
        whereRan('marker', (reading) => {
          const [prompt] = [FIRST, THIRD]
            .flatMap((id) => eventsOf(reading, 'tool_call_request', id))
            .filter(({ message }) => Object.hasOwn(message, 'respond'))
          return prompt && `\`respond\` is ${shown(prompt.message.respond)}`
        }),
      ],
      'plugin.events.unattended-tools#runs': ['a run without an answer', ran],
    },
    {
      verifies: 'plugin.query.whole-loop',
      title: 'gives the assistant the results of all calls when it asks again',
      expected: 'the result of each call, whether or not the tool failed',
      observe: where(completed(), (reading) => unstated(reading, CALLS)),
    },
  ),
]
