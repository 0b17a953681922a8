import { dialogue } from '../dialogue.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { LIST, lock, push, turn } from '../requests.ts'
import { act, run } from '../script.ts'
import { call, inquiry, response } from './events.ts'
import { ASKED, FAULTS, FAULTY, type Fault, UNASKED } from './faulty.ts'
import { afterwards, EMPTY, has, pushing } from './pushed.ts'

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
const UNKNOWN = response('call_unknown')
const mixed = dialogue({
  lock: lock(EMPTY.id),
  mixed: push(EMPTY.id, { type: 'turn_start' }, BEFORE, UNASKED, AFTER),
  'at the end': push(EMPTY.id, { type: 'turn_start' }, BEFORE, AFTER, AFTER, UNKNOWN),
  push: push(EMPTY.id, { type: 'turn_start' }, { ...BEFORE, content: 'corrected' }, AFTER),
})
const nothingElse = mixed.are('pushed', 'push')

/** The steps until a batch was refused: each request is sent, and then waited for. */
const UNTIL_REFUSED = 2 * 3
const locker = dialogue({ lock: lock(EMPTY.id) })

/** Words that name an event, by its id or by its place in the batch, from 0 or from 1. */
const NAMED = {
  mixed: /call_nowhere|(?<!\d)[23](?!\d)|third/,
  'at the end': /call_unknown|(?<!\d)[45](?!\d)|fifth/,
}

/** The message of a refusal must name the event at fault. */
const names = (batch: keyof typeof NAMED): Observe =>
  mixed.reply(
    batch,
    ({ message }) => !NAMED[batch].test(String(message)) && `\`message\` is ${shown(message)}`,
  )

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
  pushing(
    'one event is refused',
    [...mixed.steps.slice(0, UNTIL_REFUSED), act('refused'), ...mixed.steps.slice(UNTIL_REFUSED)],
    {
      'plugin.push.push-is-all-or-nothing#error': [
        '`error`, and `pushed` for the corrected batch',
        firstOf(nothingElse, mixed.refused('mixed'), mixed.refused('at the end')),
      ],
      'plugin.push.push-is-all-or-nothing#before': [
        'none of the events before it',
        firstOf(
          nothingElse,
          afterwards((events) => has(events, [BEFORE])),
          afterwards((events) => {
            const starts = events.filter(({ type }) => type === 'turn_start').length
            return starts > 1 && `${starts} starts of turns are there`
          }),
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
        firstOf(names('mixed'), names('at the end')),
      ],
      'plugin.push.push-is-confirmed#count': [
        'the events of the corrected batch alone',
        firstOf(
          nothingElse,
          mixed.reply('push', ({ count }) => count !== 3 && `\`count\` is ${shown(count)}`),
        ),
      ],
      'plugin.push.push-can-be-corrected#lock': [
        '`error` for another plugin that asks for the lock behind the refusal',
        firstOf(nothingElse, mixed.refused('at the end'), locker.beside('refused').refused('lock')),
      ],
    },
    { beside: { refused: run(...locker.steps) } },
  ),
]
