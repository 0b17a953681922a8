import type { Launch } from '../../launch/process.ts'
import type { Recorder } from '../../recorder.ts'
import type { RegistryServer } from './registry-server.ts'
import { runWatched } from './run-watched.ts'

/** Runs of a host that come before the one that is recorded, and the registry that they find. */
export interface RunsBefore {
  before?: readonly Launch[]
  /** What they print is recorded too. */
  printing?: boolean
  registry?: Pick<RegistryServer, 'ran' | 'look'>
  limits: { sessionMs: number }
  interrupt?: AbortSignal
}

/** Characters of what a host prints. */
const MOST_PRINTED = 10_000

/** Runs the host as often as there are launches; of each its status is recorded, or null, as `before/host`. */
export async function runBefore(session: RunsBefore, recorder: Recorder): Promise<void> {
  for (const launch of session.before ?? []) {
    if (session.interrupt?.aborted) return
    const seen = await endOf(session, launch)
    recorder.add({ event: 'probe', call: 'before/host', entry: { seen } })
    recordRegistry(session, recorder, 'before/')
  }
}

async function endOf({ printing, ...session }: RunsBefore, launch: Launch) {
  let printed = ''
  const prints = (text: string) => {
    printed = `${printed}${text}`.slice(0, MOST_PRINTED)
  }
  const status = await runWatched({ ...session, launch, ...(printing && { prints }) }, () => {})
  return { status, ...(printing && { printed }) }
}

/** Records what a run has asked of the registry and what it has left behind, as `registry/seen` below `under`. */
export function recordRegistry({ registry }: RunsBefore, recorder: Recorder, under = ''): void {
  if (!registry) return
  registry.ran()
  recorder.add({
    event: 'probe',
    call: `${under}registry/seen`,
    entry: { seen: registry.look() },
  })
}
