import { both, onResult } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
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

export const letterMutants = mutantsIn('vfs.paths')({
  'dots-in-names': {
    'any-two-dots: refuses a path with two dots anywhere': refusing((path) => path.includes('..')),
  },
  'are-literal': {
    'expands-wildcards: takes a path with wildcards for the files that it fits': both(
      expands('fs.read'),
      expands('fs.delete'),
    ),
    'expands-tildes: takes a tilde for a directory of the user': onPaths((path) =>
      path.replace(/^~\//, 'home/'),
    ),
  },
  'non-ascii-names': {
    'takes-letters-apart: lists names with their accents taken apart': onResult(
      'fs.list_dir',
      ({ entries }) => ({
        entries: (entries as { path: string }[]).map((entry) => ({
          ...entry,
          path: entry.path.normalize('NFD'),
        })),
      }),
    ),
  },
  'nul-is-not-cut': {
    'ends-at-nul: takes a path up to a NUL character': onPaths((path) =>
      path.replace(/\0.*$/s, ''),
    ),
    'repairs-surrogates: puts a replacement character for half a surrogate pair': onPaths((path) =>
      path.toWellFormed(),
    ),
  },
})
