import type { Fault } from '../../../harness/adversary/fault.ts'
import { rowOf } from '../../../harness/adversary/faults.ts'
import type { Launch } from '../../../harness/launch/process.ts'
import { type Watch, watch } from '../../../harness/launch/watch/watch.ts'
import type { Subject } from './start.ts'

/** A start whose system calls are watched, where the fault asks for it. */
export async function watchedStart(
  { containers }: Subject,
  launch: Launch,
  fault: Fault | undefined,
): Promise<Watch | undefined> {
  if (!fault || !rowOf(fault).watched) return undefined
  if (!containers) return watch(launch)
  return { launch, end: async () => ({ notWatched: 'the command runs in a container' }) }
}
