import { replyAt, replyMember, shown } from './observed.ts'
import { LIST } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, NO_SETTING, NOWHERE, run } from './script.ts'

const read = (conversation: unknown) => ({ type: 'read_events', conversation })

const [ERROR_OF_READ, ERROR_OF_CONFIG] = [0, 1]

/** Requests that fail, and lines that are none. @see rfd072 §Error Handling */
export const errorScenes = [
  scene(
    'errors: what does not exist',
    { steps: run(...ask(read(NOWHERE), { type: 'read_config', path: NO_SETTING }, LIST)) },
    {
      verifies: 'plugin.conversations.unknown-conversation#error',
      title: 'refuses to read a conversation that does not exist',
      expected: '`error`',
      observe: replyMember(ERROR_OF_READ, 'type', 'error'),
    },
    {
      verifies: 'plugin.conversations.unknown-conversation#request',
      title: 'names the request that failed',
      expected: '`read_events`',
      observe: replyMember(ERROR_OF_READ, 'request', 'read_events'),
    },
    {
      verifies: 'plugin.config.unknown-path',
      title: 'refuses to read a setting that does not exist',
      expected: '`error` with `request` `read_config`',
      observe: (reading) =>
        replyMember(ERROR_OF_CONFIG, 'type', 'error')(reading) ||
        replyMember(ERROR_OF_CONFIG, 'request', 'read_config')(reading),
    },
    {
      verifies: 'plugin.errors.error-form#type',
      title: 'reports failures as errors',
      expected: '`error`',
      observe: replyMember(ERROR_OF_CONFIG, 'type', 'error'),
    },
    {
      verifies: 'plugin.errors.error-form#request',
      title: 'names in each error the request',
      expected: 'the type of the request',
      observe: replyMember(ERROR_OF_CONFIG, 'request', 'read_config'),
    },
    {
      verifies: 'plugin.errors.error-form#message',
      title: 'gives each error a message',
      expected: 'a string',
      observe: replyAt(
        ERROR_OF_CONFIG,
        ({ message }) => typeof message !== 'string' && `\`message\` is ${shown(message)}`,
      ),
    },
    {
      verifies: 'plugin.errors.session-goes-on-after-errors',
      title: 'serves further requests after an error',
      expected: '`conversations`',
      observe: replyMember(2, 'type', 'conversations'),
    },
  ),
  scene(
    'errors: a request without its member',
    { steps: run(...ask({ type: 'read_events' })) },
    {
      verifies: 'plugin.errors.ill-typed-requests',
      title: 'refuses a request that lacks a member',
      expected: '`error` with `request` `read_events`',
      observe: (reading) =>
        replyMember(0, 'type', 'error')(reading) ||
        replyMember(0, 'request', 'read_events')(reading),
    },
  ),
  scene(
    'errors: a message of unknown type',
    { steps: run(...ask({ type: 'frobnicate' })) },
    {
      verifies: 'plugin.errors.unknown-messages',
      title: 'does not leave the plugin waiting',
      expected: 'an error, or the end of the session',
      observe: ({ events: happened }) => happened.includes('waited in vain') && 'nothing comes',
    },
  ),
]
