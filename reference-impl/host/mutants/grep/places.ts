import { type Answer, answered, refused } from '../../service.ts'
import { onAnswer, onParams } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { matchesOf, onMatches, onSearch } from './matches.ts'

/** Searches more than is asked for and keeps the files that fit. */
const filtered = (
  member: 'paths' | 'extensions',
  fits: (path: string, texts: string[]) => boolean,
) =>
  instead('fs.grep', async (params, plainly) => {
    const { [member]: texts, ...rest } = params
    const answer = await plainly(rest)
    if (!Array.isArray(texts) || !isResult(answer)) return answer
    return answered({
      matches: matchesOf(answer.result).filter(({ path }) => fits(path, texts.map(String))),
    })
  })

export const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const isBad = (path: string) => path.startsWith('/') || path.split('/').includes('..')

export const placeMutants = mutantsOf(
  {
    id: 'vfs.grep.needs-paths',
    violates: 'vfs.grep.only-pattern-is-required',
    change: 'refuses a search without paths',
    apply: instead('fs.grep', (params, plainly) =>
      params.paths === undefined ? refused(-32602, 'paths are missing') : plainly(params),
    ),
  },
  {
    id: 'vfs.grep.root-alone',
    violates: 'vfs.grep.searches-whole-project',
    change: 'searches only the files of the root where no paths are given',
    apply: onMatches((matches, { paths }) =>
      paths === undefined ? matches.filter(({ path }) => !path.includes('/')) : matches,
    ),
  },
  {
    id: 'vfs.grep.paths-by-letters',
    violates: 'vfs.grep.paths-restrict',
    change: 'searches whatever begins with the letters of a path',
    apply: filtered('paths', (path, paths) => paths.some((prefix) => path.startsWith(prefix))),
  },
  {
    id: 'vfs.grep.ignores-paths',
    violates: 'vfs.grep.paths-restrict',
    change: 'searches the whole project whatever the paths',
    apply: onSearch(({ paths: _, ...params }) => params),
  },
  {
    id: 'vfs.grep.sources-alone',
    violates: 'vfs.grep.searches-all-extensions',
    change: 'searches source files where no extensions are given',
    apply: onSearch((params) => ({ extensions: ['rs', 'txt', 'md', 'bin'], ...params })),
  },
  {
    id: 'vfs.grep.extensions-by-letters',
    violates: 'vfs.grep.extensions-restrict',
    change: 'searches whatever ends with the letters of an extension',
    apply: filtered('extensions', (path, extensions) =>
      extensions.some((suffix) => path.endsWith(suffix)),
    ),
  },
  {
    id: 'vfs.grep.nothing-is-missing',
    violates: 'vfs.grep.no-match',
    change: 'answers -32002 where it finds nothing',
    apply: onAnswer('fs.grep', (answer) =>
      isResult(answer) && matchesOf(answer.result).length === 0
        ? refused(-32002, 'nothing found')
        : answer,
    ),
  },
  {
    id: 'vfs.grep.searches-denied-files',
    violates: 'vfs.grep.denied-files-stay-hidden',
    change: 'asks the policy about named paths alone',
    apply: instead('fs.grep', (params, plainly) =>
      plainly(params, { decide: () => ({ decision: 'allow' }) }),
    ),
  },
  {
    id: 'vfs.grep.drops-wrong-options',
    violates: 'vfs.grep.invalid-optional-params',
    change: 'passes over options of the wrong kind',
    apply: onParams('fs.grep', ({ paths, extensions, context, ...params }) => ({
      ...params,
      ...(isListOfTexts(paths) && { paths }),
      ...(isListOfTexts(extensions) && { extensions }),
      ...(Number.isInteger(context) && Number(context) >= 0 && { context }),
    })),
  },
  {
    id: 'vfs.grep.searches-an-index',
    violates: 'vfs.grep.is-current',
    change: 'finds what it found for the same pattern before',
    apply: (parts) => {
      const index = new Map<string, Answer>()
      return instead('fs.grep', async (params, plainly) => {
        const key = JSON.stringify(params)
        const answer = index.get(key) ?? (await plainly(params))
        index.set(key, answer)
        return answer
      })(parts)
    },
  },
  {
    id: 'vfs.grep.passes-over-bad-paths',
    violates: 'vfs.grep.refuses-bad-paths',
    change: 'passes over paths that lead out of the project',
    apply: onSearch(({ paths, ...params }) => ({
      ...params,
      ...(Array.isArray(paths) && { paths: paths.map(String).filter((path) => !isBad(path)) }),
    })),
  },
  {
    id: 'vfs.grep.whole-project-for-files',
    violates: 'vfs.grep.paths-to-files',
    change: 'searches the directory of a file that is named',
    apply: onSearch(({ paths, ...params }) => ({
      ...params,
      ...(Array.isArray(paths) && {
        paths: paths.map((path) => String(path).replace(/\/[^/]*\.rs$/, '')),
      }),
    })),
  },
  {
    id: 'vfs.grep.whole-project-for-missing',
    violates: 'vfs.grep.missing-paths',
    change: 'searches the whole project where the place does not exist',
    apply: instead('fs.grep', async (params, plainly) => {
      const answer = await plainly(params)
      const isMissing = 'error' in answer && answer.error.code === -32002
      return isMissing ? plainly({ pattern: params.pattern }) : answer
    }),
  },
  {
    id: 'vfs.grep.leaves-out-hidden',
    violates: 'vfs.grep.unusual-files',
    change: 'searches no hidden files',
    apply: onMatches((matches) => matches.filter(({ path }) => !/(?:^|\/)\./.test(path))),
  },
)
