import { equal } from '../../../../harness/wire/json.ts'
import { call, returning } from '../calling.ts'
import { replies } from '../driven.ts'
import { firstOf, shown } from '../observed.ts'
import { act } from '../script.ts'
import { STORED } from '../stored.ts'
import { dataFor, isKnown, subscribe, TALK, where } from '../subscribing.ts'
import {
  AGAIN,
  ANSWERS,
  ATTACHED,
  allDone,
  attaches,
  CONTENTS,
  constrains,
  DATA,
  DATA_AGAIN,
  forQuery,
  IN_FILE,
  IN_SCHEMA,
  INLINE,
  inline,
  SCHEMA,
  SCHEMA_AGAIN,
  storesSchema,
  TURNS,
  unattached,
  unconstrained,
} from './brought.ts'
import {
  completed,
  completionsFor,
  NEXT,
  nextGotLock,
  queries,
  query,
  querying,
  STORED_NOW,
  storedIn,
} from './querying.ts'

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
        ...queries(
          'again',
          query(TALK, 'again', { attachments: [AGAIN], schema: SCHEMA_AGAIN }),
        ).map(inTurn(4)),
        act('asked'),
        act('free'),
      ],
      tools: { marker: returning('marked') },
      configure: { project: { files: { 'notes.txt': IN_FILE } } },
      replies: [
        { calls: [call('call_look', 'marker')] },
        { structured: DATA },
        { chunks: ['free'] },
        { chunks: ['text'] },
        { structured: DATA_AGAIN },
      ],
      at: { asked: [replies(), STORED_NOW], free: [{ run: 'next', whole: true }] },
      others: NEXT,
    },
    {
      'plugin.query.attachments-are-used': [
        'all attachments',
        firstOf(attaches('with', ATTACHED), attaches('again', [AGAIN])),
      ],
      'plugin.query.attachments-are-inline': [
        'the content of the message',
        firstOf(inline('with', INLINE), inline('again', AGAIN)),
      ],
      'plugin.query.defaults#attachments': ['nothing', forQuery('without', unattached)],
      'plugin.query.defaults#schema': ['no schema', forQuery('without', unconstrained)],
      'plugin.query.explicit-defaults#attachments': ['nothing', forQuery('empty', unattached)],
      'plugin.query.explicit-defaults#schema': ['no schema', forQuery('empty', unconstrained)],
      'plugin.query.schema-is-used#asked': [
        'the whole schema when the answer is due',
        firstOf(constrains('with', IN_SCHEMA), constrains('again', ['probed_again'])),
      ],
      'plugin.query.schema-is-used#stored': [
        'a `chat_request` with the schema',
        where(allDone, firstOf(storesSchema('with', SCHEMA), storesSchema('again', SCHEMA_AGAIN))),
      ],
      'plugin.query.completion-is-an-event#event': [
        'a completion for each of four queries',
        firstOf(allDone, completed('again')),
      ],
      'plugin.query.completion-is-an-event#once': [
        'no further completion',
        where(
          allDone,
          (reading) =>
            completionsFor(reading, 'main').length > CONTENTS.length && 'a further one comes',
        ),
      ],
      'plugin.subscriptions.delivered-once': [
        'one `chat_request` at most for each query',
        where(allDone, (reading) => {
          const asked = dataFor(reading, 'main').flatMap(({ type, content }) =>
            type === 'chat_request' ? [content] : [],
          )
          return new Set(asked).size < asked.length && 'a `chat_request` came twice'
        }),
      ],
      'plugin.query.turn-is-stored#others': [
        'the answer to each query',
        where(allDone, (reading) => {
          const added = storedIn(reading, TALK, 0).filter(isKnown).slice(STORED[0]?.events.length)
          const text = JSON.stringify(added.filter(({ type }) => type === 'chat_response'))
          const missing = ANSWERS.find((word) => !text.includes(word))
          return missing !== undefined && `the answer with ${shown(missing)} is not there`
        }),
      ],
      'plugin.query.query-frees-its-lock': [
        '`locked` for another process behind four queries',
        where(allDone, nextGotLock),
      ],
      'plugin.query.turn-with-content#turn': [
        'a `turn_start` before each `chat_request`',
        where(allDone, (reading) => {
          const types = storedIn(reading, TALK, 0).map(({ type }) => type)
          const last = types.filter((type) => type === 'turn_start' || type === 'chat_request')
          return last.slice(-TURNS.length).join() !== TURNS.join() && 'a later query begins no turn'
        }),
      ],
      'plugin.events.reasoning-and-data#data': [
        '`data` as JSON, and no text of it',
        where(allDone, (reading) => {
          const all = dataFor(reading, 'main').filter(({ type }) => type === 'chat_response')
          if (all.some(({ message }) => String(message).includes('probed_')))
            return 'it is `message`'
          const missing = [DATA, DATA_AGAIN].find(
            (its) => !all.some(({ data }) => equal(data, its)),
          )
          return missing && 'no `data` came'
        }),
      ],
    },
  ),
]

/** Waits for the completion of a later query. */
function inTurn(times: number) {
  return (step: ReturnType<typeof queries>[number]) => ('times' in step ? { ...step, times } : step)
}
