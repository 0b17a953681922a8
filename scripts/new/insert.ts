/**
 * Puts a value at the end of the list that a call takes, as the formatter writes it: the call's closing parenthesis
 * stands alone at the beginning of a line. Answers nothing when the text has no such call.
 */
export function appended(text: string, call: string, value: string): string | undefined {
  const from = text.indexOf(call)
  if (from < 0) return undefined
  const end = text.indexOf('\n)', from)
  return end < 0 ? undefined : `${text.slice(0, end)}\n${value}${text.slice(end)}`
}
