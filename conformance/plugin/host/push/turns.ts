import { dialogue } from '../dialogue.ts'
import { firstOf, inconclusiveUnless } from '../observed.ts'
import { lock, push, turn } from '../requests.ts'
import { isKnown } from '../subscribing.ts'
import { answer, call, inquiry, response } from './events.ts'
import { afterwards, EMPTY, lacks, placeOf, pushing } from './pushed.ts'

const toEmpty = (...events: object[]) =>
  dialogue({ lock: lock(EMPTY.id), push: push(EMPTY.id, ...events) })

const BEGINS = { type: 'chat_request', content: 'begins' }
/** A batch that is refused begins no turn. */
const beginning = dialogue({
  lock: lock(EMPTY.id),
  refused: push(EMPTY.id, { type: 'turn_start' }, response('call_nowhere')),
  push: push(EMPTY.id, BEGINS),
})

const SECOND = { type: 'chat_request', content: 'second' }
const middle = toEmpty({ type: 'chat_response', message: 'first' }, SECOND)

/** What an inquiry may be answered with: it has the type of what was asked. */
const ANSWERS = ['this one', '', 0, false, null, ['a', 'b']]
const inquiries = ANSWERS.map((_, i) => inquiry(`inquiry_${i}`))
const ANSWERED = ANSWERS.map((its, i) => answer(`inquiry_${i}`, its))
/** Of what was asked, what has one form alone. */
const ASKED = inquiries.map(({ type, id }) => ({ type, id }))
const answers = ANSWERED.map((event, i) => [`answer ${i}`, push(EMPTY.id, event)])

/** Calls that run at the same time. */
const AT_ONCE = ['call_one', 'call_two']

const responses = dialogue<string>({
  lock: lock(EMPTY.id),
  call: push(EMPTY.id, ...turn('calls'), call('call_kept')),
  inquiries: push(EMPTY.id, ...inquiries),
  turn: push(EMPTY.id, ...turn('goes on')),
  response: push(EMPTY.id, response('call_kept')),
  together: push(EMPTY.id, ...AT_ONCE.map(call), ...AT_ONCE.map(response)),
  ...Object.fromEntries(answers),
})

/** Turns and their parts in pushed batches. @see rfd072 §Workspace Mutations */
export const turnScenes = [
  pushing('a request first', beginning.steps, {
    'plugin.push.turn-start-is-inserted': [
      '`turn_start` directly before the request',
      inconclusiveUnless(
        beginning.refused('refused'),
        'a turn was begun before',
        firstOf(
          beginning.are('pushed', 'push'),
          afterwards((events) => {
            const known = events.filter(isKnown)
            const before = known[placeOf(known, BEGINS) - 1]
            return before?.type !== 'turn_start' && 'there is none'
          }),
        ),
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
    'plugin.push.events-are-appended#values': [
      'the answers that were pushed',
      inconclusiveUnless(
        responses.are('pushed', 'inquiries', ...ANSWERS.map((_, i) => `answer ${i}`)),
        'the host takes no answers of this form',
        afterwards((events) => lacks(events, [...ASKED, ...ANSWERED])),
      ),
    ],
  }),
]
