import { answered, refused } from '../service.ts'
import { onAnswer, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { instead, isResult, onPolicy } from './requests.ts'

export const existsMutants = mutantsOf(
  {
    id: 'vfs.exists.in-words',
    violates: 'vfs.exists.file',
    change: 'says `true` as text',
    apply: onResult('fs.exists', ({ exists }) => ({ exists: exists ? 'true' : false })),
  },
  {
    id: 'vfs.exists.files-alone',
    violates: 'vfs.exists.directory',
    change: 'says true of files alone',
    apply: instead('fs.exists', async (params, _, other) => {
      const found = await other('fs.metadata', params)
      return answered({ exists: isResult(found) && found.result.kind === 'file' })
    }),
  },
  {
    id: 'vfs.exists.error-for-missing',
    violates: 'vfs.exists.missing-path',
    change: 'answers -32002 for what does not exist',
    apply: onAnswer('fs.exists', (answer) =>
      isResult(answer) && answer.result.exists === false ? refused(-32002, 'no such file') : answer,
    ),
  },
  {
    id: 'vfs.exists.asks-no-policy',
    violates: 'vfs.exists.denied-path',
    change: 'asks no policy, since no content is returned',
    apply: onPolicy('fs.exists', () => ['fs.exists', { path: '.' }]),
  },
  {
    id: 'vfs.exists.false-for-denied',
    violates: 'vfs.exists.denied-path',
    change: 'says false of what the policy denies',
    apply: onAnswer('fs.exists', (answer) =>
      'error' in answer && answer.error.code === -32001 ? answered({ exists: false }) : answer,
    ),
  },
  {
    id: 'vfs.exists.false-for-anything',
    violates: 'vfs.exists.invalid-params',
    change: 'says false of what is no path',
    apply: onAnswer('fs.exists', (answer) =>
      'error' in answer && answer.error.code === -32602 ? answered({ exists: false }) : answer,
    ),
  },
  {
    id: 'vfs.exists.needs-writing',
    violates: 'vfs.exists.needs-read-access',
    change: 'answers only a tool that may write',
    apply: onPolicy('fs.exists', (params) => ['fs.write', params]),
  },
)
