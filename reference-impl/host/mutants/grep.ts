import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Answer, answered, refused } from '../service.ts'
import { onAnswer, onParams, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { instead, isResult } from './requests.ts'

interface Line {
  line_number: number
  content: string
  is_match: boolean
}
interface Match {
  path: string
  lines: Line[]
}

const matchesOf = ({ matches }: JsonObject) => matches as Match[]

const onMatches = (change: (matches: Match[], params: JsonObject) => unknown[]) =>
  onResult('fs.grep', (result, params) => ({ matches: change(matchesOf(result), params) }))

const onLines = (change: (lines: Line[], params: JsonObject) => Line[]) =>
  onMatches((matches, params) =>
    matches.map(({ path, lines }) => ({ path, lines: change(lines, params) })),
  )

const onSearch = (change: (params: JsonObject) => JsonObject) =>
  instead('fs.grep', (params, plainly) => plainly(change(params)))

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

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
const isBad = (path: string) => path.startsWith('/') || path.split('/').includes('..')

export const grepMutants = mutantsOf(
  {
    id: 'vfs.grep.flat-rows',
    violates: 'vfs.grep.result-shape',
    change: 'gives a row for each line, with its path',
    apply: onMatches((matches) =>
      matches.flatMap(({ path, lines }) => lines.map((line) => ({ path, ...line }))),
    ),
  },
  {
    id: 'vfs.grep.needs-paths',
    violates: 'vfs.grep.only-pattern-is-required',
    change: 'refuses a search without paths',
    apply: instead('fs.grep', (params, plainly) =>
      params.paths === undefined ? refused(-32602, 'paths are missing') : plainly(params),
    ),
  },
  {
    id: 'vfs.grep.no-pattern-finds-all',
    violates: 'vfs.grep.invalid-pattern-param',
    change: 'finds every line where the pattern is missing',
    apply: onParams('fs.grep', ({ pattern, ...params }) => ({ ...params, pattern: pattern ?? '' })),
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
    id: 'vfs.grep.context-unasked',
    violates: 'vfs.grep.no-context-by-default',
    change: 'shows two lines of context unasked',
    apply: onSearch((params) => ({ context: 2, ...params })),
  },
  {
    id: 'vfs.grep.context-after-alone',
    violates: 'vfs.grep.context-surrounds',
    change: 'shows only the lines after a match',
    apply: onLines((lines) => lines.slice(lines.findIndex(({ is_match }) => is_match))),
  },
  {
    id: 'vfs.grep.all-lines-match',
    violates: 'vfs.grep.marks-matches',
    change: 'takes every line that it shows for a match',
    apply: onLines((lines) => lines.map((line) => ({ ...line, is_match: true }))),
  },
  {
    id: 'vfs.grep.counts-from-zero',
    violates: 'vfs.grep.counts-from-one',
    change: 'counts lines from zero',
    apply: onLines((lines) =>
      lines.map((line) => ({ ...line, line_number: line.line_number - 1 })),
    ),
  },
  {
    id: 'vfs.grep.keeps-line-feeds',
    violates: 'vfs.grep.lines-without-terminator',
    change: 'shows lines with their line feed',
    apply: onLines((lines) => lines.map((line) => ({ ...line, content: `${line.content}\n` }))),
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
    id: 'vfs.grep.paths-from-place',
    violates: 'vfs.grep.paths-from-root',
    change: 'gives paths from the place that is searched',
    apply: onMatches((matches, { paths }) =>
      matches.map(({ path, lines }) => ({
        path: isListOfTexts(paths)
          ? (paths as string[]).reduce((rest, place) => rest.replace(`${place}/`, ''), path)
          : path,
        lines,
      })),
    ),
  },
  {
    id: 'vfs.grep.first-of-each-file',
    violates: 'vfs.grep.finds-all',
    change: 'stops at the first match of a file',
    apply: onLines((lines, { context }) => (context === undefined ? lines.slice(0, 1) : lines)),
  },
  {
    id: 'vfs.grep.thousand-lines',
    violates: 'vfs.grep.finds-all',
    change: 'stops after a thousand lines',
    apply: (parts) => {
      let left = 1_000
      const capped = onLines((lines) => {
        const taken = lines.slice(0, Math.max(0, left))
        left -= taken.length
        return taken
      })
      const anew = onParams('fs.grep', (params) => {
        left = 1_000
        return params
      })
      return anew(capped(parts))
    },
  },
  {
    id: 'vfs.grep.lists-searched-files',
    violates: 'vfs.grep.only-matching-files',
    change: 'gives an entry for every file that it has searched',
    apply: instead('fs.grep', async (params, plainly) => {
      const [answer, all] = [await plainly(params), await plainly({ ...params, pattern: '' })]
      if (!isResult(answer) || !isResult(all)) return answer
      const found = matchesOf(answer.result)
      const searched = matchesOf(all.result).map(({ path }) => path)
      const without = searched.filter((path) => !found.some((match) => match.path === path))
      return answered({ matches: [...found, ...without.map((path) => ({ path, lines: [] }))] })
    }),
  },
  {
    id: 'vfs.grep.any-case',
    violates: 'vfs.grep.plain-patterns',
    change: 'tells upper case from lower case not at all',
    apply: onSearch((params) => ({ ...params, pattern: `(?i)${String(params.pattern)}` })),
  },
  {
    id: 'vfs.grep.whole-words',
    violates: 'vfs.grep.plain-patterns',
    change: 'finds whole words alone',
    apply: onSearch((params) => ({ ...params, pattern: `\\b${String(params.pattern)}\\b` })),
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
    id: 'vfs.grep.repeats-lines',
    violates: 'vfs.grep.line-order',
    change: 'shows a line once for each window that it lies in',
    apply: onLines((lines) => lines.flatMap((line) => (line.is_match ? [line] : [line, line]))),
  },
  {
    id: 'vfs.grep.takes-texts',
    violates: 'vfs.grep.regular-expressions',
    change: 'takes the pattern for a text',
    apply: onSearch(({ pattern, ...params }) => ({
      ...params,
      pattern: String(pattern).replace(/\W/g, '\\$&'),
    })),
  },
  {
    id: 'vfs.grep.nothing-for-unreadable',
    violates: 'vfs.grep.uncompilable-pattern',
    change: 'finds nothing by a pattern that it cannot read',
    apply: onAnswer('fs.grep', (answer) => (isResult(answer) ? answer : answered({ matches: [] }))),
  },
  {
    id: 'vfs.grep.leaves-out-hidden',
    violates: 'vfs.grep.unusual-files',
    change: 'searches no hidden files',
    apply: onMatches((matches) => matches.filter(({ path }) => !/(?:^|\/)\./.test(path))),
  },
)
