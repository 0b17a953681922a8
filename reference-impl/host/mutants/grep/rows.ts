import { answered } from '../../service.ts'
import { onParams } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { matchesOf, onLines, onMatches, onSearch } from './matches.ts'
import { isListOfTexts } from './places.ts'

export const rowMutants = mutantsOf(
  {
    id: 'vfs.grep.flat-rows',
    violates: 'vfs.grep.result-shape',
    change: 'gives a row for each line, with its path',
    apply: onMatches((matches) =>
      matches.flatMap(({ path, lines }) => lines.map((line) => ({ path, ...line }))),
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
    id: 'vfs.grep.repeats-lines',
    violates: 'vfs.grep.line-order',
    change: 'shows a line once for each window that it lies in',
    apply: onLines((lines) => lines.flatMap((line) => (line.is_match ? [line] : [line, line]))),
  },
)
