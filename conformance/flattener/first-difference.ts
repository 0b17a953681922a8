/** Where two texts part, with a little of both. */
export function firstDifference(a: string, b: string): string {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const start = Math.max(0, from - 20)
  return `${a.slice(start, from + 60)} and later ${b.slice(start, from + 60)}`
}
