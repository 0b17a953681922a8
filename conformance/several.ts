/** Does something to each of several values, some of them at once, and gives the results in order. */
export async function several<T, R>(
  atOnce: number,
  values: readonly T[],
  act: (value: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = values.entries()
  const worker = async () => {
    for (const [i, value] of waiting) results[i] = await act(value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
