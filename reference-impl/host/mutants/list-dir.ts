import type { JsonObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { onAnswer, onResult } from './combinators.ts'
import { pathMutants } from './method-contract.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { instead, isResult, type Other, onPolicy } from './requests.ts'

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

export const listDirMutants: readonly Mutant[] = [
  ...pathMutants({
    ...{ area: 'vfs.list-dir', method: 'fs.list_dir' },
    missing: 'vfs.list-dir.missing-path',
  }),
  ...mutantsIn('vfs.list-dir')({
    'entry-shape#form': {
      'names-alone: lists names without their kind': onEntries((entries) =>
        entries.map(({ path }) => path),
      ),
      'system-kinds: writes `directory` for a directory': onEntries((entries) =>
        entries.map(({ path, kind }) => ({ path, kind: kind === 'dir' ? 'directory' : kind })),
      ),
    },
    'entry-shape#kind': {
      'all-are-files: takes a directory for a file': onEntries((entries) =>
        entries.map((entry) => ({ ...entry, kind: 'file' })),
      ),
      'kind-by-name: takes a name with a dot within for a file': onEntries((entries) =>
        entries.map((entry) => (/.\../.test(entry.path) ? { ...entry, kind: 'file' } : entry)),
      ),
      'empty-are-files: takes a directory without files for a file': instead(
        'fs.list_dir',
        async (params, plainly, other) => {
          const listing = await plainly(params)
          if (!isResult(listing)) return listing
          const entries = entriesOf(listing.result).map(async (entry) => {
            const path = `${String(params.path)}/${entry.path}`
            const holds = entry.kind === 'file' || (await below(path, other)).length > 0
            return holds ? entry : { ...entry, kind: 'file' }
          })
          return answered({ entries: await Promise.all(entries) })
        },
      ),
    },
    'paths-are-names#below-root': {
      'paths-from-root: lists paths from the root of the project': onEntries((entries, directory) =>
        entries.map((entry) => ({ ...entry, path: `${directory}/${entry.path}` })),
      ),
    },
    'paths-are-names#deeper': {
      'takes-off-one-name: takes no more than the first name off a path': onEntries(
        (entries, directory) =>
          entries.map((entry) => ({
            ...entry,
            path: [...directory.split('/').slice(1), entry.path].join('/'),
          })),
      ),
    },
    'paths-are-names#root': {
      'dot-in-root: lists `./` before every name of the root': onEntries((entries, directory) =>
        entries.map((entry) => (directory === '.' ? { ...entry, path: `./${entry.path}` } : entry)),
      ),
    },
    'only-children#not-deeper': {
      'recursively: lists what directories hold, too': instead(
        'fs.list_dir',
        async (params, plainly, other) => {
          const listing = await plainly(params)
          if (!isResult(listing)) return listing
          return answered({ entries: await below(String(params.path), other) })
        },
      ),
    },
    'only-children#not-beside': {
      'by-letters: lists what neighbours hold whose names begin alike': instead(
        'fs.list_dir',
        async (params, plainly, other) => {
          const [own, root] = [await plainly(params), await other('fs.list_dir', { path: '.' })]
          if (!isResult(own) || !isResult(root) || params.path === '.') return own
          const alike = entriesOf(root.result).filter(
            ({ path, kind }) => kind === 'dir' && path.startsWith(String(params.path)),
          )
          const all = alike.map(({ path }) => plainly({ path }))
          const entries = (await Promise.all(all)).filter(isResult)
          return answered({ entries: entries.flatMap(({ result }) => entriesOf(result)) })
        },
      ),
    },
    'only-children#once': {
      'once-a-file: lists a directory once for every file in it': instead(
        'fs.list_dir',
        async (params, plainly, other) => {
          const listing = await plainly(params)
          if (!isResult(listing)) return listing
          const entries = entriesOf(listing.result).map(async (entry) => {
            const path = `${String(params.path)}/${entry.path}`
            const files = (await below(path, other)).filter(({ kind }) => kind === 'file')
            return files.length > 1 ? files.map(() => entry) : [entry]
          })
          return answered({ entries: (await Promise.all(entries)).flat() })
        },
      ),
    },
    'all-in-one-response#files': {
      'first-thousand: lists no more than a thousand entries': onEntries((entries) =>
        entries.slice(0, 1_000),
      ),
      'first-ten-thousand: lists no more than ten thousand entries': onEntries((entries) =>
        entries.slice(0, 10_000),
      ),
    },
    'all-in-one-response#directories': {
      'files-of-many: leaves directories out of a listing of more than a thousand': onEntries(
        (entries) =>
          entries.length > 1_000 ? entries.filter(({ kind }) => kind === 'file') : entries,
      ),
    },
    'hidden-entries#hidden': {
      'leaves-out-hidden: leaves out hidden entries': onEntries((entries) =>
        entries.filter(({ path }) => !path.startsWith('.')),
      ),
    },
    'hidden-entries#ignored': {
      'leaves-out-ignored: leaves out what version control ignores': onEntries((entries) =>
        entries.filter(({ path }) => path !== 'ignored.txt'),
      ),
      'leaves-out-by-root: leaves out what an ignore file of the root names': onEntries((entries) =>
        entries.filter(({ path }) => !path.endsWith('.log')),
      ),
    },
    'hidden-entries#leftovers': {
      'leaves-out-leftovers: leaves out what editors and package managers leave behind': onEntries(
        (entries) => entries.filter(({ path }) => !/~$|^node_modules$|^__pycache__$/.test(path)),
      ),
    },
    'no-dot-entries': {
      'raw: lists the directory itself and its parent': onEntries((entries) => [
        { path: '.', kind: 'dir' },
        { path: '..', kind: 'dir' },
        ...entries,
      ]),
    },
    'empty-directory#from-the-start': {
      'empty-is-missing: finds no directory where it is empty': onAnswer('fs.list_dir', (answer) =>
        isResult(answer) && entriesOf(answer.result).length === 0
          ? refused(-32002, 'no such directory')
          : answer,
      ),
    },
    'empty-directory#emptied': {
      'forgets-the-emptied: forgets a directory with its last file': onAnswer(
        'fs.list_dir',
        (answer, { path }) =>
          isResult(answer) && entriesOf(answer.result).length === 0 && path !== 'empty'
            ? refused(-32002, 'no such directory')
            : answer,
      ),
    },
    'missing-path#nowhere': {
      'missing-is-empty: lists nothing where there is no directory': onAnswer(
        'fs.list_dir',
        (answer) =>
          'error' in answer && answer.error.code === -32002 ? answered({ entries: [] }) : answer,
      ),
    },
    'refuses-files#filled': {
      'lists-files: lists a file as its own entry': instead(
        'fs.list_dir',
        async (params, plainly, other) => {
          const found = await other('fs.metadata', params)
          if (!isResult(found) || found.result.kind !== 'file') return plainly(params)
          const path = String(params.path).replace(/.*\//, '')
          return answered({ entries: [{ path, kind: 'file' }] })
        },
      ),
    },
    'refuses-files#empty': {
      'lists-nothing-in-empty-files: lists nothing in what has nothing below it': instead(
        'fs.list_dir',
        async (params, plainly, other) => {
          const found = await other('fs.metadata', params)
          const isEmpty = isResult(found) && found.result.kind === 'file' && !found.result.size
          return isEmpty ? answered({ entries: [] }) : plainly(params)
        },
      ),
    },
    root: {
      'no-root: refuses to list the root by any name': instead('fs.list_dir', (params, plainly) =>
        ['.', ''].includes(String(params.path))
          ? refused(-32602, 'the path is empty')
          : plainly(params),
      ),
    },
    'denied-path#there': {
      'asks-no-policy: asks no policy for a listing': onPolicy('fs.list_dir', () => [
        'fs.list_dir',
        { path: '.' },
      ]),
    },
    'denied-path#not-there': {
      'looks-first: answers -32002 for a denied path where nothing is': (parts) =>
        onAnswer('fs.list_dir', async (answer, { path }) => {
          const found = await parts.project.find(parts.project.locate(String(path)))
          return found ? answer : refused(-32002, 'no such directory')
        })(parts),
    },
  }),
]
