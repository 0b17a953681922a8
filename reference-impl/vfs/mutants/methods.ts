import { onParams, onRequest } from '../tool/combinators.ts'
import { HostError } from '../tool/host.ts'
import { mutantsOf } from './mutant.ts'

const NOT_FOUND = -32601

export const methodMutants = mutantsOf(
  {
    id: 'vfs.methods.tries-short-names',
    violates: 'vfs.methods.tool-uses-dotted-names',
    change: 'calls `exists`, and `fs.exists` only when the host does not know that',
    cases: ['tidies up'],
    apply: onRequest((send) => async (method, params) => {
      if (method !== 'fs.exists') return send(method, params)
      return send('exists', params).catch((error) => {
        if (error instanceof HostError && error.error.code === NOT_FOUND)
          return send(method, params)
        throw error
      })
    }),
  },
  {
    id: 'vfs.methods.headers-as-object',
    violates: 'vfs.methods.params-follow-schema',
    change: 'sends HTTP headers as one object by name',
    cases: ['gets a page'],
    apply: onParams('http.get', (params) => ({ ...params, headers: { Accept: '*/*' } })),
  },
)
