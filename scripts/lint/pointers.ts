/** References of a document into itself that lead to nothing, each with the place where it stands. @see rfc6901 */
export function danglingReferences(document: unknown): string[] {
  return referencesIn(document, '')
    .filter(({ target }) => !leadsSomewhere(document, target))
    .map(({ at, target }) => `${at}: nothing stands at ${target}`)
}

interface Reference {
  /** JSON pointer of the object that has the reference. */
  at: string
  target: string
}

function referencesIn(value: unknown, at: string): Reference[] {
  if (typeof value !== 'object' || value === null) return []
  const { $ref } = value as { $ref?: unknown }
  const own = typeof $ref === 'string' && $ref.startsWith('#/') ? [{ at, target: $ref }] : []
  const inner = Object.entries(value).flatMap(([key, member]) =>
    referencesIn(member, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
  return [...own, ...inner]
}

function leadsSomewhere(document: unknown, target: string): boolean {
  let place = document
  for (const step of target.slice(2).split('/')) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return false
    place = (place as Record<string, unknown>)[key]
  }
  return true
}
