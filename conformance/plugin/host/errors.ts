import type { JsonObject } from '../../../harness/wire/json.ts'
import { firstOf, type Observe, replyAt, replyMember, shown } from './observed.ts'
import { LIST, read } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, NO_SETTING, NOWHERE, run } from './script.ts'
import { FIRST } from './stored-and-read.ts'

const [ERROR_OF_READ, ERROR_OF_CONFIG, LISTED] = [0, 1, 2]

/** Ids that no conversation has, though they resemble that of one. */
const BESIDE = [FIRST.id.slice(0, -1), `${FIRST.id}0`, '']

/** Every error must fit. */
const errors = (fits: (error: JsonObject) => ReturnType<Observe>): Observe =>
  firstOf(...[ERROR_OF_READ, ERROR_OF_CONFIG].map((at) => replyAt(at, fits)))

/** Requests that lack a member, or have one of another type. */
const ILL_TYPED = [
  { type: 'read_events' },
  ...[Number(FIRST.id), null, [FIRST.id], { id: FIRST.id }].map(read),
  ...[5, [], true].map((path) => ({ type: 'read_config', path })),
]

/** Types that no request has, though they resemble one. */
const UNKNOWN = [
  'frobnicate',
  'frobnicate',
  'list_conversation',
  'LIST_CONVERSATIONS',
  '',
  'toString',
]

/** Requests that fail, and lines that are none. @see rfd072 §Error Handling */
export const errorScenes = [
  scene(
    'errors: what does not exist',
    {
      steps: run(
        ...ask(read(NOWHERE), { type: 'read_config', path: NO_SETTING }, LIST),
        ...ask(...BESIDE.map(read)),
      ),
    },
    {
      'plugin.conversations.unknown-conversation#error': {
        title: 'refuses to read a conversation that does not exist',
        expected: '`error`',
        observe: firstOf(
          replyMember(ERROR_OF_READ, 'type', 'error'),
          ...BESIDE.map((_, at) => replyMember(LISTED + 1 + at, 'type', 'error')),
        ),
      },
      'plugin.conversations.unknown-conversation#request': {
        title: 'names the request that failed',
        expected: '`read_events`',
        observe: replyMember(ERROR_OF_READ, 'request', 'read_events'),
      },
      'plugin.config.unknown-path': {
        title: 'refuses to read a setting that does not exist',
        expected: '`error` with `request` `read_config`',
        observe: (reading) =>
          replyMember(ERROR_OF_CONFIG, 'type', 'error')(reading) ||
          replyMember(ERROR_OF_CONFIG, 'request', 'read_config')(reading),
      },
      'plugin.errors.error-form#type': {
        title: 'reports failures as errors',
        expected: '`error`',
        observe: replyMember(ERROR_OF_CONFIG, 'type', 'error'),
      },
      'plugin.errors.error-form#request': {
        title: 'names in each error the request',
        expected: 'the type of the request',
        observe: replyMember(ERROR_OF_CONFIG, 'request', 'read_config'),
      },
      'plugin.errors.error-form#message': {
        title: 'gives each error a message',
        expected: 'a string',
        observe: errors(
          ({ message }) => typeof message !== 'string' && `\`message\` is ${shown(message)}`,
        ),
      },
      'plugin.errors.session-goes-on-after-errors': {
        title: 'serves further requests after an error',
        expected: '`conversations`',
        observe: replyMember(LISTED, 'type', 'conversations'),
      },
    },
  ),
  scene(
    'errors: a request without its member',
    { steps: run(...ask(...ILL_TYPED)) },
    {
      'plugin.errors.ill-typed-requests': {
        title: 'refuses a request that lacks a member, or has one of another type',
        expected: '`error` with the type of the request',
        observe: firstOf(
          ...ILL_TYPED.flatMap(({ type }, at) => [
            replyMember(at, 'type', 'error'),
            replyMember(at, 'request', type),
          ]),
        ),
      },
    },
  ),
  scene(
    'errors: a message of unknown type',
    { steps: run(...ask(...UNKNOWN.map((type) => ({ type })))) },
    {
      'plugin.errors.unknown-messages': {
        title: 'does not leave the plugin waiting',
        expected: 'an error, or the end of the session',
        observe: ({ events: happened }) => happened.includes('waited in vain') && 'nothing comes',
      },
    },
  ),
]
