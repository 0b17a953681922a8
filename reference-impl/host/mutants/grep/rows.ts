import { answered } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { isResult, ofMethod } from '../requests.ts'
import { matchesOf, nameOf, onContents, onFiles, onLines, onMatches } from './matches.ts'
import { isListOfTexts } from './options.ts'

const { instead, onParams } = ofMethod('fs.grep')

/** Stops after so many lines of all files. */
const atMost = (most: number) =>
  onMatches((matches) => {
    let left = most
    return matches.map(({ path, lines }) => {
      const shown = lines.slice(0, left)
      left -= shown.length
      return { path, lines: shown }
    })
  })

/** Counts otherwise by what stands in the file before a line. */
const countedBy = (change: (before: string) => number) =>
  onFiles(async ({ path, lines }, other) => {
    const found = await other('fs.read', { path })
    const all = isResult(found) ? String(found.result.content).split('\n') : []
    return lines.map((line) => {
      const before = all
        .slice(0, line.line_number - 1)
        .map((each) => `${each}\n`)
        .join('')
      return { ...line, line_number: line.line_number + change(before) }
    })
  })

const countIn = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** How lines are shown. */
export const rowMutants = mutantsIn('vfs.grep')({
  'result-shape': {
    'null-for-empty: gives `null` for the text of an empty line': onContents(
      (content) => content || null,
    ),
    'numbers-as-texts: gives numbers of several digits as texts': onMatches((matches) =>
      matches.map(({ path, lines }) => ({
        path,
        lines: lines.map((line) => ({
          ...line,
          line_number: line.line_number > 9 ? `${line.line_number}` : line.line_number,
        })),
      })),
    ),
    'flat-rows: gives a row for each line, with its path': onMatches((matches) =>
      matches.flatMap(({ path, lines }) => lines.map((line) => ({ path, ...line }))),
    ),
  },
  'counts-from-one': {
    'other-ends: takes form feeds and line separators for ends of lines': countedBy((before) =>
      countIn(before, /[\f\v\u0085\u2028]/g),
    ),
    'sixteen-bits-of-lines: counts lines with 16 bits': onLines((lines) =>
      lines.map((line) => ({ ...line, line_number: line.line_number % 2 ** 16 })),
    ),
    'counts-on: counts on from one file to the next': (parts) => {
      let last = 0
      return onLines((lines) => {
        const shown = lines.map((line) => ({ ...line, line_number: line.line_number + last }))
        last = shown.at(-1)?.line_number ?? last
        return shown
      })(parts)
    },
    'passes-over-empty: does not count empty lines': countedBy(
      (before) => -countIn(before, /^\n/gm),
    ),
    'counts-from-zero: counts lines from zero': onLines((lines) =>
      lines.map((line) => ({ ...line, line_number: line.line_number - 1 })),
    ),
  },
  'lines-without-terminator#unaltered': {
    'first-characters: shows no more than 200 characters of a line': onContents((content) =>
      content.slice(0, 200),
    ),
    'ascii-alone: shows a question mark for what is not ASCII': onContents((content) =>
      content.replace(/[^\t\r -~]/g, '?'),
    ),
    'composes-letters: shows letters composed with their accents': onContents((content) =>
      content.normalize('NFC'),
    ),
    'without-mark: shows lines without a byte-order mark before them': onContents((content) =>
      content.replace(/^\ufeff/, ''),
    ),
    'trims-context: takes blanks off the lines around a match': onContents((content, line) =>
      line.is_match ? content : content.trim(),
    ),
    'line-after: shows the line after in place of each': onLines((lines) =>
      lines.map((line, at) => ({ ...line, content: (lines[at + 1] ?? line).content })),
    ),
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
    'dot-before-paths: begins paths with `./` where no places are named': onMatches(
      (matches, { paths }) =>
        matches.map(({ path, lines }) => ({ path: paths ? path : `./${path}`, lines })),
    ),
    'dot-as-place: begins paths with `./` where the root is named': onMatches(
      (matches, { paths }) =>
        matches.map(({ path, lines }) => ({
          path: String(paths) === '.' ? `./${path}` : path,
          lines,
        })),
    ),
    'place-before-paths: puts a place of several components before paths from the root': onMatches(
      (matches, { paths }) =>
        matches.map(({ path, lines }) => ({
          path: String(paths).includes('/') ? `${paths}/${path}` : path,
          lines,
        })),
    ),
    'name-of-a-file: gives the name alone of a file that is named': onMatches(
      (matches, { paths }) =>
        matches.map(({ path, lines }) => ({
          path: String(paths) === path ? nameOf(path) : path,
          lines,
        })),
    ),
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
    'thousand-of-a-file: stops after a thousand lines of a file': onLines((lines) =>
      lines.slice(0, 1_000),
    ),
    'ten-thousand-lines: stops after ten thousand lines': atMost(10_000),
    'hundred-files: stops after a hundred files': onMatches((matches) => matches.slice(0, 100)),
    'no-long-lines: passes over lines of more than 64 KiB': onLines((lines) =>
      lines.filter(({ content }) => content.length <= 65_536),
    ),
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
    'files-by-name: finds files too whose names hold the pattern': instead(
      async (params, plainly, other) => {
        const [answer, root] = [await plainly(params), await other('fs.list_dir', { path: '.' })]
        if (!isResult(answer) || !isResult(root)) return answer
        const names = (root.result.entries as { path: string }[]).map(({ path }) => path)
        const named = names.filter((name) => name.includes(String(params.pattern)))
        return answered({
          matches: [...matchesOf(answer.result), ...named.map((path) => ({ path, lines: [] }))],
        })
      },
    ),
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
})
