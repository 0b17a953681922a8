import { both, onResult } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'

const BASE64 = /^([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const onBody = (change: Parameters<typeof onResult>[1]): Apply =>
  both(onResult('http.get', change), onResult('http.post', change))

export const httpMutants = mutantsIn('vfs.http')({
  'tool-decodes-base64#marked': {
    'never-decodes: takes a base64 body for the text of the response': {
      cases: ['posts a form'],
      apply: onBody(({ encoding: _, ...result }) => result),
    },
  },
  'tool-decodes-base64#unmarked': {
    'guesses-base64: decodes every body that looks like base64': {
      cases: ['gets a token'],
      apply: onBody((result) =>
        BASE64.test(String(result.body)) ? { ...result, encoding: 'base64' } : result,
      ),
    },
  },
})
