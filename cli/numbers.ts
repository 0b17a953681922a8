import { InvalidArgumentError } from 'commander'

/** Reads a value as it stands; `--` is none, but begins the command. */
export function text(value: string): string {
  if (value === '--')
    throw new InvalidArgumentError('Its value is missing, for `--` begins the command.')
  return value
}

const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
    return number
  }

/** Reads how many of something are generated: all of them are planned before the first is tried. */
export const count = whole(1, 10_000)

/** Reads how many sessions are generated, each when there is room for it. */
export const runs = whole(1, 1_000_000)

/** Reads for how many seconds they are: at most a day. */
export const seconds = whole(1, 86_400)

/** Reads how many sessions there are at a time: more than a thousand are more processes than a machine has. */
export const jobs = whole(1, 1_000)

/** Reads a seed. */
export const seed = whole(0, 2 ** 32 - 1)

/** Reads a time scale; an hour, the longest limit of a configuration, times the largest is still a timer that Node keeps. */
export function timeScale(text: string): number {
  const number = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || number < 0.01 || number > 100)
    throw new InvalidArgumentError('It must be a number from 0.01 to 100, such as 2.5.')
  return number
}

/** Reads `I/N`: part I of N, both from 1. */
export function shard(text: string): { index: number; of: number } {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (index === undefined || of === undefined || index < 1 || index > of || of > 1_000)
    throw new InvalidArgumentError('It must be I/N with 1 ≤ I ≤ N ≤ 1000, such as 2/4.')
  return { index, of }
}
