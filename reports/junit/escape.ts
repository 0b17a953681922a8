import { visibleLines } from '../visible.ts'
import { visibleCut } from '../visible-cut.ts'

/** A text as the value of an attribute, at most 2,000 characters of it. */
export function attribute(text: string): string {
  return markup(visibleCut(text, 2000)).replaceAll('"', '&quot;')
}

/** A text as the content of an element, on several lines. */
export function content(text: string): string {
  return markup(visibleLines(text))
}

function markup(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replace(NOT_XML, '')
}

// Characters outside the production Char of XML 1.0; a belt, since `visible` leaves none.
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
