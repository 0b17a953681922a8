import { onRequest } from '../tool/combinators.ts'
import type { Request } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

export const pathMutants = mutantsIn('vfs.paths')({
  'tool-sends-relative-paths': {
    'looks-at-absolute-path: asks first whether a file that it will read exists at the root of the file system':
      onRequest(lookingFirst((path) => `/${path}`)),
    'climbs: asks first whether a file that it will read exists beside the project': onRequest(
      lookingFirst((path) => `src/../../${path}`),
    ),
  },
})

/** Asks for the existence of another path before each read, whatever comes of it. */
function lookingFirst(elsewhere: (path: unknown) => string) {
  return (send: Request): Request =>
    async (method, params) => {
      if (method === 'fs.read')
        await send('fs.exists', { path: elsewhere(params.path) }).catch(() => {})
      return send(method, params)
    }
}
