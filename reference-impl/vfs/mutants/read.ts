import { onResult } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'

const BASE64 = /^([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

export const readMutants = mutantsOf(
  {
    id: 'vfs.read.guesses-base64',
    violates: 'vfs.read.tool-decodes-base64',
    change: 'decodes every text that looks like base64',
    cases: ['copies text and bytes'],
    apply: onResult('fs.read', (result) =>
      BASE64.test(String(result.content)) ? { ...result, encoding: 'base64' } : result,
    ),
  },
  {
    id: 'vfs.read.never-decodes',
    violates: 'vfs.read.tool-decodes-base64',
    change: 'takes base64 for the text of the file',
    cases: ['copies text and bytes'],
    apply: onResult('fs.read', ({ encoding: _, ...result }) => result),
  },
)
