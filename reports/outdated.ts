import type { Results } from './results.ts'

/** How the entries are headed that make a run red though nothing new failed. */
export const OUTDATED = 'Known failures that are out of date'

/** The entries of the known failures that have outlived themselves, a sentence each, with its place. */
export function outdated({ outdatedKnownFailures: entries = [] }: Results): string[] {
  return entries.map(({ at, reason }) => `${at}: ${reason}`)
}

/** The same of all shards: an entry that each of them reports is reported once. */
export function outdatedOf(shards: readonly Results[]): Pick<Results, 'outdatedKnownFailures'> {
  const all = shards.flatMap((shard) => shard.outdatedKnownFailures ?? [])
  const unique = [...new Map(all.map((entry) => [`${entry.at} ${entry.reason}`, entry])).values()]
  return unique.length > 0 ? { outdatedKnownFailures: unique } : {}
}
