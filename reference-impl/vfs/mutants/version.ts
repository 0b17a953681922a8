import { onReceiving } from '../tool/combinators.ts'
import type { Message } from '../tool/messages.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsOf } from './mutant.ts'
import { dyingOf } from './rpc.ts'

export const versionMutants = mutantsOf(
  {
    id: 'vfs.version.strict-responses',
    violates: 'vfs.version.tool-ignores-unknown-response-members',
    change: 'decodes responses strictly, and dies of a member that it does not know',
    apply: dyingWhen(
      (m) => m.method === undefined && hasOthers(m, ['jsonrpc', 'id', 'result', 'error']),
    ),
  },
  {
    id: 'vfs.version.strict-init',
    violates: 'vfs.version.tool-ignores-unknown-init-members',
    change: 'decodes `init` strictly, and dies of a member that it does not know',
    apply: dyingWhen(
      ({ method, params }) =>
        method === 'init' && hasOthers(params ?? {}, ['tool', 'protocol_version']),
    ),
  },
  {
    id: 'vfs.version.wants-its-own-version',
    violates: 'vfs.version.tool-accepts-newer-minor',
    change: 'demands version 0.1.0 to the letter',
    apply: dyingWhen(
      ({ method, params }) => method === 'init' && params?.protocol_version !== '0.1.0',
    ),
  },
  {
    id: 'vfs.version.dies-of-missing-method',
    violates: 'vfs.version.tool-survives-method-not-found',
    change: 'takes it for impossible that the host lacks a method, and dies',
    apply: dyingOf((code) => code === -32601),
  },
  {
    id: 'vfs.version.dies-of-unknown-notification',
    violates: 'vfs.version.tool-ignores-unknown-notifications',
    change: 'dies of a notification that it does not know',
    reported: 'unspecified',
    apply: dyingWhen(({ method }) => method === 'pending'),
  },
)

/** Ends the process with a stack trace on certain messages. */
function dyingWhen(fatal: (message: Message) => boolean): Apply {
  return onReceiving((message) => {
    if (fatal(message)) throw new Error('unexpected message')
    return message
  })
}

const hasOthers = (given: object, known: string[]) =>
  Object.keys(given).some((member) => !known.includes(member))
