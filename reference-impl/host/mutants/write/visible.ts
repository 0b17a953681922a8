import { answered, refused } from '../../service.ts'
import { having } from '../combinators.ts'
import { remembersUntil } from '../method-contract.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { directoryOf } from '../places.ts'
import { isBase64, onWrite, writesEarly } from './requests.ts'

const { answering, contentAfter, instead, onResult } = onWrite

const BEHIND_MS = 400

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
    'reads-what-was-denied: reads what a denied write was to store': having(({ around }) => {
      const denied = new Map<unknown, string>()
      return {
        around: (serve) => async (method, params, signal) => {
          const { path, content } = (params ?? {}) as { path?: unknown; content?: unknown }
          const answer = await around(serve)(method, params, signal)
          if (method === 'fs.write' && 'error' in answer) denied.set(path, String(content))
          const known = method === 'fs.read' ? denied.get(path) : undefined
          return known === undefined ? answer : answered({ content: known, size: known.length })
        },
      }
    }),
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
    'deleted-for-good: passes over writes to what was deleted': contentAfter('fs.delete', 'path'),
    'writes-behind: answers a write before it has written': instead((params, plainly) => {
      setTimeout(() => void plainly(params), BEHIND_MS)
      return answered({})
    }),
  },
  'is-visible-at-once#every-method': {
    'remembers-above: forgets the listing of the directory alone that is written to':
      remembersUntil(
        'fs.list_dir',
        (method, { path }, known) => method === 'fs.write' && known.delete(directoryOf(path)),
      ),
    'remembers-listings: lists a directory as it was when it was first listed': remembersUntil(
      'fs.list_dir',
      () => {},
    ),
  },
  'is-visible-at-once#other-tool': {
    'reads-as-before: reads as before until its own tool changes a file': remembersUntil('fs.read'),
    'lists-as-before: lists as before until its own tool changes a file':
      remembersUntil('fs.list_dir'),
    'measures-as-before: measures as before until its own tool changes a file':
      remembersUntil('fs.metadata'),
    'sees-as-before: answers whether something exists as before until its own tool changes a file':
      remembersUntil('fs.exists'),
    'a-layer-of-its-own: shows others what a run has written when the run has its result':
      untilTheResult,
  },
  'is-visible-at-once#project': {
    'lost-without-result: writes to the project when the run has its result': untilTheResult,
  },
  'empty-content': {
    'empty-is-missing: takes empty content for missing': answering(
      refused(-32602, 'content is missing'),
      ({ content }) => content === '',
    ),
  },
})
