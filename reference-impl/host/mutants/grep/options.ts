import { refused } from '../../service.ts'
import { both } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { ofMethod } from '../requests.ts'
import { filtered, keeping, nameOf, onEntriesOf, onRawEntriesOf, onSearch } from './matches.ts'

const { answering, onParams } = ofMethod('fs.grep')

export const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const LISTS = ['paths', 'extensions'] as const

/** How options are understood. */
export const optionMutants = mutantsIn('vfs.grep')({
  'only-pattern-is-required': {
    'needs-paths: refuses a search without paths': answering(
      refused(-32602, 'paths are missing'),
      ({ paths }) => paths === undefined,
    ),
  },
  'searches-all-extensions': {
    'known-kinds: searches files of kinds that it knows where no extensions are given': keeping(
      (path, { extensions }) =>
        extensions !== undefined || !/\.(?:rss|qqq)$|(?:^|\/)[a-z]+$/.test(path),
    ),
    'no-dot-at-the-end: searches no files whose names end with a dot': keeping(
      (path) => !path.endsWith('.'),
    ),
    'sources-alone: searches source files where no extensions are given': onSearch((params) => ({
      extensions: ['rs', 'txt', 'md', 'bin'],
      ...params,
    })),
  },
  'extensions-restrict': {
    'after-the-first-dot: takes what follows the first dot for the extension': filtered(
      'extensions',
      (path, all) => all.includes(nameOf(path).split('.').slice(1).join('.')),
    ),
    'between-dots: takes what stands between two dots for an extension too': filtered(
      'extensions',
      (path, all) =>
        nameOf(path)
          .split('.')
          .slice(1)
          .some((part) => all.includes(part)),
    ),
    'extensions-of-directories: takes the extension of a directory for that of its files': filtered(
      'extensions',
      (path, all) => path.split('/').some((name) => all.some((each) => name.endsWith(`.${each}`))),
    ),
    'two-extensions: looks at the first two extensions': onEntriesOf('extensions', (all) =>
      all.slice(0, 2),
    ),
    'named-as-extension: searches files too whose names are the extension': filtered(
      'extensions',
      (path, all) => all.some((each) => path.endsWith(`.${each}`) || nameOf(path) === each),
    ),
    'extensions-or-places: searches files of all extensions where there are places': onSearch(
      ({ extensions, ...params }) =>
        params.paths === undefined && extensions !== undefined ? { ...params, extensions } : params,
    ),
    'extensions-by-letters: searches whatever ends with the letters of an extension': filtered(
      'extensions',
      (path, extensions) => extensions.some((suffix) => path.endsWith(suffix)),
    ),
  },
  'invalid-optional-params': {
    'first-entries: looks at the first entry of a list, and passes over others of the wrong kind':
      both(
        ...LISTS.map((member) =>
          onRawEntriesOf(member, (all) =>
            typeof all[0] === 'string' ? all.filter((each) => typeof each === 'string') : all,
          ),
        ),
      ),
    'passes-over-null: passes over entries that are null': both(
      ...LISTS.map((member) =>
        onRawEntriesOf(member, (all) => all.filter((each) => each !== null)),
      ),
    ),
    'flattens-lists: takes the entries of a list within for entries': both(
      ...LISTS.map((member) => onRawEntriesOf(member, (all) => all.flat())),
    ),
    'false-for-none: takes `false` for an option that is left out': onParams((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => value !== false)),
    ),
    'empty-for-none: takes an empty text for an option that is left out': onParams((params) =>
      Object.fromEntries(Object.entries(params).filter(([, value]) => value !== '')),
    ),
    'whole-numbers: takes what follows the point off a context': onParams((params) =>
      typeof params.context === 'number'
        ? { ...params, context: Math.trunc(params.context) }
        : params,
    ),
    'drops-wrong-options: passes over options of the wrong kind': onParams(
      ({ paths, extensions, context, ...params }) => ({
        ...params,
        ...(isListOfTexts(paths) && { paths }),
        ...(isListOfTexts(extensions) && { extensions }),
        ...(Number.isInteger(context) && Number(context) >= 0 && { context }),
      }),
    ),
  },
})
