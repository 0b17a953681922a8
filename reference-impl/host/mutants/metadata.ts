import { answered, refused } from '../service.ts'
import { onAnswer, onParams, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { instead, isResult } from './requests.ts'

const BLOCK = 512

export const metadataMutants = mutantsOf(
  {
    id: 'vfs.metadata.counts-blocks',
    violates: 'vfs.metadata.file',
    change: 'tells the size of a file in whole blocks',
    apply: onResult('fs.metadata', (result) => ({
      ...result,
      size: Math.ceil(Number(result.size) / BLOCK) * BLOCK,
    })),
  },
  {
    id: 'vfs.metadata.files-alone',
    violates: 'vfs.metadata.directory',
    change: 'finds no directories',
    apply: onAnswer('fs.metadata', (answer) =>
      isResult(answer) && answer.result.kind === 'dir' ? refused(-32002, 'no such file') : answer,
    ),
  },
  {
    id: 'vfs.metadata.missing-is-empty',
    violates: 'vfs.metadata.missing-path',
    change: 'takes what does not exist for an empty file',
    apply: onAnswer('fs.metadata', (answer) =>
      'error' in answer && answer.error.code === -32002
        ? answered({ kind: 'file', size: 0 })
        : answer,
    ),
  },
  {
    id: 'vfs.metadata.root-for-anything',
    violates: 'vfs.metadata.invalid-params',
    change: 'takes the root where no path is given',
    apply: onParams('fs.metadata', ({ path }) => ({ path: typeof path === 'string' ? path : '.' })),
  },
  {
    id: 'vfs.metadata.reads-the-file',
    violates: 'vfs.size.limit-concerns-content-only',
    change: 'reads a file to tell its size',
    apply: instead('fs.metadata', async (params, plainly, other) => {
      const content = await other('fs.read', params)
      const isTooLarge = 'error' in content && content.error.code === -32006
      return isTooLarge ? content : plainly(params)
    }),
  },
)
