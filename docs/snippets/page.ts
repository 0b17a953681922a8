import { readFileSync } from 'node:fs'

/** A fenced snippet of a page; `marks` state how it is checked, after the language on the fence's first line. */
export interface Snippet {
  /** `docs/ci.md:12`, the line of the opening fence. */
  at: string
  language: string
  /** `sh status=1 checkout` has the marks `{ status: '1', checkout: '' }`. */
  marks: Record<string, string>
  text: string
}

/** The snippets of a Markdown page in their order; throws on a fence that is not closed or not at the margin. */
export function snippetsOf(root: string, page: string): Snippet[] {
  const text = readFileSync(`${root}/${page}`, 'utf8')
  const found = [...text.matchAll(FENCED)].map((match) => snippet(match, text, page))
  const fences = text.match(/^[ \t>]*```/gm) ?? []
  if (fences.length !== 2 * found.length)
    throw new Error(`${page} holds a fence that is not closed or not at the margin`)
  return found
}

const FENCED = /^```(\S+)([^\n]*)\n(.*?)^```$/gms

function snippet(match: RegExpMatchArray, text: string, page: string): Snippet {
  const [, language = '', words = '', body = ''] = match
  const line = text.slice(0, match.index).split('\n').length
  return { at: `${page}:${line}`, language, marks: marksOf(words), text: body }
}

function marksOf(words: string): Record<string, string> {
  const marks = words.trim().split(/\s+/).filter(Boolean)
  return Object.fromEntries(
    marks.map((mark) => {
      const [name = '', ...value] = mark.split('=')
      return [name, value.join('=')]
    }),
  )
}
