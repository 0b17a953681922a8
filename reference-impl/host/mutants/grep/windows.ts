import { answered } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult, ofMethod } from '../requests.ts'
import {
  type Line,
  matchesOf,
  onContext,
  onFiles,
  onLines,
  onMatches,
  onSearch,
} from './matches.ts'

const { instead } = ofMethod('fs.grep')

const isMatch = ({ is_match }: Line) => is_match

/** How many of the matches have a line in their window. */
const windowsOf = ({ line_number }: Line, lines: Line[], context: unknown) =>
  lines.filter(
    (line) => line.is_match && Math.abs(line.line_number - line_number) <= Number(context),
  ).length

/** Which lines come with a match. */
export const windowMutants = mutantsIn('vfs.grep')({
  'no-context-by-default': {
    'none-is-unset: takes a context of 0 for none, which is two with it': onContext(
      (context) => context || 2,
    ),
    'context-of-before: takes the context of the search before': (parts) => {
      let last: unknown
      return onSearch((params) => {
        last = params.context ?? last
        return { ...params, ...(last !== undefined && { context: last as number }) }
      })(parts)
    },
    'fills-gaps: shows a line between two matches': instead(async (params, plainly) => {
      const answer = await plainly({ context: 1, ...params })
      if (params.context !== undefined || !isResult(answer)) return answer
      const matches = matchesOf(answer.result).map(({ path, lines }) => ({
        path,
        lines: lines.filter((line) => line.is_match || windowsOf(line, lines, 1) > 1),
      }))
      return answered({ matches })
    }),
    'context-unasked: shows two lines of context unasked': onSearch((params) => ({
      context: 2,
      ...params,
    })),
  },
  'context-surrounds': {
    'sixteen-bits: takes no more than the lowest 16 bits of a context': onContext(
      (context) => Number(context) % 2 ** 16,
    ),
    'three-at-most: shows no more than three lines of context': onContext((context) =>
      Math.min(Number(context), 3),
    ),
    'one-is-none: takes a context of 1 for none': onContext((context) =>
      context === 1 ? 0 : Number(context),
    ),
    'whole-windows: shows no lines before a match where there are fewer than asked for': onLines(
      (lines, { context }) => {
        const at = lines.findIndex(isMatch)
        return at < Number(context ?? 0) ? lines.slice(at) : lines
      },
    ),
    'line-after-the-last: shows an empty line after the last of a file': onFiles(
      async ({ path, lines }, other) => {
        const found = await other('fs.read', { path })
        const all = isResult(found) ? String(found.result.content).split('\n') : []
        const [last] = lines.slice(-1)
        const isLast = last && lines.length > 1 && last.line_number === all.length - 1
        return isLast
          ? [...lines, { line_number: all.length, content: '', is_match: false }]
          : lines
      },
    ),
    'nothing-after-neighbours: shows nothing after matches side by side': onLines((lines) => {
      const at = lines.findIndex((line, i) => line.is_match && lines[i + 1]?.is_match)
      return at === -1 ? lines : lines.slice(0, at + 2)
    }),
    'lines-of-one-window: leaves out lines that two matches have in their windows': onLines(
      (lines, { context }) =>
        lines.filter((line) => line.is_match || windowsOf(line, lines, context) < 2),
    ),
    'first-window: shows context of the first match alone': onLines((lines, { context }) => {
      const first = lines.find(isMatch)
      return lines.filter((line) => line.is_match || windowsOf(line, first ? [first] : [], context))
    }),
    'no-empty-lines: shows no empty lines': onLines((lines) =>
      lines.filter(({ is_match, content }) => is_match || content !== ''),
    ),
    'context-of-one-file: shows context in the first file alone': onMatches((matches) =>
      matches.map(({ path, lines }, at) => ({ path, lines: at ? lines.filter(isMatch) : lines })),
    ),
    'context-after-alone: shows only the lines after a match': onLines((lines) =>
      lines.slice(lines.findIndex(({ is_match }) => is_match)),
    ),
  },
  'marks-matches': {
    'context-of-neighbours: takes a match that follows another for context': onLines((lines) =>
      lines.map((line, at) => ({
        ...line,
        is_match: line.is_match && !lines[at - 1]?.is_match,
      })),
    ),
    'marks-in-windows: marks matches where context is asked for': onLines((lines, { context }) =>
      lines.map((line) => ({ ...line, is_match: line.is_match && context !== undefined })),
    ),
    'all-lines-match: takes every line that it shows for a match': onLines((lines) =>
      lines.map((line) => ({ ...line, is_match: true })),
    ),
  },
  'line-order': {
    'repeats-lines: shows a line once for each window that it lies in': onLines((lines) =>
      lines.flatMap((line) => (line.is_match ? [line] : [line, line])),
    ),
  },
})
