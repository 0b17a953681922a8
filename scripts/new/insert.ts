/**
 * Puts a value at the end of the list that begins with some text, as the formatter writes it: it stands on one line, or
 * what closes it begins a line. Answers nothing when the text has no such list.
 */
export function appended(
  text: string,
  opening: string,
  value: string,
  closing = ')',
): string | undefined {
  const from = text.indexOf(opening)
  if (from < 0) return undefined
  const [first = ''] = text.slice(from).split('\n', 1)
  const isOneLine = first.endsWith(closing)
  const end = isOneLine ? from + first.length - closing.length : text.indexOf(`\n${closing}`, from)
  if (end < 0) return undefined
  return `${text.slice(0, end)}${isOneLine ? ',' : ''}\n${value}${isOneLine ? '\n' : ''}${text.slice(end)}`
}
