import { type Answer, answered, refused } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult, ofMethod } from '../requests.ts'
import { matchesOf, onMatches, onRawEntriesOf, onSearch } from './matches.ts'

const { answering, instead, onAnswer } = ofMethod('fs.grep')

const isBad = (path: string) => path.startsWith('/') || path.split('/').includes('..')

/** What is there to be found, and what is not. */
export const resultMutants = mutantsIn('vfs.grep')({
  'no-match': {
    'no-such-extension: answers -32002 where no file has one of the extensions': onAnswer(
      (answer, { extensions }) =>
        isResult(answer) && extensions !== undefined && matchesOf(answer.result).length === 0
          ? refused(-32002, 'no such file')
          : answer,
    ),
    'empty-is-missing: answers -32002 where the place is empty': onAnswer((answer, { paths }) =>
      isResult(answer) && String(paths) === 'empty' ? refused(-32002, 'nothing there') : answer,
    ),
    'null-for-none: answers `null` for no matches with context': onAnswer((answer, { context }) =>
      isResult(answer) && context !== undefined && matchesOf(answer.result).length === 0
        ? answered({ matches: null })
        : answer,
    ),
    'nothing-is-missing: answers -32002 where it finds nothing': onAnswer((answer) =>
      isResult(answer) && matchesOf(answer.result).length === 0
        ? refused(-32002, 'nothing found')
        : answer,
    ),
  },
  'denied-files-stay-hidden': {
    'searches-below-places: asks the policy about a place alone, not about what is below': instead(
      (params, plainly) =>
        Array.isArray(params.paths)
          ? plainly(params, { decide: () => ({ decision: 'allow' }) })
          : plainly(params),
    ),
    'searches-targets: asks the policy about a link and searches what it leads to': instead(
      async (params, plainly, other) => {
        const answer = await plainly(params)
        const found = await other('fs.read', { path: '.env' })
        const isSought = params.paths === undefined || String(params.paths) === 'open'
        if (!isResult(answer) || !isResult(found) || !isSought) return answer
        const lines = [{ line_number: 1, content: found.result.content, is_match: true }]
        return answered({
          matches: [...matchesOf(answer.result), { path: 'open/link.txt', lines }],
        })
      },
    ),
    'tells-of-denied: names what it may not read in an error': answering(
      refused(-32001, 'open/.env may not be read'),
      ({ paths }) => String(paths) === 'open',
    ),
    'searches-denied-files: asks the policy about named paths alone': instead((params, plainly) =>
      plainly(params, { decide: () => ({ decision: 'allow' }) }),
    ),
  },
  'is-current': {
    'keeps-what-was-found: finds files that were overwritten or renamed with their directory': (
      parts,
    ) => {
      const known = new Map<string, unknown>()
      return onMatches((matches) => {
        for (const match of matches) known.set(match.path, match)
        const kept = ['other.txt', 'new/fourth.txt'].filter((path) => known.has(path))
        const gone = kept.filter((path) => !matches.some((match) => match.path === path))
        return [...matches, ...gone.map((path) => known.get(path))]
      })(parts)
    },
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
    'last-place-counts: looks at the last place alone, and passes over other bad ones':
      onRawEntriesOf('paths', (places) =>
        places.filter((place, at) => !isBad(String(place)) || at === places.length - 1),
      ),
    'outer-places-count: looks at the first place and the last': onRawEntriesOf('paths', (places) =>
      places.filter((place, at) => !isBad(String(place)) || at === 0 || at === places.length - 1),
    ),
    'passes-over-bad-paths: passes over paths that lead out of the project': onSearch(
      ({ paths, ...params }) => ({
        ...params,
        ...(Array.isArray(paths) && { paths: paths.map(String).filter((path) => !isBad(path)) }),
      }),
    ),
  },
  'missing-paths': {
    'nearest-directory: searches the directory above where the place does not exist': instead(
      async (params, plainly) => {
        const answer = await plainly(params)
        const isMissing = 'error' in answer && answer.error.code === -32002
        const above = String(params.paths).replace(/\/[^/]*$/, '')
        return isMissing ? plainly({ ...params, paths: [above] }) : answer
      },
    ),
    'whole-project-for-one-missing: searches the whole project where one of several places does not exist':
      instead(async (params, plainly) => {
        const answer = await plainly(params)
        const isMissing = 'error' in answer && answer.error.code === -32002
        const isOne = isMissing && Array.isArray(params.paths) && params.paths.length > 1
        return isOne ? plainly({ pattern: params.pattern }) : answer
      }),
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
