import { onParams, onRequest } from '../tool/combinators.ts'
import { HostError } from '../tool/host.ts'
import { mutantsIn } from './mutant.ts'

const NOT_FOUND = -32601

export const methodMutants = mutantsIn('vfs.methods')({
  'tool-uses-dotted-names': {
    'tries-short-names: calls `exists`, and `fs.exists` only when the host does not know that': {
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
  },
  'params-follow-schema': {
    'headers-as-object: sends HTTP headers as one object by name': {
      cases: ['gets a page'],
      apply: onParams('http.get', (params) => ({ ...params, headers: { Accept: '*/*' } })),
    },
  },
})
