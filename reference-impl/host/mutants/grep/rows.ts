import { answered } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult, ofMethod } from '../requests.ts'
import { matchesOf, onLines, onMatches, onSearch } from './matches.ts'
import { isListOfTexts } from './places.ts'

const { instead, onParams } = ofMethod('fs.grep')

export const rowMutants = mutantsIn('vfs.grep')({
  'result-shape': {
    'flat-rows: gives a row for each line, with its path': onMatches((matches) =>
      matches.flatMap(({ path, lines }) => lines.map((line) => ({ path, ...line }))),
    ),
  },
  'no-context-by-default': {
    'context-unasked: shows two lines of context unasked': onSearch((params) => ({
      context: 2,
      ...params,
    })),
  },
  'context-surrounds': {
    'context-after-alone: shows only the lines after a match': onLines((lines) =>
      lines.slice(lines.findIndex(({ is_match }) => is_match)),
    ),
  },
  'marks-matches': {
    'all-lines-match: takes every line that it shows for a match': onLines((lines) =>
      lines.map((line) => ({ ...line, is_match: true })),
    ),
  },
  'counts-from-one': {
    'counts-from-zero: counts lines from zero': onLines((lines) =>
      lines.map((line) => ({ ...line, line_number: line.line_number - 1 })),
    ),
  },
  'lines-without-terminator#unaltered': {
    'trims-the-end: shows lines without the blanks at their end': onLines((lines) =>
      lines.map((line) => ({ ...line, content: line.content.trimEnd() })),
    ),
    'trims-indents: shows lines without their indent': onLines((lines) =>
      lines.map((line) => ({ ...line, content: line.content.trimStart() })),
    ),
  },
  'lines-without-terminator#line-feed': {
    'keeps-line-feeds: shows lines with their line feed': onLines((lines) =>
      lines.map((line) => ({ ...line, content: `${line.content}\n` })),
    ),
  },
  'paths-from-root': {
    'paths-from-place: gives paths from the place that is searched': onMatches(
      (matches, { paths }) =>
        matches.map(({ path, lines }) => ({
          path: isListOfTexts(paths)
            ? (paths as string[]).reduce((rest, place) => rest.replace(`${place}/`, ''), path)
            : path,
          lines,
        })),
    ),
  },
  'finds-all': {
    'first-of-each-file: stops at the first match of a file': onLines((lines, { context }) =>
      context === undefined ? lines.slice(0, 1) : lines,
    ),
    'thousand-lines: stops after a thousand lines': (parts) => {
      let left = 1_000
      const capped = onLines((lines) => {
        const taken = lines.slice(0, Math.max(0, left))
        left -= taken.length
        return taken
      })
      const anew = onParams((params) => {
        left = 1_000
        return params
      })
      return anew(capped(parts))
    },
  },
  'only-matching-files': {
    'lists-searched-files: gives an entry for every file that it has searched': instead(
      async (params, plainly) => {
        const [answer, all] = [await plainly(params), await plainly({ ...params, pattern: '' })]
        if (!isResult(answer) || !isResult(all)) return answer
        const found = matchesOf(answer.result)
        const searched = matchesOf(all.result).map(({ path }) => path)
        const without = searched.filter((path) => !found.some((match) => match.path === path))
        return answered({ matches: [...found, ...without.map((path) => ({ path, lines: [] }))] })
      },
    ),
  },
  'line-order': {
    'repeats-lines: shows a line once for each window that it lies in': onLines((lines) =>
      lines.flatMap((line) => (line.is_match ? [line] : [line, line])),
    ),
  },
})
