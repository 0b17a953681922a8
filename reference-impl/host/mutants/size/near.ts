import type { Refusal } from '../../service.ts'
import { onAnswer, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'

/** Refuses a file that is too large with another error. */
const refusingLarge = (change: (error: Refusal) => Refusal) =>
  onAnswer('fs.read', (answer) =>
    'error' in answer && /limit/.test(answer.error.message)
      ? { error: change(answer.error) }
      : answer,
  )

const SOME = 'x'.repeat(2_000)

/** Mutants that refuse a file nearly as they are to. */
export const nearSizeMutants = mutantsIn('vfs.size')({
  'oversized-read-refused#refused': {
    'content-in-data: refuses a file with the beginning of its content beside': refusingLarge(
      (error) => ({ ...error, data: { content: SOME } }),
    ),
    'content-in-message: refuses a file with the beginning of its content in the message':
      refusingLarge((error) => ({ ...error, message: `${error.message}: ${SOME}` })),
  },
  'read-is-one-value': {
    'start-line: reads a file from the line on that `start_line` names': onResult(
      'fs.read',
      (result, { start_line }) =>
        typeof start_line === 'number'
          ? {
              ...result,
              content: String(result.content)
                .split('\n')
                .slice(start_line - 1)
                .join('\n'),
            }
          : result,
    ),
  },
  'vfs.codes.timeout-and-cancelled-reserved': {
    'large-is-late: states that time ran out for a file that is too large': refusingLarge(
      (error) => ({ ...error, code: -32_004 }),
    ),
  },
})
