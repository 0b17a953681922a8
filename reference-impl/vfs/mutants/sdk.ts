import { having, onHearing, onRequest } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

export const sdkMutants = mutantsOf(
  {
    id: 'vfs.sdk.loses-options',
    violates: 'vfs.sdk.connect-consumes-init',
    change: 'gives the tool no options, whatever `init` says',
    config: 'probe',
    apply: onHearing((message) => {
      const { tool } = message.params ?? {}
      if (message.method !== 'init' || typeof tool !== 'object') return message
      return { ...message, params: { ...message.params, tool: { ...tool, options: {} } } }
    }),
  },
  {
    id: 'vfs.sdk.calls-return-at-once',
    violates: 'vfs.sdk.calls-block',
    change: 'returns from a call before its response has arrived',
    config: 'probe',
    cases: ['renames through its own call'],
    apply: onRequest((send) => async (method, params) => {
      send(method, params).catch(() => {})
      return {}
    }),
  },
  {
    id: 'vfs.sdk.result-exits',
    violates: 'vfs.sdk.result-returns',
    change: 'ends the process within the result call',
    cases: ['goes on after refusals and after its final'],
    config: 'probe',
    apply: having(({ write, leave }) => ({
      write(bytes) {
        write(bytes)
        if (/"method":"result"/.test(String(bytes))) leave('done')
      },
    })),
  },
  {
    id: 'vfs.sdk.lacks-rename',
    violates: 'vfs.sdk.every-method',
    change: 'offers no call for `fs.rename`',
    config: 'probe',
    cases: ['renames through its own call'],
    apply: onRequest((send) => async (method, params) => {
      if (method === 'fs.rename') throw new TypeError('host.rename is not a function')
      return send(method, params)
    }),
  },
)
