import type { JsonObject } from '../../../harness/wire/json.ts'
import { pathOf } from '../project/path.ts'
import { answered, refused } from '../service.ts'
import { nearbyMutants, pathMutants } from './method-contract.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { entriesAt, isAbsent, isBinary, isDirectory, isEmptyFile } from './places.ts'
import { isResult, type Other, ofMethod } from './requests.ts'

const { answering, answeringSince, contentAfter, instead, onAnswer, onPolicy, onResult } =
  ofMethod('fs.delete')

/** Deletes every file below a directory. */
async function deleteBelow(path: unknown, other: Other): Promise<void> {
  for (const entry of (await entriesAt(path, other)) ?? []) {
    const child = `${String(path)}/${entry.path}`
    await deleteBelow(child, other)
    await other('fs.delete', { path: child })
  }
}

/** Deletes all below a directory that is like that, and then gives an answer. */
const emptying = (
  isLike: (params: JsonObject, other: Other) => unknown,
  answer = answered({}),
  directoryIn = ({ path }: JsonObject): unknown => path,
) =>
  instead(async (params, plainly, other) => {
    if (!(await isLike(params, other))) return plainly(params)
    await deleteBelow(directoryIn(params), other)
    return answer
  })

/** Deletes something else with a file, where there is such a thing. */
const deletingToo = (pathOfOther: (path: string) => string | undefined) =>
  instead(async (params, plainly, other) => {
    const path = pathOfOther(String(params.path))
    if (path !== undefined) await other('fs.delete', { path })
    return plainly(params)
  })

/** Whether only hidden names, or nothing, lie in a directory. */
const looksEmpty = async ({ path }: JsonObject, other: Other) =>
  (await entriesAt(path, other))?.every((entry) => entry.path.startsWith('.'))

const MISSING = refused(-32002, 'no such file')

const METHOD = {
  area: 'vfs.delete',
  method: 'fs.delete',
  missing: 'vfs.delete.missing-path',
} as const

export const deleteMutants: readonly Mutant[] = [
  ...pathMutants(METHOD),
  ...nearbyMutants(METHOD),
  ...mutantsIn('vfs.delete')({
    'removes-the-file#gone': {
      'deletes-once: finds no file where it has deleted one before': answeringSince(
        MISSING,
        isResult,
      ),
      'leaves-hidden: deletes no file with a hidden name': answering(answered({}), ({ path }) =>
        String(path).startsWith('.'),
      ),
      'leaves-bytes: deletes no file that is no text': answering(answered({}), isBinary),
      'empty-is-missing: finds no file where it is empty': answering(MISSING, isEmptyFile),
    },
    'removes-the-file#others-stay': {
      'tidies-up: removes a directory that a write has made once it is empty': instead(
        async (params, plainly, other) => {
          const answer = await plainly(params)
          const from = String(params.path).replace(/\/?[^/]*$/, '')
          if (from.startsWith('new/')) await other('fs.rename', { from, to: '.removed' })
          return answer
        },
      ),
      'drafts-too: deletes the draft of an editor with a file': deletingToo((path) =>
        path.replace(/[^/]*$/, '.$&.swp'),
      ),
      'same-content-too: deletes a file of the same content with it': deletingToo((path) =>
        path === 'plain.txt' ? 'other/plain.txt' : undefined,
      ),
      'backups-too: deletes the backup of a file with it': deletingToo((path) => `${path}.bak`),
      'namesakes-too: deletes a file of the same name in the root with it': deletingToo((path) =>
        path.endsWith('/scratch.txt') ? 'scratch.txt' : undefined,
      ),
    },
    'removes-the-file#nothing-left': {
      'keeps-a-trash: moves a file into a trash of the project': instead(
        async ({ path }, _, other) => {
          const to = `.trash/${String(path).replaceAll('/', '-')}`
          const moved = await other('fs.rename', { from: path, to })
          return isResult(moved) ? answered({}) : moved
        },
      ),
    },
    'removes-the-file#result-object': {
      'answers-true: answers a deletion with true': onResult(() => true),
    },
    'missing-path#gone': {
      'content-with-renamed: is content when what was renamed away is to be deleted': contentAfter(
        'fs.rename',
        'from',
      ),
      'never-misses: is content when there is nothing to delete': onAnswer((answer) =>
        'error' in answer && answer.error.code === -32002 ? answered({}) : answer,
      ),
    },
    'needs-write-access': {
      'needs-any-writing: lets a tool delete anywhere that may write somewhere': onPolicy(
        ({ path }) => ['fs.delete', { path: path === 'ro/kept.txt' ? 'w/any.txt' : path }],
      ),
      'needs-reading: lets a tool delete what it may read': onPolicy((params) => [
        'fs.read',
        params,
      ]),
    },
    'is-not-recursive#tree': {
      'recursively: deletes all that a directory holds': emptying(
        ({ path }) => path === 'tree',
        refused(-32602, 'a directory'),
      ),
      'recursively-by-slash: deletes all below a path with a slash at its end': emptying(
        ({ path }) => String(path).endsWith('/'),
        answered({}),
        ({ path }) => String(path).slice(0, -1),
      ),
      'single-files-too: deletes a directory with its file where it holds no other': emptying(
        async ({ path }, other) => (await entriesAt(path, other))?.length === 1,
      ),
    },
    'is-not-recursive#directories': {
      'hollow-is-empty: deletes a directory that holds no file at any depth': instead(
        async (params, plainly, other) => {
          if (params.path !== 'hollow') return plainly(params)
          await other('fs.rename', { from: 'hollow', to: '.gone' })
          return answered({})
        },
      ),
    },
    'is-not-recursive#hidden': {
      'sees-no-hidden: deletes a directory that holds hidden names alone': emptying(looksEmpty),
    },
    'is-not-recursive#root': {
      'empties-the-root: deletes what the root holds': emptying(({ path }) => path === '.'),
      'empties-for-nothing: deletes what the root holds where the path is empty': emptying(
        ({ path }) => path === '',
        answered({}),
        () => '.',
      ),
    },
    'links#to-file': {
      'follows-links: deletes what a link leads to': (parts) =>
        instead(({ path }, plainly) =>
          plainly({ path: pathOf(parts.project.locate(String(path), 'follow')) }),
        )(parts),
    },
    'links#to-nothing': {
      'finds-no-target: finds no link where it leads nowhere': answering(MISSING, isAbsent),
    },
    'links#to-directory': {
      'refuses-linked-directories: refuses a link to a directory as one': answering(
        refused(-32602, 'a directory'),
        isDirectory,
      ),
    },
  }),
]
