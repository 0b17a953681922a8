import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { call, returning } from '../calling.ts'
import type { Observe } from '../observed.ts'
import { act } from '../script.ts'
import { NUMBERS } from '../stored.ts'
import { dataFor, subscribe, TALK, where } from '../subscribing.ts'
import {
  askedFor,
  completed,
  NEXT,
  nextGotLock,
  queries,
  query,
  querying,
  replies,
  STORED_NOW,
  storedIn,
} from './querying.ts'

/** An attachment whose file has another content, and one without a file. */
const INLINE = { type: 'file_content', path: 'notes.txt', content: 'what the plugin attached' }
const SECOND = { type: 'file_content', path: 'gone.txt', content: 'the second attachment' }
const SAME_PATH = {
  type: 'file_content',
  path: 'notes.txt',
  content: ' u\u0308 of the same path\n',
}
const LONG = { type: 'file_content', path: 'long.txt', content: `${'long '.repeat(4_000)}end` }
const ATTACHED = [INLINE, SECOND, SAME_PATH, LONG]
const IN_FILE = 'what the file holds'

const SCHEMA = {
  type: 'object',
  properties: {
    probed_summary: { type: 'string' },
    probed_share: { type: 'number', minimum: 0.1 },
  },
  required: ['probed_summary'],
}
/** Words of the schema, wherever it is given. */
const IN_SCHEMA = ['probed_summary', 'probed_share', 'minimum', 'required']
const DATA = { probed_summary: 'short', probed_share: 0.5, probed_sizes: NUMBERS }

const TURNS = ['with', 'without', 'empty'].flatMap(() => ['turn_start', 'chat_request'])

/** What the assistant was asked first or last for a query by its content. */
const forQuery = (
  content: string,
  fits: (request: JsonObject) => string | false,
  which: 'first' | 'last' = 'first',
): Observe =>
  where(
    completed(content, 'main', 3),
    askedFor((requests) => {
      const all = requests.filter((each) => each.content === content)
      const request = all.at(which === 'first' ? 0 : -1)
      return request ? fits(request) : 'the assistant is not asked'
    }),
  )

const has = (text: string) => (request: JsonObject) => JSON.stringify(request).includes(text)
const isAttached = ({ content }: JsonObject) => has(JSON.stringify(content))
const unattached = ({ attachments = [] }: JsonObject) =>
  !equal(attachments, []) && 'something is attached'
const unconstrained = ({ schema = null }: JsonObject) => schema !== null && 'a schema is given'

/** What a query brings along. @see rfd-d18 §Query (Agent Loop Delegation) */
export const inputScenes = [
  querying(
    'attachments and a schema',
    {
      steps: [
        ...subscribe('main', TALK),
        act('script'),
        ...queries('with', query(TALK, 'with', { attachments: ATTACHED, schema: SCHEMA })),
        ...queries('without', query(TALK, 'without')).map(inTurn(2)),
        ...queries('empty', query(TALK, 'empty', { attachments: [], schema: null })).map(inTurn(3)),
        act('asked'),
        act('free'),
      ],
      tools: { marker: returning('marked') },
      configure: { project: { files: { 'notes.txt': IN_FILE } } },
      at: {
        script: [
          replies(
            { calls: [call('call_look', 'marker')] },
            { structured: DATA },
            { chunks: ['free'] },
            { chunks: ['text'] },
          ),
        ],
        asked: [replies(), STORED_NOW],
        free: [{ run: 'next', whole: true }],
      },
      others: NEXT,
    },
    {
      'plugin.query.attachments-are-used': [
        'all attachments',
        forQuery(
          'with',
          (request) => !ATTACHED.every((each) => isAttached(each)(request)) && 'one is missing',
        ),
      ],
      'plugin.query.attachments-are-inline': [
        'the content of the message',
        forQuery(
          'with',
          (request) =>
            (has(IN_FILE)(request) || !isAttached(INLINE)(request)) && 'its content is another',
        ),
      ],
      'plugin.query.defaults#attachments': ['nothing', forQuery('without', unattached)],
      'plugin.query.defaults#schema': ['no schema', forQuery('without', unconstrained)],
      'plugin.query.explicit-defaults#attachments': ['nothing', forQuery('empty', unattached)],
      'plugin.query.explicit-defaults#schema': ['no schema', forQuery('empty', unconstrained)],
      'plugin.query.schema-is-used#asked': [
        'the whole schema when the answer is due',
        forQuery(
          'with',
          (request) => !IN_SCHEMA.every((each) => has(each)(request)) && 'no schema is given',
          'last',
        ),
      ],
      'plugin.query.schema-is-used#stored': [
        'a `chat_request` with the schema',
        where(completed('with', 'main', 3), (reading) => {
          const its = storedIn(reading, TALK, 0).find(({ content }) => content === 'with')
          return !equal(its?.schema, SCHEMA) && 'the schema is not stored'
        }),
      ],
      'plugin.query.completion-is-an-event#event': [
        'a completion for each of three queries',
        completed('empty', 'main', 3),
      ],
      'plugin.query.query-frees-its-lock': [
        '`locked` for another process behind three queries',
        where(completed('empty', 'main', 3), nextGotLock),
      ],
      'plugin.query.turn-with-content#turn': [
        'a `turn_start` before each `chat_request`',
        where(completed('with', 'main', 3), (reading) => {
          const types = storedIn(reading, TALK, 0).map(({ type }) => type)
          const last = types.filter((type) => type === 'turn_start' || type === 'chat_request')
          return last.slice(-6).join() !== TURNS.join() && 'a later query begins no turn'
        }),
      ],
      'plugin.events.reasoning-and-data#data': [
        '`data` as JSON, and no text of it',
        where(completed('with', 'main', 3), (reading) => {
          const all = dataFor(reading, 'main').filter(({ type }) => type === 'chat_response')
          if (all.some(({ message }) => String(message).includes('probed_summary')))
            return 'it is `message`'
          return !all.some(({ data }) => isObject(data) && equal(data, DATA)) && 'no `data` came'
        }),
      ],
    },
  ),
]

/** Waits for the completion of a later query. */
function inTurn(times: number) {
  return (step: ReturnType<typeof queries>[number]) => ('times' in step ? { ...step, times } : step)
}
