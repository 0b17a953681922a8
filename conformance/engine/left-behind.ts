import type { Results } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'

type LeftBehind = NonNullable<Results['leftBehind']>[number]

/** A process that a tool left behind, how, and in which conversation where that is known. */
export type Left = Pick<LeftBehind, 'process' | 'how' | 'session'>

/** What a tool left behind in a conversation that it ended itself: what our SIGKILL ends late is not its doing. */
export function leftBy({ start: { session }, transcript }: Reading): Left[] {
  const exit = transcript.find((e) => e.event === 'exit')
  const isKilled = transcript.some((e) => e.event === 'signal' && e.signal === 'SIGKILL')
  const { survivors = [], zombies = [] } = exit ?? {}
  return [
    ...(isKilled ? [] : survivors).map((process) => ({ process, how: 'group' as const, session })),
    ...zombies.map((process) => ({ process, how: 'zombie' as const, session })),
  ]
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
