import { answered, refused } from '../../service.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { instead as insteadOf } from '../requests.ts'
import { directoryOf, isBase64, onWrite, writesEarly } from './requests.ts'

const { instead, onResult } = onWrite

const BEHIND_MS = 50

/** Writes what a run has written when its result is there. */
const untilTheResult: Apply = (parts) => {
  const kept: (() => unknown)[] = []
  return having(({ reported }) => ({
    reported: (method, params) => {
      for (const write of kept.splice(0)) void write()
      return reported(method, params)
    },
  }))(
    instead((params, plainly) => {
      kept.push(() => plainly(params))
      return answered({})
    })(parts),
  )
}

/** Mutants whose written files are seen late or otherwise. */
export const visibleMutants = mutantsIn('vfs.write')({
  'result-is-empty': {
    'answers-null: answers a write with null': onResult(() => null),
    'counts-bytes: answers a write with the bare number of bytes': onResult(
      (_, { content }) => String(content).length,
    ),
    'null-for-nothing: answers a write of nothing with null': onResult((result, { content }) =>
      content === '' ? null : result,
    ),
  },
  'denial-has-no-effect': {
    'asks-the-policy-late: makes the directories above a file before it asks the policy':
      writesEarly(({ path = '' }) =>
        directoryOf(path) === ''
          ? undefined
          : { path: `${directoryOf(path)}/.directory`, content: '' },
      ),
    'asks-for-text-alone: asks no policy about bytes': onWrite.onPolicy((params) =>
      isBase64(params) ? ['fs.read', params] : ['fs.write', params],
    ),
  },
  'is-visible-at-once#next-request': {
    'writes-behind: answers a write before it has written': instead((params, plainly) => {
      setTimeout(() => void plainly(params), BEHIND_MS)
      return answered({})
    }),
  },
  'is-visible-at-once#every-method': {
    'remembers-listings: lists a directory as it was when it was first listed': (parts) => {
      const known = new Map<unknown, ReturnType<typeof answered>>()
      return insteadOf('fs.list_dir', async ({ path }, plainly) => {
        const answer = known.get(path) ?? (await plainly({ path }))
        known.set(path, answer)
        return answer
      })(parts)
    },
  },
  'is-visible-at-once#other-tool': {
    'a-layer-of-its-own: shows others what a run has written when the run has its result':
      untilTheResult,
  },
  'is-visible-at-once#project': {
    'lost-without-result: writes to the project when the run has its result': untilTheResult,
  },
  'empty-content': {
    'empty-is-missing: takes empty content for missing': instead((params, plainly) =>
      params.content === '' ? refused(-32602, 'content is missing') : plainly(params),
    ),
  },
})
