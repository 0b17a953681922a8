import type { Outcome, Verdict } from '../results.ts'
import { html, type Markup, trusted } from './markup.ts'

/** The shapes of all icons, drawn once and referred to; on a grid of 16. */
export function iconShapes(): Markup {
  const symbols = Object.entries(shapes).map(
    ([name, path]) => `<symbol id="i-${name}" viewBox="0 0 16 16">${path}</symbol>`,
  )
  return trusted(`<svg class="shapes" aria-hidden="true">${symbols.join('')}</svg>`)
}

/** One icon; the word beside it carries the meaning. */
export function icon(name: Verdict | Outcome | keyof typeof shapes): Markup {
  const shape = name in alias ? alias[name as Outcome] : name
  return html`<svg class="icon" aria-hidden="true"><use href="#i-${shape}"></use></svg>`
}

const alias: Record<Outcome, string> = {
  conformant: 'pass',
  nonconformant: 'fail',
  partial: 'inconclusive',
  error: 'error',
}

const shapes = {
  pass: '<circle cx="8" cy="8" r="6.5"/><path d="m5.2 8.2 2 2 3.6-4.2"/>',
  fail: '<circle cx="8" cy="8" r="6.5"/><path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4"/>',
  error:
    '<path d="M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3z"/><path d="M8 4.8v3.9m0 2.2v.1"/>',
  inconclusive:
    '<circle cx="8" cy="8" r="6.5" stroke-dasharray="2.6 1.5"/><path d="M6.2 6.3a1.8 1.8 0 1 1 2.7 1.5c-.6.4-.9.7-.9 1.4m0 1.9v.1"/>',
  warn: '<path d="M8 1.8 14.7 13.7H1.3z"/><path d="M8 6.2v3.4m0 1.9v.1"/>',
  'not-applicable': '<circle cx="8" cy="8" r="6.5"/><path d="M5 8h6"/>',
  chevron: '<path d="m6 3.5 4.5 4.5L6 12.5"/>',
  search: '<circle cx="7" cy="7" r="4.8"/><path d="m10.6 10.6 3.6 3.6"/>',
  theme: '<circle cx="8" cy="8" r="6.2"/><path d="M8 1.8a6.2 6.2 0 0 1 0 12.4z" class="solid"/>',
}
