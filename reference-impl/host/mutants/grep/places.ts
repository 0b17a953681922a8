import { type Answer, answered, refused } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult, ofMethod } from '../requests.ts'
import { matchesOf, onMatches, onSearch } from './matches.ts'

const { instead, onAnswer, onParams } = ofMethod('fs.grep')

/** Searches more than is asked for and keeps the files that fit. */
const filtered = (
  member: 'paths' | 'extensions',
  fits: (path: string, texts: string[]) => boolean,
) =>
  instead(async (params, plainly) => {
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

export const placeMutants = mutantsIn('vfs.grep')({
  'only-pattern-is-required': {
    'needs-paths: refuses a search without paths': instead((params, plainly) =>
      params.paths === undefined ? refused(-32602, 'paths are missing') : plainly(params),
    ),
  },
  'searches-whole-project': {
    'root-alone: searches only the files of the root where no paths are given': onMatches(
      (matches, { paths }) =>
        paths === undefined ? matches.filter(({ path }) => !path.includes('/')) : matches,
    ),
  },
  'paths-restrict': {
    'paths-by-letters: searches whatever begins with the letters of a path': filtered(
      'paths',
      (path, paths) => paths.some((prefix) => path.startsWith(prefix)),
    ),
    'ignores-paths: searches the whole project whatever the paths': onSearch(
      ({ paths: _, ...params }) => params,
    ),
  },
  'searches-all-extensions': {
    'sources-alone: searches source files where no extensions are given': onSearch((params) => ({
      extensions: ['rs', 'txt', 'md', 'bin'],
      ...params,
    })),
  },
  'extensions-restrict': {
    'extensions-by-letters: searches whatever ends with the letters of an extension': filtered(
      'extensions',
      (path, extensions) => extensions.some((suffix) => path.endsWith(suffix)),
    ),
  },
  'no-match': {
    'nothing-is-missing: answers -32002 where it finds nothing': onAnswer((answer) =>
      isResult(answer) && matchesOf(answer.result).length === 0
        ? refused(-32002, 'nothing found')
        : answer,
    ),
  },
  'denied-files-stay-hidden': {
    'searches-denied-files: asks the policy about named paths alone': instead((params, plainly) =>
      plainly(params, { decide: () => ({ decision: 'allow' }) }),
    ),
  },
  'invalid-optional-params': {
    'drops-wrong-options: passes over options of the wrong kind': onParams(
      ({ paths, extensions, context, ...params }) => ({
        ...params,
        ...(isListOfTexts(paths) && { paths }),
        ...(isListOfTexts(extensions) && { extensions }),
        ...(Number.isInteger(context) && Number(context) >= 0 && { context }),
      }),
    ),
  },
  'is-current': {
    'searches-an-index: finds what it found for the same pattern before': (parts) => {
      const index = new Map<string, Answer>()
      return instead(async (params, plainly) => {
        const key = JSON.stringify(params)
        const answer = index.get(key) ?? (await plainly(params))
        index.set(key, answer)
        return answer
      })(parts)
    },
  },
  'refuses-bad-paths': {
    'passes-over-bad-paths: passes over paths that lead out of the project': onSearch(
      ({ paths, ...params }) => ({
        ...params,
        ...(Array.isArray(paths) && { paths: paths.map(String).filter((path) => !isBad(path)) }),
      }),
    ),
  },
  'paths-to-files': {
    'whole-project-for-files: searches the directory of a file that is named': onSearch(
      ({ paths, ...params }) => ({
        ...params,
        ...(Array.isArray(paths) && {
          paths: paths.map((path) => String(path).replace(/\/[^/]*\.rs$/, '')),
        }),
      }),
    ),
  },
  'missing-paths': {
    'whole-project-for-missing: searches the whole project where the place does not exist': instead(
      async (params, plainly) => {
        const answer = await plainly(params)
        const isMissing = 'error' in answer && answer.error.code === -32002
        return isMissing ? plainly({ pattern: params.pattern }) : answer
      },
    ),
  },
  'unusual-files': {
    'leaves-out-hidden: searches no hidden files': onMatches((matches) =>
      matches.filter(({ path }) => !/(?:^|\/)\./.test(path)),
    ),
  },
})
