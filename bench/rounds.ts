/** The values of interleaved rounds: each measured value stands next to the limit of its own round. */
export interface Rounds {
  measured: number[]
  limit: number[]
}

/** What rounds come to. */
export interface Middle {
  measured: number
  limit: number
  ratio: number
}

/** Takes the two measures in turn, the other one first in every second round. */
export async function interleaved(
  rounds: number,
  measured: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<Rounds> {
  const values: Rounds = { measured: [], limit: [] }
  const takeMeasured = async () => void values.measured.push(await measured())
  const takeLimit = async () => void values.limit.push(await limit())
  for (let round = 0; round < rounds; round++) {
    const turns = [takeMeasured, takeLimit]
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  return values
}

/** The medians of the values and of the ratios. */
export function middleOf({ measured, limit }: Rounds): Middle {
  const ratios = measured.map((value, i) => value / (limit[i] ?? Number.NaN))
  return { measured: median(measured), limit: median(limit), ratio: median(ratios) }
}

/** The middle value; of an even number of values the lower of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? Number.NaN
}

/** How long something takes, in milliseconds. */
export async function timed(action: () => unknown): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}
