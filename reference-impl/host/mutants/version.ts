import { refused } from '../service.ts'
import { having, onAnswer, serving } from './combinators.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { pendingMutants } from './version/pending.ts'
import { unknownNameMutants } from './version/unknown.ts'

export const versionMutants: readonly Mutant[] = [
  ...unknownNameMutants,
  ...pendingMutants,
  ...mutantsIn('vfs.version')({
    'unknown-method-survived': {
      'guesses-methods: takes a method that it does not know for the one whose name begins like it':
        having(({ around, services }) => ({
          around: serving(around, (plainly) => (method, params, signal) => {
            const like = Object.keys(services).find((name) => method.startsWith(name))
            return plainly(like ?? method, params, signal)
          }),
        })),
    },
    'unknown-params-accepted': {
      'stumbles-over-more: answers -32603 to a member that it does not know': onAnswer(
        'fs.read',
        (answer, params) =>
          Object.keys(params).length > 1 ? refused(-32603, 'there is a member too many') : answer,
      ),
    },
  }),
]
