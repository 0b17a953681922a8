import { onResult } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

export const listDirMutants = mutantsIn('vfs.list-dir')({
  'tool-ignores-entry-order': {
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
