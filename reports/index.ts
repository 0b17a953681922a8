import { html } from './html.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import type { Results } from './results.ts'
import { type TerminalOptions, terminal } from './terminal.ts'

/** Every report format by name: a document in, text out. */
export const formats = {
  terminal,
  json,
  junit,
  markdown,
  html,
} satisfies Record<string, (results: Results, options?: TerminalOptions) => string>

/** The name of a report format. */
export type Format = keyof typeof formats

/** Whether a word names a report format. */
export function isFormat(word: string): word is Format {
  return Object.hasOwn(formats, word)
}

/** Writes a results document in one format; `options` concern the terminal only. */
export function render(format: Format, results: Results, options: TerminalOptions = {}): string {
  return formats[format](results, options)
}

export { compare, compareMarkdown, compareText } from './compare.ts'
export { merge } from './merge.ts'
export type { Results } from './results.ts'
