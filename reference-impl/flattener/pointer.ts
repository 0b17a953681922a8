/** A JSON Pointer with one more step. */
export function step(pointer: string, name: string | number): string {
  if (typeof name === 'number') return `${pointer}/${name}`
  return `${pointer}/${needsEscape(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`
}

const needsEscape = (name: string) => name.includes('~') || name.includes('/')

/** The steps of a JSON Pointer, or undefined when the text is none. */
export function stepsOf(pointer: string): string[] | undefined {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) return undefined
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}
