/** Does something, and prints at once on stderr how it ended and how long it took. */
export async function timed<T>(
  about: string,
  attempt: () => Promise<T>,
  word: (result: T) => string,
): Promise<T> {
  const from = performance.now()
  const result = await attempt()
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  process.stderr.write(`${word(result).padEnd(8)} ${about} (${seconds} s)\n`)
  return result
}
