import { visibleLines } from '../visible.ts'
import { visibleCut } from '../visible-cut.ts'

/** Words of a subject as prose: no markup, mention, reference, link or table cell can start in it. */
export function prose(text: string, limit: number): string {
  return inElement(text, limit)
    .replace(/[\\`*_~[\]()|!$]/g, '\\$&')
    .replace(/^(\s*)([-+=:#]|\d+(?=[.)]))/, '$1&#8203;$2')
}

/** Words of a subject inside an HTML element, where Markdown is not read. */
export function inElement(text: string, limit: number): string {
  return entities(visibleCut(text, limit))
    .replace(REFERENCE, '$&&#8203;')
    .replaceAll('://', '&#58;//')
    .replace(/www\./gi, (start) => `${start.slice(0, 3)}&#46;`)
}

/** Words of a subject as code in a line, in more backticks than they hold. */
export function code(text: string, limit: number): string {
  const shown = visibleCut(text, limit)
  const fence = '`'.repeat(longestRun(shown) + 1)
  const pad = /^`|`$|^ .* $/.test(shown) || shown === '' ? ' ' : ''
  return `${fence}${pad}${shown}${pad}${fence}`
}

/** Lines as a fenced block, its fence longer than any within. */
export function block(text: string, language: 'text' | 'diff' = 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${language}\n${visibleLines(text)}\n${fence}`
}

// What a forge would turn into a mention of a person or a reference to an issue.
const REFERENCE = /[@#](?=\w)/g

function entities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
}
