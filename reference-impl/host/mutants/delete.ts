import { pathOf } from '../project/path.ts'
import { answered, refused } from '../service.ts'
import { pathMutants } from './method-contract.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { isResult, type Other, ofMethod } from './requests.ts'

const { instead, onPolicy, onResult } = ofMethod('fs.delete')

/** Deletes every file below a directory. */
async function deleteBelow(path: unknown, other: Other): Promise<void> {
  const listing = await other('fs.list_dir', { path })
  const entries = isResult(listing) ? (listing.result.entries as { path: string }[]) : []
  for (const entry of entries) {
    const child = `${String(path)}/${entry.path}`
    await deleteBelow(child, other)
    await other('fs.delete', { path: child })
  }
}

/** Whether only hidden names, or nothing, lie in a directory. */
async function looksEmpty(path: unknown, other: Other): Promise<boolean> {
  const listing = await other('fs.list_dir', { path })
  const entries = isResult(listing) ? (listing.result.entries as { path: string }[]) : []
  return isResult(listing) && entries.every((entry) => entry.path.startsWith('.'))
}

export const deleteMutants: readonly Mutant[] = [
  ...pathMutants({
    ...{ area: 'vfs.delete', method: 'fs.delete' },
    missing: 'vfs.delete.missing-path',
  }),
  ...mutantsIn('vfs.delete')({
    'removes-the-file#gone': {
      'empty-is-missing: finds no file where it is empty': instead(
        async (params, plainly, other) => {
          const found = await other('fs.metadata', params)
          const isEmpty = isResult(found) && found.result.kind === 'file' && !found.result.size
          return isEmpty ? refused(-32002, 'no such file') : plainly(params)
        },
      ),
    },
    'removes-the-file#others-stay': {
      'backups-too: deletes the backup of a file with it': instead(
        async (params, plainly, other) => {
          await other('fs.delete', { path: `${String(params.path)}.bak` })
          return plainly(params)
        },
      ),
      'namesakes-too: deletes a file of the same name in the root with it': instead(
        async (params, plainly, other) => {
          const path = String(params.path).replace(/.*\//, '')
          if (path !== params.path && path === 'scratch.txt') await other('fs.delete', { path })
          return plainly(params)
        },
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
      'never-misses: is content when there is nothing to delete': instead(
        async (params, plainly) => {
          const answer = await plainly(params)
          return 'error' in answer && answer.error.code === -32002 ? answered({}) : answer
        },
      ),
    },
    'needs-write-access': {
      'needs-reading: lets a tool delete what it may read': onPolicy((params) => [
        'fs.read',
        params,
      ]),
    },
    'is-not-recursive#tree': {
      'recursively: deletes all that a directory holds': instead(async (params, plainly, other) => {
        const found = await other('fs.metadata', params)
        if (!isResult(found) || found.result.kind !== 'dir' || params.path !== 'tree')
          return plainly(params)
        await deleteBelow(params.path, other)
        return refused(-32602, 'a directory')
      }),
    },
    'is-not-recursive#hidden': {
      'sees-no-hidden: deletes a directory that holds hidden names alone': instead(
        async (params, plainly, other) => {
          if (!(await looksEmpty(params.path, other))) return plainly(params)
          await deleteBelow(params.path, other)
          return answered({})
        },
      ),
    },
    'is-not-recursive#root': {
      'empties-the-root: deletes what the root holds': instead(async (params, plainly, other) => {
        if (params.path !== '.') return plainly(params)
        await deleteBelow('.', other)
        return answered({})
      }),
    },
    'links#to-file': {
      'follows-links: deletes what a link leads to': (parts) =>
        instead(({ path }, plainly) =>
          plainly({ path: pathOf(parts.project.locate(String(path), 'follow')) }),
        )(parts),
    },
    'links#to-directory': {
      'refuses-linked-directories: refuses a link to a directory as one': instead(
        async (params, plainly, other) => {
          const found = await other('fs.metadata', params)
          const isDirectory = isResult(found) && found.result.kind === 'dir'
          return isDirectory ? refused(-32602, 'a directory') : plainly(params)
        },
      ),
    },
  }),
]
