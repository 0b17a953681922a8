import { refused } from '../service.ts'
import { onAnswer } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

export const codeMutants = mutantsOf({
  id: 'host.codes.missing-file-is-invalid',
  violates: 'vfs.codes.not-found',
  change: 'calls a missing file an invalid parameter',
  apply: onAnswer('fs.read', (answer) =>
    'error' in answer && answer.error.code === -32002
      ? refused(-32602, answer.error.message)
      : answer,
  ),
})
