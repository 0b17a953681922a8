import { visible } from '../visible.ts'

/** HTML that is safe to print: made by `html` only. */
export interface Markup {
  readonly markup: string
}

/** What may stand in a template: text is made visible and escaped, markup stays. */
export type Part = string | number | Markup | Part[] | undefined

/** Template of HTML whose values cannot become markup; attributes are always quoted. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(print)) }
}

/** Text that is already written in HTML, CSS or JSON by this project, as markup. */
export function trusted(markup: string): Markup {
  return { markup }
}

function print(part: Part): string {
  if (part === undefined) return ''
  if (Array.isArray(part)) return part.map(print).join('')
  return typeof part === 'object' ? part.markup : escaped(visible(String(part)))
}

/** Text as it stands in an element or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
