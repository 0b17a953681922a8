/**
 * Whether a text fits a pattern in which `*` stands for any text. Each part between two of them is taken where it comes
 * first, so that nothing is looked at again.
 */
export function fitsWildcards(pattern: string, text: string): boolean {
  const [start = '', ...parts] = pattern.split('*')
  const end = parts.pop()
  if (end === undefined) return text === start
  if (!text.startsWith(start) || !text.endsWith(end)) return false
  let at = start.length
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return at <= text.length - end.length
}
