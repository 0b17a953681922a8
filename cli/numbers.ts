import { InvalidArgumentError } from 'commander'

/** Reads a whole number of at least one. */
export function count(text: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || !Number.isSafeInteger(number))
    throw new InvalidArgumentError('It must be a whole number of at least 1.')
  return number
}

/** Reads a seed: a whole number from 0 to 2^32 - 1. */
export function seed(text: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > 0xffff_ffff)
    throw new InvalidArgumentError('It must be a whole number from 0 to 4294967295.')
  return number
}

/** Reads a factor above zero. */
export function factor(text: string): number {
  const number = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || !(number > 0))
    throw new InvalidArgumentError('It must be a number above 0, such as 2.5.')
  return number
}

/** Reads `I/N`: part I of N, both from 1. */
export function shard(text: string): { index: number; of: number } {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? []
  if (index === undefined || of === undefined || index < 1 || index > of)
    throw new InvalidArgumentError('It must be I/N with 1 ≤ I ≤ N, such as 2/4.')
  return { index, of }
}
