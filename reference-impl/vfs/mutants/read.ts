import { onResult } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

const BASE64 = /^([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

export const readMutants = mutantsIn('vfs.read')({
  'tool-decodes-base64': {
    'guesses-base64: decodes every text that looks like base64': {
      cases: ['copies text and bytes'],
      apply: onResult('fs.read', (result) =>
        BASE64.test(String(result.content)) ? { ...result, encoding: 'base64' } : result,
      ),
    },
    'never-decodes: takes base64 for the text of the file': {
      cases: ['copies text and bytes'],
      apply: onResult('fs.read', ({ encoding: _, ...result }) => result),
    },
  },
})
