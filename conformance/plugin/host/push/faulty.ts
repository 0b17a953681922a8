import { answer, call, inquiry, response } from './events.ts'

/** A response to nothing. */
export const UNASKED = response('call_nowhere')
const LISTED = { type: 'chat_response', message: ['text'] }
const request = (content: unknown) => ({ type: 'chat_request', content })

/** What stands in the conversation, so that a response to it is in its place. */
export const ASKED = { call: 'call_asked', inquiry: 'inquiry_asked' }

/** A call that stands in another conversation. */
const ELSEWHERE = 'call_1'

/** Batches that are refused, by what is wrong with them. */
export const FAULTY = {
  untyped: [
    { content: 'untyped' },
    { type: 5, content: 'five' },
    { type: null },
    { type: { turn_start: {} } },
    { type: true, content: 'true' },
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
    { ...response(ASKED.call), id: undefined },
    ...[
      { ...inquiry('i'), id: undefined },
      { ...answer(ASKED.inquiry), id: undefined },
      { ...answer(ASKED.inquiry), answer: undefined },
    ],
  ],
  wrong: [
    ...[5, null, ['text'], true, { text: 'a' }].map(request),
    ...[LISTED, { ...LISTED, message: 5 }, { ...LISTED, message: false }],
    ...[
      { ...call('b'), name: true },
      { ...call('b'), name: null },
      { ...call('b'), id: 5 },
    ],
    ...[['b'], 'b'].map((args) => ({ ...call('b'), arguments: args })),
    ...[5, ['found'], null, { text: 'a' }].map((content) => ({ ...response(ASKED.call), content })),
    ...[5, ['text']].map((reasoning) => ({ type: 'chat_response', reasoning })),
    { ...inquiry('i'), id: 5 },
  ],
  response: [
    ...[UNASKED, response(ASKED.call.toUpperCase()), response(ASKED.inquiry)],
    ...[response(ASKED.call.slice(0, -1)), response(` ${ASKED.call}`), response(ELSEWHERE)],
    [call('call_refused'), UNASKED],
    response('call_refused'),
  ],
  answer: [answer('inquiry_nowhere'), answer(ASKED.call), answer(ASKED.inquiry.toUpperCase())],
  unknown: [
    { type: 'frobnication', content: 'unknown' },
    { type: 'Chat_Request', content: 'a' },
    ...['chat_request ', '', 'constructor'].map((type) => ({ type, content: 'a' })),
  ],
} satisfies Record<string, readonly unknown[]>

/** What can be wrong with a batch. */
export type Fault = keyof typeof FAULTY
export const FAULTS = Object.keys(FAULTY) as Fault[]
