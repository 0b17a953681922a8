import type { JsonObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { onAnswer, onParams, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { instead, isResult, type Other } from './requests.ts'

interface Entry {
  path: string
  kind: string
}

const entriesOf = ({ entries }: JsonObject) => entries as Entry[]

const onEntries = (change: (entries: Entry[], directory: string) => unknown[]) =>
  onResult('fs.list_dir', (result, { path }) => ({
    entries: change(entriesOf(result), String(path)),
  }))

/** All that stands below a directory, by paths from it. */
async function below(path: string, other: Other): Promise<Entry[]> {
  const listing = await other('fs.list_dir', { path })
  const entries = isResult(listing) ? entriesOf(listing.result) : []
  const deeper = entries
    .filter(({ kind }) => kind === 'dir')
    .map(async ({ path: name }) =>
      (await below(`${path}/${name}`, other)).map((entry) => ({
        ...entry,
        path: `${name}/${entry.path}`,
      })),
    )
  return [...entries, ...(await Promise.all(deeper)).flat()]
}

const MOST = 1_000

export const listDirMutants = mutantsOf(
  {
    id: 'vfs.list-dir.names-alone',
    violates: 'vfs.list-dir.entry-shape',
    change: 'lists names and says nothing of their kind',
    apply: onEntries((entries) => entries.map(({ path }) => path)),
  },
  {
    id: 'vfs.list-dir.all-are-files',
    violates: 'vfs.list-dir.entry-shape',
    change: 'takes a directory for a file',
    apply: onEntries((entries) => entries.map((entry) => ({ ...entry, kind: 'file' }))),
  },
  {
    id: 'vfs.list-dir.paths-from-root',
    violates: 'vfs.list-dir.paths-are-names',
    change: 'lists paths from the root of the project',
    apply: onEntries((entries, directory) =>
      entries.map((entry) => ({ ...entry, path: `${directory}/${entry.path}` })),
    ),
  },
  {
    id: 'vfs.list-dir.recursively',
    violates: 'vfs.list-dir.only-children',
    change: 'lists what directories hold, too',
    apply: instead('fs.list_dir', async (params, plainly, other) => {
      const listing = await plainly(params)
      if (!isResult(listing)) return listing
      return answered({ entries: await below(String(params.path), other) })
    }),
  },
  {
    id: 'vfs.list-dir.first-thousand',
    violates: 'vfs.list-dir.all-in-one-response',
    change: 'lists no more than a thousand entries',
    apply: onEntries((entries) => entries.slice(0, MOST)),
  },
  {
    id: 'vfs.list-dir.leaves-out-hidden',
    violates: 'vfs.list-dir.hidden-entries',
    change: 'leaves out hidden entries',
    apply: onEntries((entries) => entries.filter(({ path }) => !path.startsWith('.'))),
  },
  {
    id: 'vfs.list-dir.leaves-out-ignored',
    violates: 'vfs.list-dir.hidden-entries',
    change: 'leaves out what version control ignores',
    apply: onEntries((entries) => entries.filter(({ path }) => path !== 'ignored.txt')),
  },
  {
    id: 'vfs.list-dir.raw',
    violates: 'vfs.list-dir.no-dot-entries',
    change: 'lists the directory itself and its parent',
    apply: onEntries((entries) => [
      { path: '.', kind: 'dir' },
      { path: '..', kind: 'dir' },
      ...entries,
    ]),
  },
  {
    id: 'vfs.list-dir.empty-is-missing',
    violates: 'vfs.list-dir.empty-directory',
    change: 'finds no directory where it is empty',
    apply: onAnswer('fs.list_dir', (answer) =>
      isResult(answer) && entriesOf(answer.result).length === 0
        ? refused(-32002, 'no such directory')
        : answer,
    ),
  },
  {
    id: 'vfs.list-dir.missing-is-empty',
    violates: 'vfs.list-dir.missing-path',
    change: 'lists nothing where there is no directory',
    apply: onAnswer('fs.list_dir', (answer) =>
      'error' in answer && answer.error.code === -32002 ? answered({ entries: [] }) : answer,
    ),
  },
  {
    id: 'vfs.list-dir.root-for-anything',
    violates: 'vfs.list-dir.invalid-params',
    change: 'lists the root where no path is given',
    apply: onParams('fs.list_dir', ({ path }) => ({ path: typeof path === 'string' ? path : '.' })),
  },
  {
    id: 'vfs.list-dir.lists-files',
    violates: 'vfs.list-dir.refuses-files',
    change: 'lists a file as its own entry',
    apply: instead('fs.list_dir', async (params, plainly, other) => {
      const found = await other('fs.metadata', params)
      if (!isResult(found) || found.result.kind !== 'file') return plainly(params)
      return answered({
        entries: [{ path: String(params.path).replace(/.*\//, ''), kind: 'file' }],
      })
    }),
  },
  {
    id: 'vfs.list-dir.no-root',
    violates: 'vfs.list-dir.root',
    change: 'refuses to list the root by any name',
    apply: instead('fs.list_dir', (params, plainly) =>
      ['.', ''].includes(String(params.path))
        ? refused(-32602, 'the path is empty')
        : plainly(params),
    ),
  },
)
