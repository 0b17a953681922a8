import { having, onReceiving, onRequest } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

const A_WHILE_MS = 40

export const sdkMutants = mutantsOf(
  {
    id: 'vfs.sdk.loses-options',
    violates: 'vfs.sdk.connect-consumes-init',
    change: 'gives the tool no options, whatever `init` states',
    config: 'probe',
    apply: onReceiving((message) => {
      const { tool } = message.params ?? {}
      if (message.method !== 'init' || typeof tool !== 'object') return message
      return { ...message, params: { ...message.params, tool: { ...tool, options: {} } } }
    }),
  },
  {
    id: 'vfs.sdk.calls-return-early',
    violates: 'vfs.sdk.calls-block',
    change: 'returns from a call of `fs.exists` after a while, response or not',
    config: 'probe',
    cases: ['renames through its own call'],
    timeScale: 3,
    apply: onRequest((send) => (method, params) => {
      const answer = send(method, params)
      if (method !== 'fs.exists') return answer
      answer.catch(() => {})
      return Promise.race([answer, nothingAfter(A_WHILE_MS)])
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

/** An empty result once some milliseconds have passed. */
const nothingAfter = (ms: number) =>
  new Promise<Record<string, unknown>>((done) => setTimeout(done, ms, {}))
