/** Spells a value without white space and with the members of each object sorted by name. */
export function spelled(value: unknown): string {
  return JSON.stringify(value, sorted)
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members)
}
