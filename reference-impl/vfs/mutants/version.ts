import { onReceiving } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'
import { dyingOf } from './rpc.ts'

export const versionMutants = mutantsIn('vfs.version')({
  'tool-ignores-unknown-response-members': {
    'strict-responses: decodes responses strictly, and dies of a member that it does not know':
      dyingWhen(
        (m) => m.method === undefined && hasOthers(m, ['jsonrpc', 'id', 'result', 'error']),
      ),
  },
  'tool-ignores-unknown-init-members': {
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
    'wants-its-own-version: demands version 0.1.0 to the letter': dyingWhen(
      ({ method, params }) => method === 'init' && params?.protocol_version !== '0.1.0',
    ),
  },
  'tool-survives-method-not-found': {
    'dies-of-missing-method: takes it for impossible that the host lacks a method, and dies':
      dyingOf((code) => code === -32601),
  },
  'tool-ignores-unknown-notifications': {
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

const hasOthers = (given: object, known: string[]) =>
  Object.keys(given).some((member) => !known.includes(member))
