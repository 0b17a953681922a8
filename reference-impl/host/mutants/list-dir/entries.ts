import { answered } from '../../service.ts'
import { remembersUntil } from '../method-contract.ts'
import { mutantsIn } from '../mutant.ts'
import { below, entriesOf } from '../places.ts'
import { isResult, ofMethod } from '../requests.ts'
import { onEntries } from './entry.ts'

const { instead } = ofMethod('fs.list_dir')

/** Which entries are listed. */
export const entriesMutants = mutantsIn('vfs.list-dir')({
  'only-children#not-deeper': {
    'recursively: lists what directories hold, too': instead(async (params, plainly, other) => {
      const listing = await plainly(params)
      if (!isResult(listing)) return listing
      return answered({ entries: await below(String(params.path), other) })
    }),
  },
  'only-children#not-beside': {
    'wherever-it-stands: lists what a directory of the same name holds elsewhere': instead(
      async (params, plainly, other) => {
        const own = await plainly(params)
        if (!isResult(own) || params.path === '.') return own
        const within = `/${String(params.path)}/`
        const others = (await below('.', other)).filter(({ path }) => path.includes(within))
        const entries = others.map((entry) => ({ ...entry, path: entry.path.split(within)[1] }))
        return answered({ entries: [...entriesOf(own.result), ...entries] })
      },
    ),
    'by-letters: lists what neighbours hold whose names begin alike': instead(
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
  'all-in-one-response#any': {
    'leaves-out-inherited: leaves out a name that every object has': onEntries((entries) =>
      entries.filter(({ path }) => !(path in {})),
    ),
    'leaves-out-its-name: leaves out an entry with the name of its directory': onEntries(
      (entries, directory) => entries.filter(({ path }) => path !== directory),
    ),
    'leaves-out-long: leaves out names of more than a hundred letters': onEntries((entries) =>
      entries.filter(({ path }) => path.length <= 100),
    ),
    'leaves-out-blanks: leaves out names that begin with a blank': onEntries((entries) =>
      entries.filter(({ path }) => !path.startsWith(' ')),
    ),
    'leaves-out-empty: leaves out directories that hold nothing': instead(
      async (params, plainly, other) => {
        const listing = await plainly(params)
        if (!isResult(listing) || params.path === 'many') return listing
        const entries = entriesOf(listing.result).map(async (entry) => {
          const path = `${String(params.path)}/${entry.path}`
          return entry.kind === 'file' || (await below(path, other)).length > 0 ? [entry] : []
        })
        return answered({ entries: (await Promise.all(entries)).flat() })
      },
    ),
  },
  'empty-directory#emptied': {
    'remembers-renamed: lists what was there until something is written or deleted': remembersUntil(
      'fs.list_dir',
      (method, _, known) => (method === 'fs.write' || method === 'fs.delete') && known.clear(),
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
})
