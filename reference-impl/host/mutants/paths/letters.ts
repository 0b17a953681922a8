import { both, onParams, onResult } from '../combinators.ts'
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

/** Takes patterns for a file that fits, in one method. */
const findsOneFor = (method: string) =>
  onPaths((path) => (/[?[{]/.test(path) ? 'a.txt' : path), method)

/** Takes a path with two dots for one that climbs, in one method. */
const afraidOfDots = (method: string) => refusing((path) => path.includes('..'), method)

/** Escapes what is not ASCII, in one method. */
const escapesIn = (method: string) => onPaths((path) => path.replace(/[^ -~]/g, '?'), method)

/** Leaves names out of listings, or lists others in their place. */
const listing = (change: (name: string) => string | undefined) =>
  onResult('fs.list_dir', ({ entries }) => ({
    entries: (entries as { path: string }[]).flatMap((entry) => {
      const path = change(entry.path)
      return path === undefined ? [] : [{ ...entry, path }]
    }),
  }))

/** Takes a path up to a NUL character, in one method. */
const cutsIn = (method: string) => onPaths((path) => path.replace(/\0.*$/s, ''), method)

export const letterMutants = mutantsIn('vfs.paths')({
  'dots-in-names': {
    'deletes-no-dots: deletes no file with two dots in its path': afraidOfDots('fs.delete'),
    'moves-no-dots: renames no file with two dots in its path': afraidOfDots('fs.rename'),
    'measures-no-dots: measures no file with two dots in its path': afraidOfDots('fs.metadata'),
    'searches-no-dots: searches no place with two dots in its path': afraidOfDots('fs.grep'),
    'lists-no-dots: lists no names that begin with two dots': onResult(
      'fs.list_dir',
      ({ entries }) => ({
        entries: (entries as { path: string }[]).filter(({ path }) => !path.startsWith('..')),
      }),
    ),
    'any-two-dots: refuses a path with two dots anywhere': refusing((path) => path.includes('..')),
  },
  'are-literal': {
    'searches-patterns: takes places of a search for patterns of paths': onPaths(
      (path) => (/[*?{]/.test(path) ? 'a.txt' : path),
      'fs.grep',
    ),
    'finds-patterns: finds a file that fits a path': findsOneFor('fs.exists'),
    'measures-patterns: measures a file that fits a path': findsOneFor('fs.metadata'),
    'deletes-patterns: deletes a file that fits a path': findsOneFor('fs.delete'),
    'moves-patterns: renames a file that fits a path': findsOneFor('fs.rename'),
    'lists-patterns: lists the root for a pattern that it fits': onPaths(
      (path) => (path === '*' ? '.' : path),
      'fs.list_dir',
    ),
    'decodes-escapes: decodes percent escapes': onPaths((path) =>
      path.replace(/%2e/gi, (encoded) => decodeURIComponent(encoded)),
    ),
    'parts-at-backslashes: takes a backslash for a slash': onPaths((path) =>
      path.replaceAll('\\', '/'),
    ),
    'tilde-alone: takes a tilde alone for the root': onPaths((path) => (path === '~' ? '.' : path)),
    'expands-variables: takes a variable for the root where it is the first component': onPaths(
      (path) => path.replace(/^\$\w+\//, ''),
    ),
    'expands-percents: takes a name between percent signs for a variable': onPaths((path) =>
      path.replace(/^%\w+%\//, ''),
    ),
    'expands-wildcards: takes a path with wildcards for the files that it fits': both(
      expands('fs.read'),
      expands('fs.delete'),
    ),
    'expands-tildes: takes a tilde for a directory of the user': onPaths((path) =>
      path.replace(/^~\//, 'home/'),
    ),
  },
  'non-ascii-names': {
    'lists-no-dashes: lists no names that begin with a dash': listing((name) =>
      name.startsWith('-') ? undefined : name,
    ),
    'lists-no-quotes: lists no names with quotation marks': listing((name) =>
      name.includes('"') ? undefined : name,
    ),
    'lists-trimmed: lists names without the blanks at their ends': listing((name) =>
      name.trimEnd(),
    ),
    'compatible-names: writes letters of names as others that are compatible': onPaths((path) =>
      path.replace(/[\ufb01\u00b2\u00bd\uff0e]/g, (sign) => sign.normalize('NFKC')),
    ),
    'names-without-selectors: leaves out of names what selects the form of a character': onPaths(
      (path) => path.replaceAll('\ufe0f', ''),
    ),
    'takes-options: takes a name that begins with a dash for no path': refusing((path) =>
      path.startsWith('-'),
    ),
    'cuts-fragments: takes a path up to a number sign': onPaths((path) => path.replace(/#.*/s, '')),
    'cuts-queries: takes a path up to a question mark': onPaths((path) =>
      path.replace(/(?<=\w)\?.*/s, ''),
    ),
    'drops-quotes: leaves out quotation marks': onPaths((path) => path.replace(/["']/g, '')),
    'blanks-for-plus: takes a plus for a blank': onPaths((path) => path.replaceAll('+', ' ')),
    'substitutes: leaves out what a shell takes for a command': onPaths((path) =>
      path.replace(/\$\(\w+\)|`\w+`/g, ''),
    ),
    'one-line: refuses a path with a line feed': refusing((path) => path.includes('\n')),
    'no-colons: refuses a path with a colon': refusing((path) => path.includes(':')),
    'short-names: refuses names of more than a hundred letters': refusing((path) =>
      path.split('/').some((name) => name.length > 100),
    ),
    'trims-paths: takes blanks off the ends of a path': onPaths((path) => path.trim()),
    'trims-ends: takes blanks off the end of a path': onPaths((path) => path.trimEnd()),
    'deletes-escaped: deletes the file that a path names once it is escaped':
      escapesIn('fs.delete'),
    'moves-escaped: renames the file that a path names once it is escaped': escapesIn('fs.rename'),
    'finds-escaped: finds the file that a path names once it is escaped': escapesIn('fs.exists'),
    'measures-escaped: measures the file that a path names once it is escaped':
      escapesIn('fs.metadata'),
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
    'cuts-new-names: takes new names up to a NUL character': onParams('fs.rename', (params) => ({
      ...params,
      to: typeof params.to === 'string' ? params.to.replace(/\0.*$/s, '') : params.to,
    })),
    'lists-cut-paths: lists the path up to a NUL character': cutsIn('fs.list_dir'),
    'searches-cut-paths: searches the place up to a NUL character': cutsIn('fs.grep'),
    'cuts-components: takes every component up to a NUL character': onPaths((path) =>
      path.includes('/') ? path.replace(/\0[^/]*/g, '') : path,
    ),
    'drops-nul: passes over NUL characters': onPaths((path) => path.replaceAll('\0', '')),
    'reads-repaired: reads the file that a path names once it is repaired': onPaths(
      (path) => path.toWellFormed(),
      'fs.read',
    ),
    'ends-at-nul: takes a path up to a NUL character': onPaths((path) =>
      path.replace(/\0.*$/s, ''),
    ),
    'repairs-surrogates: puts a replacement character for half a surrogate pair': onPaths((path) =>
      path.toWellFormed(),
    ),
  },
})
