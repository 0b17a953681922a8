import { having, onReceiving } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

export const initMutants = mutantsOf(
  {
    id: 'vfs.init.begins-at-once',
    violates: 'vfs.init.tool-waits-for-init',
    change: 'lists the root at start-up, before `init` has come',
    timeScale: 10,
    apply: having(({ cut, write, encode }) => ({
      cut(onLine) {
        const params = { path: '.' }
        write(encode({ jsonrpc: '2.0', id: 'early', method: 'fs.list_dir', params }))
        return cut(onLine)
      },
    })),
  },
  {
    id: 'vfs.init.ignores-arguments',
    violates: 'vfs.init.tool-takes-arguments-from-init',
    change: 'follows arguments of its own and not those of `init`',
    cases: ['finds nothing to copy', 'is refused a copy'],
    apply: onReceiving((message) => {
      const { tool } = message.params ?? {}
      if (message.method !== 'init' || typeof tool !== 'object') return message
      const own = { ...tool, arguments: { command: 'copy' } }
      return { ...message, params: { ...message.params, tool: own } }
    }),
  },
)
