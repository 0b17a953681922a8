/**
 * Puts a value at the end of the list that a call takes, as the formatter writes it: the call stands on one line, or
 * its closing parenthesis stands alone at the beginning of one. Answers nothing when the text has no such call.
 */
export function appended(text: string, call: string, value: string): string | undefined {
  const from = text.indexOf(call)
  if (from < 0) return undefined
  const [first = ''] = text.slice(from).split('\n', 1)
  const isOneLine = first.endsWith(')')
  const end = isOneLine ? from + first.length - 1 : text.indexOf('\n)', from)
  if (end < 0) return undefined
  return `${text.slice(0, end)}${isOneLine ? ',' : ''}\n${value}${isOneLine ? '\n' : ''}${text.slice(end)}`
}
