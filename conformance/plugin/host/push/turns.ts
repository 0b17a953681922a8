import { dialogue } from '../dialogue.ts'
import { firstOf, inconclusiveUnless } from '../observed.ts'
import { lock, push, turn } from '../requests.ts'
import { afterwards, EMPTY, placeOf, pushing } from './pushed.ts'

const toEmpty = (...events: object[]) =>
  dialogue({ lock: lock(EMPTY.id), push: push(EMPTY.id, ...events) })

const BEGINS = { type: 'chat_request', content: 'begins' }
const beginning = toEmpty(BEGINS)

const SECOND = { type: 'chat_request', content: 'second' }
const middle = toEmpty({ type: 'chat_response', message: 'first' }, SECOND)

const call = (id: string) => ({ type: 'tool_call_request', id, name: 'grep', arguments: {} })
const response = (id: string) => ({
  ...{ type: 'tool_call_response', id, content: 'found' },
  is_error: false,
})
const INQUIRY = {
  ...{ type: 'inquiry_request', id: 'inquiry_1', source: { source: 'user' } },
  question: { text: 'Which?', answer_type: { type: 'text' } },
}
const ANSWER = { type: 'inquiry_response', id: 'inquiry_1', answer: 'this one' }

const responses = dialogue({
  lock: lock(EMPTY.id),
  call: push(EMPTY.id, ...turn('calls'), call('call_kept')),
  turn: push(EMPTY.id, ...turn('goes on')),
  response: push(EMPTY.id, response('call_kept')),
  together: push(EMPTY.id, call('call_at_once'), response('call_at_once')),
  inquiry: push(EMPTY.id, INQUIRY),
  answer: push(EMPTY.id, ANSWER),
})

/** Turns and their parts in pushed batches. @see rfd072 §Workspace Mutations */
export const turnScenes = [
  pushing('a request first', beginning.steps, {
    'plugin.push.turn-start-is-inserted': [
      '`turn_start` directly before the request',
      firstOf(
        beginning.are('pushed', 'push'),
        afterwards((events) => {
          const before = events[placeOf(events, BEGINS) - 1]
          return before?.type !== 'turn_start' && 'there is none'
        }),
      ),
    ],
  }),
  pushing('a request in the middle', middle.steps, {
    'plugin.push.request-follows-turn-start': [
      'no request without a `turn_start` somewhere before it',
      afterwards((events) => {
        const before = events.slice(0, Math.max(0, placeOf(events, SECOND)))
        const begun = before.some(({ type }) => type === 'turn_start')
        return placeOf(events, SECOND) >= 0 && !begun && 'there is none before it'
      }),
    ],
  }),
  pushing('responses', responses.steps, {
    'plugin.push.stored-requests-count#tool-call': [
      '`pushed`',
      responses.are('pushed', 'call', 'response'),
    ],
    'plugin.push.request-in-same-batch': ['`pushed`', responses.are('pushed', 'together')],
    'plugin.push.stored-requests-count#inquiry': [
      '`pushed`',
      inconclusiveUnless(
        responses.are('pushed', 'inquiry'),
        'the host takes no inquiry of this form',
        responses.are('pushed', 'answer'),
      ),
    ],
  }),
]
