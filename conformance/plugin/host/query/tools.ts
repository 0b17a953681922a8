import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { call, came, eventsOf, inOrder, returning, runsOf, whereRan } from '../calling.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { act } from '../script.ts'
import { replied, subscribe, TALK, where } from '../subscribing.ts'
import { completed, joined, queries, querying, replies, STORED_NOW, storedIn } from './querying.ts'

const CALLS = ['call_a', 'call_b', 'call_c', 'call_d', 'call_e'] as const
/** The last one is equal to the first but for its id. */
const [FIRST, SECOND, THIRD, FOURTH, AGAIN] = CALLS
const MARKED = { word: 'ü' }

const TOOLS = {
  marker: returning('marked'),
  noter: returning('noted'),
  failing: { script: [{ fail: { message: 'out of order' } }] },
  breaking: { script: [{ exit: 1 }] },
}

/** A tool must have run, where the turn has begun. */
const ran: Observe = where(
  replied('query', { type: 'query_started' }),
  (reading) => runsOf(reading, 'marker').length === 0 && 'the tool did not run',
)

/** Turns whose tools may run unattended. @see rfd-d18 §Query (Agent Loop Delegation) */
export const toolScenes = [
  querying(
    'with tools',
    {
      steps: [...subscribe('main', TALK), act('script'), ...queries(), act('stored')],
      tools: TOOLS,
      at: {
        script: [
          replies(
            { chunks: ['Let me see. '], calls: [call(FIRST, 'marker', MARKED)] },
            {
              calls: [
                ...[call(SECOND, 'failing'), call(THIRD, 'noter'), call(FOURTH, 'breaking')],
                call(AGAIN, 'marker', MARKED),
              ],
            },
            { chunks: ['All ', 'done'] },
          ),
        ],
        stored: [STORED_NOW],
      },
    },
    {
      'plugin.query.host-runs-tools': [
        'a run of the tool by the host for each of two equal calls',
        firstOf(
          ran,
          where(
            completed(),
            (reading) => runsOf(reading, 'marker').length < 2 && 'the tool did not run again',
          ),
        ),
      ],
      'plugin.query.whole-loop': [
        'the answer behind two rounds of calls',
        where(
          replied('query', { type: 'query_started' }),
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
  ),
]

/** The events of a call, where it came without a prompt. */
function unasked(reading: PluginHostReading, type: string, id: string) {
  const all = eventsOf(reading, type, id)
  return all.some(({ message }) => Object.hasOwn(message, 'respond')) ? [] : all
}

/** Whether a call and its result are stored when the query is complete. */
function isStored(reading: PluginHostReading, id: string): boolean {
  const types = storedIn(reading, TALK, 0).flatMap((event) => (event.id === id ? [event.type] : []))
  return types.includes('tool_call_request') && types.includes('tool_call_response')
}

function announced(id: string): Observe {
  return came('tool_call_request', id)
}

function resulted(id: string): Observe {
  return came('tool_call_response', id)
}

/** The result of a call must have the text of its tool. */
function hasText(id: string, text: string): Observe {
  return (reading) =>
    !eventsOf(reading, 'tool_call_response', id).some(({ message }) =>
      JSON.stringify(message).includes(text),
    ) && `the result of \`${id}\` is another`
}

function ordered(id: string): Observe {
  return inOrder('tool_call_request', 'tool_call_response', id)
}
