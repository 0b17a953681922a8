/**
 * Text from a subject with everything that could act on a reader's screen spelt out: control
 * characters, direction marks, invisible characters, lone surrogates and non-characters become
 * `\n`, `\x1b` or `\u{202e}`. One line in any case.
 */
export function visible(text: string): string {
  return text.replace(ACTING, spell)
}

/** The same, on several lines: line feeds stay, everything else is spelt out. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n')
}

// Other (controls, formats such as direction marks, surrogates, unassigned, private use), line and
// paragraph separators, and letters that show as nothing.
const ACTING = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function spell(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const hex = code.toString(16)
  return SHORT[character] ?? (code < 0x100 ? `\\x${hex.padStart(2, '0')}` : `\\u{${hex}}`)
}
