import type { DirectoryLeft } from '../../harness/launch/remove-directory.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'
import { transcriptExcerpt } from './excerpt.ts'
import type { Judge } from './judge.ts'

type LeftBehind = NonNullable<Results['leftBehind']>[number]

/** What a subject left behind, how, and in which conversation where that is known. */
export type Left = Pick<LeftBehind, 'process' | 'how' | 'session' | 'because'>

/** What a tool left behind in a conversation that it ended itself: what our SIGKILL ends late is not its doing. */
export function leftBy({ start: { session }, transcript }: Reading): Left[] {
  const exit = transcript.find((e) => e.event === 'exit')
  const { survivors = [], zombies = [] } = exit ?? {}
  if (survivors.length === 0 && zombies.length === 0) return []
  const isKilled = transcript.some((e) => e.event === 'signal' && e.signal === 'SIGKILL')
  return [
    ...(isKilled ? [] : survivors).map((process) => ({ process, how: 'group' as const, session })),
    ...zombies.map((process) => ({ process, how: 'zombie' as const, session })),
  ]
}

/**
 * What was found outside of every process group when all was over. Nothing shows which session left it, since all run in
 * the same environment: the first one shows it.
 */
export function escapedFrom(
  { first, excerpts }: Pick<Judge<Reading>, 'first' | 'excerpts'>,
  names: readonly string[],
): Left[] {
  if (!first || names.length === 0) return []
  const at = first.transcript.at(-1)?.at ?? 0
  const processes = [...new Set(names)]
  const { session } = first.start
  const shown = excerpts.get(session) ?? transcriptExcerpt(first.transcript).events
  excerpts.set(session, [...shown, { event: 'processes-outlived-run', at, processes }])
  return names.map((process) => ({ process, how: 'escaped' as const }))
}

/** Directories that could not be removed when all was over: the first stands for all, which stay for like reasons. */
export const directoriesLeft = (all: readonly DirectoryLeft[]): Left[] => {
  const [first] = all
  if (!first) return []
  return all.map(() => ({ process: first.directory, how: 'directory', because: first.because }))
}

/** Reports each process once for each way, with the first conversation that left it and how often. */
export function leftBehindOf(all: readonly Left[]): Pick<Results, 'leftBehind'> {
  const alike = Map.groupBy(all, ({ process, how }) => `${how} ${process}`)
  const leftBehind = [...alike.values()].map((each): LeftBehind => {
    const [first] = each
    return { ...(first as Left), times: each.length }
  })
  return leftBehind.length > 0 ? { leftBehind } : {}
}
