import type { Results, Verdict } from './results.ts'

/** What a piece of text on a terminal is. */
export type Style = 'bold' | 'dim' | Verdict | Results['outcome']

/** Prints a text in its style. */
export type Ink = (style: Style, text: string) => string

/** With colours. */
export function coloured(style: Style, text: string): string {
  return `\x1b[${SGR[style]}m${text}\x1b[0m`
}

/** Without any. */
export function plain(_: Style, text: string): string {
  return text
}

const SGR: Record<Style, string> = {
  bold: '1',
  dim: '2',
  fail: '31',
  error: '35',
  inconclusive: '36',
  warn: '33',
  pass: '32',
  'not-applicable': '2',
  conformant: '1;32',
  nonconformant: '1;31',
  partial: '1;33',
}
