import { dialogue } from '../dialogue.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import { LIST, lock, push, turn } from '../requests.ts'
import { afterwards, EMPTY, has, pushing } from './pushed.ts'

const UNASKED = {
  ...{ type: 'tool_call_response', id: 'call_nowhere', content: 'found' },
  is_error: false,
}

/** Events that are refused, each between two batches that are not. */
const first = dialogue({
  lock: lock(EMPTY.id),
  before: push(EMPTY.id, ...turn('before')),
  untyped: push(EMPTY.id, { content: 'untyped' }),
  one: push(EMPTY.id, ...turn('one')),
  missing: push(EMPTY.id, { type: 'chat_request' }),
  two: push(EMPTY.id, ...turn('two')),
  wrong: push(EMPTY.id, { type: 'chat_request', content: 5 }),
  three: push(EMPTY.id, ...turn('three')),
  response: push(EMPTY.id, UNASKED),
  four: push(EMPTY.id, ...turn('four')),
  answer: push(EMPTY.id, { type: 'inquiry_response', id: 'inquiry_nowhere', answer: true }),
  five: push(EMPTY.id, ...turn('five')),
  unknown: push(EMPTY.id, { type: 'frobnication', content: 'unknown' }),
  six: push(EMPTY.id, ...turn('six')),
  list: LIST,
})

type Name = Parameters<(typeof first)['refused']>[0]

/** One batch is refused, and those before and after it are not. */
const only = (name: Name, before: Name, after: Name): readonly [string, Observe] => [
  '`error`, and `pushed` for the batches around it',
  firstOf(first.are('pushed', before, after), first.refused(name)),
]

const BEFORE = { type: 'chat_request', content: 'valid before' }
const AFTER = { type: 'chat_response', message: 'valid after' }
const mixed = dialogue({
  lock: lock(EMPTY.id),
  mixed: push(EMPTY.id, { type: 'turn_start' }, BEFORE, UNASKED, AFTER),
  push: push(EMPTY.id, { type: 'turn_start' }, { ...BEFORE, content: 'corrected' }, AFTER),
})
const nothingElse = mixed.are('pushed', 'push')

/** Words that name the third event of a batch, by its id or by its place, from 0 or from 1. */
const NAMED = /call_nowhere|(?<!\d)[23](?!\d)|third/

/** Batches that are refused. @see rfd072 §Workspace Mutations */
export const refusalScenes = [
  pushing('refused events', first.steps, {
    'plugin.push.ill-formed-events-are-refused#type': only('untyped', 'before', 'one'),
    'plugin.push.ill-formed-events-are-refused#missing': only('missing', 'one', 'two'),
    'plugin.push.ill-formed-events-are-refused#wrong': only('wrong', 'two', 'three'),
    'plugin.push.tool-response-needs-request': only('response', 'three', 'four'),
    'plugin.push.inquiry-response-needs-request': only('answer', 'four', 'five'),
    'plugin.push.unknown-events-are-refused': only('unknown', 'five', 'six'),
    'plugin.push.push-can-be-corrected#lock': [
      '`pushed` behind an error',
      firstOf(first.refused('untyped'), first.are('pushed', 'one')),
    ],
    'plugin.push.push-can-be-corrected#session': [
      'the replies to all further requests',
      firstOf(
        first.refused('answer'),
        first.are('pushed', 'five'),
        first.are('conversations', 'list'),
      ),
    ],
  }),
  pushing('one event is refused', mixed.steps, {
    'plugin.push.push-is-all-or-nothing#error': [
      '`error`, and `pushed` for the corrected batch',
      firstOf(nothingElse, mixed.refused('mixed')),
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
