import { onParams } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

export const writeMutants = mutantsIn('vfs.write')({
  'tool-encodes-binary': {
    'repairs-bytes: writes bytes that are no text as text, with U+FFFD for what it cannot read': {
      cases: ['copies text and bytes'],
      apply: onParams('fs.write', ({ path, content, encoding }) => ({
        path,
        content: encoding ? Buffer.from(String(content), 'base64').toString('utf8') : content,
      })),
    },
    'forgets-encoding: writes base64 without marking it': {
      cases: ['copies text and bytes'],
      apply: onParams('fs.write', ({ encoding: _, ...params }) => params),
    },
  },
})
