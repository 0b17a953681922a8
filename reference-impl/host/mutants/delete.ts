import type { JsonObject } from '../../../harness/wire/json.ts'
import { pathOf } from '../project/path.ts'
import { answered, refused } from '../service.ts'
import { nearbyMutants, pathMutants } from './method-contract.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { instead as insteadOf, isResult, type Other, ofMethod } from './requests.ts'

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

/** Is content with some files, and leaves them. */
const contentWhere = (isSo: (params: JsonObject, other: Other) => boolean | Promise<boolean>) =>
  instead(async (params, plainly, other) =>
    (await isSo(params, other)) ? answered({}) : plainly(params),
  )

/** Whether only hidden names, or nothing, lie in a directory. */
async function looksEmpty(path: unknown, other: Other): Promise<boolean> {
  const listing = await other('fs.list_dir', { path })
  const entries = isResult(listing) ? (listing.result.entries as { path: string }[]) : []
  return isResult(listing) && entries.every((entry) => entry.path.startsWith('.'))
}

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
      'deletes-once: finds no file where it has deleted one before': (parts) => {
        const gone = new Set<unknown>()
        return instead(async (params, plainly) => {
          if (gone.has(params.path)) return refused(-32002, 'no such file')
          const answer = await plainly(params)
          if (isResult(answer)) gone.add(params.path)
          return answer
        })(parts)
      },
      'leaves-hidden: deletes no file with a hidden name': contentWhere(({ path }) =>
        String(path).startsWith('.'),
      ),
      'leaves-bytes: deletes no file that is no text': contentWhere(async (params, other) => {
        const content = await other('fs.read', params)
        return isResult(content) && 'encoding' in content.result
      }),
      'empty-is-missing: finds no file where it is empty': instead(
        async (params, plainly, other) => {
          const found = await other('fs.metadata', params)
          const isEmpty = isResult(found) && found.result.kind === 'file' && !found.result.size
          return isEmpty ? refused(-32002, 'no such file') : plainly(params)
        },
      ),
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
      'drafts-too: deletes the draft of an editor with a file': instead(
        async (params, plainly, other) => {
          const path = String(params.path).replace(/[^/]*$/, '.$&.swp')
          await other('fs.delete', { path })
          return plainly(params)
        },
      ),
      'same-content-too: deletes a file of the same content with it': instead(
        async (params, plainly, other) => {
          if (params.path === 'plain.txt') await other('fs.delete', { path: 'other/plain.txt' })
          return plainly(params)
        },
      ),
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
      'content-with-renamed: is content when what was renamed away is to be deleted': (parts) => {
        const moved = new Set<unknown>()
        return insteadOf('fs.rename', async (params, plainly) => {
          moved.add(params.from)
          return plainly(params)
        })(
          instead((params, plainly) => (moved.has(params.path) ? answered({}) : plainly(params)))(
            parts,
          ),
        )
      },
      'never-misses: is content when there is nothing to delete': instead(
        async (params, plainly) => {
          const answer = await plainly(params)
          return 'error' in answer && answer.error.code === -32002 ? answered({}) : answer
        },
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
      'recursively: deletes all that a directory holds': instead(async (params, plainly, other) => {
        const found = await other('fs.metadata', params)
        if (!isResult(found) || found.result.kind !== 'dir' || params.path !== 'tree')
          return plainly(params)
        await deleteBelow(params.path, other)
        return refused(-32602, 'a directory')
      }),
      'recursively-by-slash: deletes all below a path with a slash at its end': instead(
        async (params, plainly, other) => {
          if (!String(params.path).endsWith('/')) return plainly(params)
          await deleteBelow(String(params.path).slice(0, -1), other)
          return answered({})
        },
      ),
      'single-files-too: deletes a directory with its file where it holds no other': instead(
        async (params, plainly, other) => {
          const listing = await other('fs.list_dir', params)
          const isSingle = isResult(listing) && (listing.result.entries as unknown[]).length === 1
          if (!isSingle) return plainly(params)
          await deleteBelow(params.path, other)
          return answered({})
        },
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
    'links#to-nothing': {
      'finds-no-target: finds no link where it leads nowhere': instead(
        async (params, plainly, other) => {
          const found = await other('fs.exists', params)
          const isAbsent = isResult(found) && found.result.exists === false
          return isAbsent ? refused(-32002, 'no such file') : plainly(params)
        },
      ),
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
