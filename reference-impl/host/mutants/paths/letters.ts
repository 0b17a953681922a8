import { both, onResult } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { instead, isResult, type Other } from '../requests.ts'
import { onPaths, refusing } from './requests.ts'

/** The first file in the root of the project that a pattern fits; the pattern itself where none does. */
async function expanded(pattern: unknown, other: Other): Promise<unknown> {
  if (!/[*?]/.test(String(pattern))) return pattern
  const listing = await other('fs.list_dir', { path: '.' })
  const fits = new RegExp(
    `^${String(pattern).replace(/[.*?]/g, (sign) => (sign === '.' ? '\\.' : '[^*?].*'))}$`,
  )
  const entries = isResult(listing) ? (listing.result.entries as { path: string }[]) : []
  return entries.find(({ path }) => fits.test(path))?.path ?? pattern
}

const expands = (method: string) =>
  instead(method, async (params, plainly, other) =>
    plainly({ ...params, path: await expanded(params.path, other) }),
  )

export const letterMutants = mutantsOf(
  {
    id: 'vfs.paths.any-two-dots',
    violates: 'vfs.paths.dots-in-names',
    change: 'refuses a path with two dots anywhere',
    apply: refusing((path) => path.includes('..')),
  },
  {
    id: 'vfs.paths.expands-wildcards',
    violates: 'vfs.paths.are-literal',
    change: 'takes a path with wildcards for the files that it fits',
    apply: both(expands('fs.read'), expands('fs.delete')),
  },
  {
    id: 'vfs.paths.expands-tildes',
    violates: 'vfs.paths.are-literal',
    change: 'takes a tilde for a directory of the user',
    apply: onPaths((path) => path.replace(/^~\//, 'home/')),
  },
  {
    id: 'vfs.paths.takes-letters-apart',
    violates: 'vfs.paths.non-ascii-names',
    change: 'lists names with their accents taken apart',
    apply: onResult('fs.list_dir', ({ entries }) => ({
      entries: (entries as { path: string }[]).map((entry) => ({
        ...entry,
        path: entry.path.normalize('NFD'),
      })),
    })),
  },
  {
    id: 'vfs.paths.ends-at-nul',
    violates: 'vfs.paths.nul-is-not-cut',
    change: 'takes a path up to a NUL character',
    apply: onPaths((path) => path.replace(/\0.*$/s, '')),
  },
  {
    id: 'vfs.paths.repairs-surrogates',
    violates: 'vfs.paths.nul-is-not-cut',
    change: 'puts a replacement character for half a surrogate pair',
    apply: onPaths((path) => path.toWellFormed()),
  },
)
