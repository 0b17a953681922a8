import { both, onAnswer, onMessage, onReceiving } from '../tool/combinators.ts'
import type { ErrorObject, Message } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'
import { dyingOf, refusingUnknown } from './responses.ts'

export const versionMutants = mutantsIn('vfs.version')({
  'tool-ignores-unknown-response-members': {
    'strict-responses: decodes responses strictly, and dies of a member that it does not know':
      dyingWhen(
        (m) => m.method === undefined && hasOthers(m, ['jsonrpc', 'id', 'result', 'error']),
      ),
    'strict-errors: decodes errors strictly, and dies of a member that it does not know': dyingWhen(
      ({ error }) => error !== undefined && hasOthers(error, ['code', 'message', 'data']),
    ),
    'no-null-members: dies of a member that it does not know and that is null': dyingWhen(
      ({ result }) => Object.values(result ?? {}).includes(null),
    ),
    'ascii-members: dies of a member whose name is not in ASCII': dyingWhen(({ result }) =>
      Object.keys(result ?? {}).some((name) => /[^ -~]/.test(name)),
    ),
    'named-members: dies of a member without a name': dyingWhen(
      ({ result }) => result !== undefined && Object.hasOwn(result, ''),
    ),
    'error-within: takes a member error of a result for the error of the response': onReceiving(
      (message) => {
        const { error } = message.result ?? {}
        return error ? { ...message, result: undefined, error: error as ErrorObject } : message
      },
    ),
  },
  'tool-ignores-unknown-init-members': {
    'tool-first: reads params of `init` that begin with the tool': dyingWhen(
      ({ method, params }) => method === 'init' && Object.keys(params ?? {})[0] !== 'tool',
    ),
    'strict-init: decodes `init` strictly, and dies of a member that it does not know': dyingWhen(
      ({ method, params }) =>
        method === 'init' && hasOthers(params ?? {}, ['tool', 'protocol_version']),
    ),
    'knows-capabilities: decodes `init` strictly, with a member of a later version': dyingWhen(
      ({ method, params }) =>
        method === 'init' && hasOthers(params ?? {}, ['tool', 'protocol_version', 'capabilities']),
    ),
  },
  'tool-accepts-newer-minor': {
    'wants-its-own-patch: demands version 0.1.0, or another minor number': dyingWhen(
      ({ method, params }) =>
        method === 'init' && /^0\.1\.[^0]/.test(String(params?.protocol_version)),
    ),
    'reads-single-digits: reads a version whose numbers have one digit each': dyingWhen(
      ({ method, params }) =>
        method === 'init' && !/^\d\.\d\.\d$/.test(String(params?.protocol_version)),
    ),
    'reads-single-patches: reads a patch number of one digit': dyingWhen(
      ({ method, params }) =>
        method === 'init' && !/^\d\.\d+\.\d$/.test(String(params?.protocol_version)),
    ),
    'numbers-of-a-byte: reads numbers of a version up to 255': dyingWhen(
      ({ method, params }) =>
        method === 'init' &&
        String(params?.protocol_version)
          .split('.')
          .some((number) => Number(number) > 255),
    ),
    'wants-its-own-version: demands version 0.1.0 to the letter': dyingWhen(
      ({ method, params }) => method === 'init' && params?.protocol_version !== '0.1.0',
    ),
  },
  'tool-survives-method-not-found': {
    'dies-of-missing-method: takes it for impossible that the host lacks a method, and dies':
      dyingOf((code) => code === -32601),
  },
  'tool-ignores-unknown-notifications': {
    'heeds-cancelled: takes every notification whose name begins with `cancel` for it': asCancel(
      (method) => method.startsWith('cancel'),
    ),
    'heeds-any-case: takes `cancel` in any case': asCancel(
      (method) => method.toLowerCase() === 'cancel',
    ),
    'refuses-what-it-does-not-know: answers a notification that it does not know with an error': {
      reported: 'unspecified',
      apply: refusingUnknown(),
    },
    'named-params: dies of a notification whose params are a list': {
      reported: 'unspecified',
      apply: dyingWhen(({ method, params }) => method !== undefined && Array.isArray(params)),
    },
    'quiet-start: dies of a notification that comes right after `init`': {
      reported: 'unspecified',
      apply: duringStart(),
    },
    'finds-its-id: takes a notification for its answer that has its id among the params': {
      reported: 'unspecified',
      apply: onAnswer(({ params }, id) => params?.id === id),
    },
    'dies-of-bare-notification: dies of a notification without params': {
      reported: 'unspecified',
      apply: dyingWhen(({ method, params }) => method === 'x-bare' && params === undefined),
    },
    'dies-of-unknown-notification: dies of a notification that it does not know': {
      reported: 'unspecified',
      apply: dyingWhen(({ method }) => method === 'pending'),
    },
  },
})

/** Ends the process with a stack trace on certain messages. */
function dyingWhen(fatal: (message: Message) => boolean): Apply {
  return onReceiving((message) => {
    if (fatal(message)) throw new Error('unexpected message')
    return message
  })
}

/** Takes notifications of some names for `cancel`. */
function asCancel(isMeant: (method: string) => boolean) {
  const apply = onReceiving((message) =>
    isMeant(message.method ?? '') ? { ...message, method: 'cancel' } : message,
  )
  return { reported: 'unspecified', apply }
}

/** Ends the process with a stack trace on a notification that comes before the first request. */
function duringStart(): Apply {
  let hasBegun = false
  const expected = ['init', 'cancel', 'apply']
  return both(
    dyingWhen(({ method = 'init' }) => !hasBegun && !expected.includes(method)),
    onMessage((message) => {
      hasBegun = true
      return message
    }),
  )
}

const hasOthers = (given: object, known: string[]) =>
  Object.keys(given).some((member) => !known.includes(member))
