import { isUtf8 } from 'node:buffer'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { type Answer, answered, refused } from '../../service.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { below, entriesAt, entriesOf, isEmptyFile, isFile } from '../places.ts'
import { isResult, ofMethod } from '../requests.ts'
import { onEntries } from './entry.ts'

const { answering, asksNoPolicy, instead, looksFirst, onAnswer } = ofMethod(
  'fs.list_dir',
  'directory',
)

/** Lists directories otherwise that have names which are no text. */
const onBytes =
  (change: (listing: { result: JsonObject }, names: readonly Buffer[]) => Answer): Apply =>
  (parts) =>
    onAnswer((listing, { path }) => {
      if (!isResult(listing)) return listing
      const directory = join(parts.project.directory ?? '', String(path))
      const names = readdirSync(directory, 'buffer').filter((name) => !isUtf8(name))
      return names.length > 0 ? change(listing, names) : listing
    })(parts)

/** How entries are listed, and what is no directory. */
export const listingMutants = mutantsIn('vfs.list-dir')({
  'entry-shape#form': {
    'reads-numbers: writes a name of digits as a number': onEntries((entries) =>
      entries.map((entry) =>
        /^\d+$/.test(entry.path) ? { ...entry, path: Number(entry.path) } : entry,
      ),
    ),
    'link-as-kind: writes `link` for what a link stands for': onEntries((entries) =>
      entries.map((entry) => (/^to-/.test(entry.path) ? { ...entry, kind: 'link' } : entry)),
    ),
    'names-alone: lists names without their kind': onEntries((entries) =>
      entries.map(({ path }) => path),
    ),
    'system-kinds: writes `directory` for a directory': onEntries((entries) =>
      entries.map(({ path, kind }) => ({ path, kind: kind === 'dir' ? 'directory' : kind })),
    ),
  },
  'entry-shape#kind': {
    'kinds-of-before: lists a name with the kind that it had at first': (parts) => {
      const kinds = new Map<string, string>()
      return onEntries((entries, directory) =>
        entries.map((entry) => {
          const path = `${directory}/${entry.path}`
          const kind = kinds.get(path) ?? entry.kind
          kinds.set(path, kind)
          return { ...entry, kind }
        }),
      )(parts)
    },
    'all-are-files: takes a directory for a file': onEntries((entries) =>
      entries.map((entry) => ({ ...entry, kind: 'file' })),
    ),
    'kind-by-name: takes a name with a dot within for a file': onEntries((entries) =>
      entries.map((entry) => (/.\../.test(entry.path) ? { ...entry, kind: 'file' } : entry)),
    ),
    'empty-are-files: takes a directory without files for a file': instead(
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
    'joins-chains: joins the names of directories that hold nothing but each other': instead(
      async (params, plainly, other) => {
        const [only, ...others] = (await entriesAt(params.path, other)) ?? []
        if (only?.kind !== 'dir' || others.length > 0) return plainly(params)
        const below = (await entriesAt(`${String(params.path)}/${only.path}`, other)) ?? []
        const entries = below.map((entry) => ({ ...entry, path: `${only.path}/${entry.path}` }))
        return entries.length === 1 ? answered({ entries }) : plainly(params)
      },
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
  'empty-directory#from-the-start': {
    'empty-is-missing: finds no directory where it is empty': onAnswer((answer) =>
      isResult(answer) && entriesOf(answer.result).length === 0
        ? refused(-32002, 'no such directory')
        : answer,
    ),
  },
  'empty-directory#emptied': {
    'forgets-the-emptied: forgets a directory with its last file': onAnswer((answer, { path }) =>
      isResult(answer) && entriesOf(answer.result).length === 0 && path !== 'empty'
        ? refused(-32002, 'no such directory')
        : answer,
    ),
  },
  'missing-path#nowhere': {
    'missing-is-empty: lists nothing where there is no directory': onAnswer((answer) =>
      'error' in answer && answer.error.code === -32002 ? answered({ entries: [] }) : answer,
    ),
  },
  'refuses-files#filled': {
    'lists-files: lists a file as its own entry': instead(async (params, plainly, other) => {
      if (!(await isFile(params, other))) return plainly(params)
      const path = String(params.path).replace(/.*\//, '')
      return answered({ entries: [{ path, kind: 'file' }] })
    }),
  },
  'refuses-files#empty': {
    'lists-nothing-in-empty-files: lists nothing in what has nothing below it': answering(
      answered({ entries: [] }),
      isEmptyFile,
    ),
  },
  'undecodable-names': {
    'all-or-nothing: lists no directory in which a name is no text': onBytes(() =>
      refused(-32603, 'a name is no text'),
    ),
    'shows-the-undecodable: lists a name that is no text as far as it is one': {
      reported: 'the name is shown as',
      apply: onBytes(({ result }, names) => {
        const entries = names.map((name) => ({ path: name.toString('utf8'), kind: 'file' }))
        return answered({ entries: [...entriesOf(result), ...entries] })
      }),
    },
  },
  root: {
    'no-root: refuses to list the root by any name': answering(
      refused(-32602, 'the path is empty'),
      ({ path }) => ['.', ''].includes(String(path)),
    ),
  },
  'denied-path#there': {
    'asks-no-policy: asks no policy for a listing': asksNoPolicy,
  },
  'denied-path#not-there': {
    'looks-first: answers -32002 for a denied path where nothing is': looksFirst,
  },
})
