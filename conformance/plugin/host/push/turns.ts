import { dialogue } from '../dialogue.ts'
import { firstOf, inconclusiveUnless } from '../observed.ts'
import { lock, push, turn } from '../requests.ts'
import { answer, call, inquiry, response } from './events.ts'
import { afterwards, EMPTY, placeOf, pushing } from './pushed.ts'

const toEmpty = (...events: object[]) =>
  dialogue({ lock: lock(EMPTY.id), push: push(EMPTY.id, ...events) })

const BEGINS = { type: 'chat_request', content: 'begins' }
const beginning = toEmpty(BEGINS)

const SECOND = { type: 'chat_request', content: 'second' }
const middle = toEmpty({ type: 'chat_response', message: 'first' }, SECOND)

/** What an inquiry may be answered with: it has the type of what was asked. */
const ANSWERS = ['this one', '', 0, false, null, ['a', 'b']]
const inquiries = ANSWERS.map((_, i) => inquiry(`inquiry_${i}`))
const answers = ANSWERS.map((its, i) => [
  `answer ${i}`,
  push(EMPTY.id, answer(`inquiry_${i}`, its)),
])

const responses = dialogue<string>({
  lock: lock(EMPTY.id),
  call: push(EMPTY.id, ...turn('calls'), call('call_kept')),
  turn: push(EMPTY.id, ...turn('goes on')),
  response: push(EMPTY.id, response('call_kept')),
  together: push(EMPTY.id, call('call_at_once'), response('call_at_once')),
  inquiries: push(EMPTY.id, ...inquiries),
  ...Object.fromEntries(answers),
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
        responses.are('pushed', 'inquiries'),
        'the host takes no inquiry of this form',
        responses.are('pushed', ...ANSWERS.map((_, i) => `answer ${i}`)),
      ),
    ],
  }),
]
