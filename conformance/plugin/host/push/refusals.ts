import { dialogue } from '../dialogue.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { LIST, lock, push, turn } from '../requests.ts'
import { answer, call, inquiry, response } from './events.ts'
import { afterwards, EMPTY, has, pushing } from './pushed.ts'

const UNASKED = response('call_nowhere')
const LISTED = { type: 'chat_response', message: ['text'] }
const request = (content: unknown) => ({ type: 'chat_request', content })

/** What stands in the conversation, so that a response to it is in its place. */
const ASKED = { call: 'call_asked', inquiry: 'inquiry_asked' }

/** Batches that are refused, by what is wrong with them. */
const FAULTY = {
  untyped: [
    { content: 'untyped' },
    { type: 5, content: 'five' },
    { type: null },
    { type: { turn_start: {} } },
    'turn_start',
    [['turn_start']],
    null,
  ],
  missing: [
    ...[
      { type: 'chat_request' },
      { type: 'chat_response' },
      { type: 'chat_response', message: null },
    ],
    ...[
      { ...call('a'), name: undefined },
      { ...call('a'), id: undefined },
    ],
    { ...response(ASKED.call), content: undefined },
    ...[
      { ...inquiry('i'), id: undefined },
      { ...answer(ASKED.inquiry), answer: undefined },
    ],
  ],
  wrong: [
    ...[request(5), request(null), request(['text']), LISTED, { ...LISTED, message: 5 }],
    ...[
      { ...call('b'), name: true },
      { ...call('b'), id: 5 },
    ],
    ...[['b'], 'b'].map((args) => ({ ...call('b'), arguments: args })),
    ...[5, ['found'], null].map((content) => ({ ...response(ASKED.call), content })),
    { type: 'chat_response', reasoning: 5 },
  ],
  response: [
    ...[UNASKED, response(ASKED.call.toUpperCase()), response(ASKED.inquiry)],
    [response('call_late'), call('call_late')],
  ],
  answer: [answer('inquiry_nowhere'), answer(ASKED.call)],
  unknown: [
    { type: 'frobnication', content: 'unknown' },
    { type: 'Chat_Request', content: 'a' },
  ],
} satisfies Record<string, readonly unknown[]>

type Fault = keyof typeof FAULTY
const FAULTS = Object.keys(FAULTY) as Fault[]

/** The batch that is accepted behind those of a fault. */
const behind = (fault: Fault) => `before ${FAULTS[FAULTS.indexOf(fault) + 1] ?? 'the end'}`

/** Batches that are refused, those of each fault between two that are not. */
const first = dialogue<string>({
  lock: lock(EMPTY.id),
  inquiry: push(EMPTY.id, inquiry(ASKED.inquiry)),
  'before untyped': push(EMPTY.id, ...turn('before'), call(ASKED.call)),
  ...Object.fromEntries(
    FAULTS.flatMap((fault) => [
      ...FAULTY[fault].map((batch, i) => [`${fault} ${i}`, push(EMPTY.id, ...[batch].flat())]),
      [behind(fault), push(EMPTY.id, ...turn(`after ${fault}`))],
    ]),
  ),
  list: LIST,
})

/** The batches of a fault are refused, and those before and after it are not. */
const only = (fault: Fault): readonly [string, Observe] => [
  '`error`, and `pushed` for the batches around it',
  firstOf(
    first.are('pushed', `before ${fault}`, behind(fault)),
    ...FAULTY[fault].map(
      (batch, i): Observe =>
        (reading) => {
          const wrong = first.refused(`${fault} ${i}`)(reading)
          return typeof wrong === 'string' ? `for ${shown(batch)} ${wrong}` : wrong
        },
    ),
  ),
]

const BEFORE = { type: 'chat_request', content: 'valid before' }
const AFTER = { type: 'chat_response', message: 'valid after' }
const mixed = dialogue({
  lock: lock(EMPTY.id),
  mixed: push(EMPTY.id, { type: 'turn_start' }, BEFORE, UNASKED, AFTER),
  'at the end': push(EMPTY.id, { type: 'turn_start' }, BEFORE, UNASKED),
  push: push(EMPTY.id, { type: 'turn_start' }, { ...BEFORE, content: 'corrected' }, AFTER),
})
const nothingElse = mixed.are('pushed', 'push')

/** Words that name the third event of a batch, by its id or by its place, from 0 or from 1. */
const NAMED = /call_nowhere|(?<!\d)[23](?!\d)|third/

/** Batches that are refused. @see rfd072 §Workspace Mutations */
export const refusalScenes = [
  pushing('refused events', first.steps, {
    'plugin.push.ill-formed-events-are-refused#type': only('untyped'),
    'plugin.push.ill-formed-events-are-refused#missing': only('missing'),
    'plugin.push.ill-formed-events-are-refused#wrong': only('wrong'),
    'plugin.push.tool-response-needs-request': only('response'),
    'plugin.push.inquiry-response-needs-request': only('answer'),
    'plugin.push.unknown-events-are-refused': only('unknown'),
    'plugin.push.push-can-be-corrected#lock': [
      '`pushed` behind an error',
      firstOf(first.refused('untyped 0'), first.are('pushed', 'before missing')),
    ],
    'plugin.push.push-can-be-corrected#session': [
      'the replies to all further requests',
      firstOf(
        first.refused('answer 0'),
        first.are('pushed', 'before unknown'),
        first.are('conversations', 'list'),
      ),
    ],
  }),
  pushing('one event is refused', mixed.steps, {
    'plugin.push.push-is-all-or-nothing#error': [
      '`error`, and `pushed` for the corrected batch',
      firstOf(nothingElse, mixed.refused('mixed'), mixed.refused('at the end')),
    ],
    'plugin.push.push-is-all-or-nothing#before': [
      'none of the events before it',
      firstOf(
        nothingElse,
        afterwards((events) => has(events, [BEFORE])),
      ),
    ],
    'plugin.push.push-is-all-or-nothing#after': [
      'the events after it once',
      firstOf(
        nothingElse,
        afterwards((events) => {
          const many = events.filter(({ message }) => message === AFTER.message).length
          return many !== 1 && `they are there ${many} times`
        }),
      ),
    ],
    'plugin.push.refusal-names-event': [
      'its id or its place in `message`',
      mixed.reply(
        'mixed',
        ({ message }) => !NAMED.test(String(message)) && `\`message\` is ${shown(message)}`,
      ),
    ],
  }),
]
