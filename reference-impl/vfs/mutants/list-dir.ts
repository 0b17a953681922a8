import { both, onResult } from '../tool/combinators.ts'
import type { Apply } from '../tool/seams.ts'
import { mutantsIn } from './mutant.ts'
import { onText } from './text.ts'

export const listDirMutants = mutantsIn('vfs.list-dir')({
  'tool-ignores-entry-order': {
    'names-the-first: names the first entry of a listing in its result': {
      cases: ['searches a tree'],
      reported: 'unspecified',
      apply: namingTheFirst(),
    },
    'expects-directories-first: stops at the first file of a listing, as if nothing else could follow':
      {
        cases: ['searches a tree'],
        reported: 'unspecified',
        apply: onResult('fs.list_dir', ({ entries }) => {
          const all = entries as { kind: string }[]
          const firstFile = all.findIndex(({ kind }) => kind === 'file')
          return { entries: all.filter(({ kind }, i) => kind === 'file' || i < firstFile) }
        }),
      },
  },
})

function namingTheFirst(): Apply {
  let first = ''
  const listing = onResult('fs.list_dir', (result) => {
    const [entry] = result.entries as { path: string }[]
    first ||= entry?.path ?? ''
    return result
  })
  return both(
    listing,
    onText((text) => `${text}\nfrom ${first} on`),
  )
}
