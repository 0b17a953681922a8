import { pathOf } from '../project/path.ts'
import { answered, refused } from '../service.ts'
import { onParams, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { asText, instead, isResult, type Other, onPolicy } from './requests.ts'

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

export const deleteMutants = mutantsOf(
  {
    id: 'vfs.delete.backups-too',
    violates: 'vfs.delete.removes-the-file',
    change: 'deletes the backup of a file with it',
    apply: instead('fs.delete', async (params, plainly, other) => {
      await other('fs.delete', { path: `${String(params.path)}.bak` })
      return plainly(params)
    }),
  },
  {
    id: 'vfs.delete.answers-true',
    violates: 'vfs.delete.removes-the-file',
    change: 'answers a deletion with true',
    apply: onResult('fs.delete', () => true),
  },
  {
    id: 'vfs.delete.never-misses',
    violates: 'vfs.delete.missing-path',
    change: 'is content when there is nothing to delete',
    apply: instead('fs.delete', async (params, plainly) => {
      const answer = await plainly(params)
      return 'error' in answer && answer.error.code === -32002 ? answered({}) : answer
    }),
  },
  {
    id: 'vfs.delete.path-as-text',
    violates: 'vfs.delete.invalid-params',
    change: 'makes a string of whatever is given as path',
    apply: onParams('fs.delete', (params) => ({ ...params, path: asText(params.path) })),
  },
  {
    id: 'vfs.delete.needs-reading',
    violates: 'vfs.delete.needs-write-access',
    change: 'lets a tool delete what it may read',
    apply: onPolicy('fs.delete', (params) => ['fs.read', params]),
  },
  {
    id: 'vfs.delete.recursively',
    violates: 'vfs.delete.is-not-recursive',
    change: 'deletes all that a directory holds',
    apply: instead('fs.delete', async (params, plainly, other) => {
      const found = await other('fs.metadata', params)
      if (!isResult(found) || found.result.kind !== 'dir') return plainly(params)
      await deleteBelow(params.path, other)
      return refused(-32602, 'a directory')
    }),
  },
  {
    id: 'vfs.delete.follows-links',
    violates: 'vfs.delete.links',
    change: 'deletes what a link leads to',
    apply: (parts) =>
      instead('fs.delete', ({ path }, plainly) =>
        plainly({ path: pathOf(parts.project.locate(String(path), 'follow')) }),
      )(parts),
  },
)
