/** The quotation mark, by its code. */
export const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{`, `]` and `}` differ in one bit, which is set here. */
const [CASE_BIT, OPEN, CLOSE] = [0x20, 0x7b, 0x7d]

/** Whether a character outside strings opens an array or an object, by its code. */
export const isOpening = (code: number): boolean => (code | CASE_BIT) === OPEN

/** Whether it closes one. */
export const isClosing = (code: number): boolean => (code | CASE_BIT) === CLOSE

/** The position of the quotation mark that ends a string; the end of the text when none does. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

/** A character is escaped when an odd number of backslashes stands before it. */
function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}

const COLON = /[ \t\r\n]*:/y

/** Whether the string that ends there is the name of a member. */
export function isName(text: string, end: number): boolean {
  COLON.lastIndex = end + 1
  return COLON.test(text)
}

/** Whether brackets outside strings nest deeper; a text that does not hold so many is not looked at further. */
export function nestsDeeper(text: string, most: number): boolean {
  if (text.length <= 2 * most || !opensMore(text, most)) return false
  let depth = 0
  for (let at = 0; at < text.length && depth <= most; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (isOpening(code)) depth += 1
    else if (isClosing(code)) depth -= 1
  }
  return depth > most
}

/** Whether a text has more opening brackets, wherever they stand. */
function opensMore(text: string, most: number): boolean {
  let opened = 0
  for (const bracket of '{[')
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      opened += 1
      if (opened > most) return true
    }
  return false
}
