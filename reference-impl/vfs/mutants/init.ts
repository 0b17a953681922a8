import { having, onReceiving } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

export const initMutants = mutantsIn('vfs.init')({
  'tool-waits-for-init': {
    'begins-at-once: lists the root at start-up, before `init` has come': {
      timeScale: 10,
      apply: having(({ cut, write, encode }) => ({
        cut(onLine) {
          const params = { path: '.' }
          write(encode({ jsonrpc: '2.0', id: 'early', method: 'fs.list_dir', params }))
          return cut(onLine)
        },
      })),
    },
  },
  'tool-takes-arguments-from-init': {
    'ignores-arguments: follows arguments of its own and not those of `init`': {
      cases: ['finds nothing to copy', 'is refused a copy'],
      apply: onReceiving((message) => {
        const { tool } = message.params ?? {}
        if (message.method !== 'init' || typeof tool !== 'object') return message
        const own = { ...tool, arguments: { command: 'copy' } }
        return { ...message, params: { ...message.params, tool: own } }
      }),
    },
  },
})
