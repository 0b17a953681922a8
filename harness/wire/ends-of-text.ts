/** At most `length` code units of a text from its beginning, without half a character (a surrogate pair) at the end. */
export function beginningOf(text: string, length: number): string {
  const cut = text.slice(0, length)
  return text.length > length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** At most `length` code units of a text from its end, without half a character (a surrogate pair) at the beginning. */
export function endOf(text: string, length: number): string {
  const cut = text.slice(-length)
  return text.length > length && /^[\udc00-\udfff]/.test(cut) ? cut.slice(1) : cut
}
