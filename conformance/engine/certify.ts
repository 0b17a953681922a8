import { newMark } from '../../harness/launch/environment.ts'
import { killMarked, markedGone } from '../../harness/launch/group.ts'
import { inheritMark } from '../../harness/launch/inherited-mark.ts'
import { takeDirectoriesLeft } from '../../harness/launch/remove-directory.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { Reading } from './check.ts'
import { documentOf, transcriptsOf } from './document.ts'
import { measureNoise } from './noise.ts'
import { Run } from './run.ts'
import { selected } from './selection.ts'
import type { PlannedSession, RunOptions, Suite } from './suite.ts'

/**
 * Certifies a subject: runs the sessions that the suite plans, and judges their transcripts.
 * Rejects only for faults of the suite; whatever the subject does stands in the results.
 */
export async function certify<O extends RunOptions, S extends PlannedSession, R extends Reading>(
  suite: Suite<O, S, R>,
  options: O,
): Promise<Results> {
  const started = new Date()
  const mark = newMark()
  const inherited = inheritMark()
  const revision = options.revision ?? suite.revision
  const run = new Run(suite, options, { mark, revision, checks: selected(suite, options) })
  // What goes wrong here goes wrong again where it is waited for, below.
  const end = () => void run.close().catch(() => {})
  options.interrupt?.addEventListener('abort', end, { once: true })
  try {
    const noise = await measureNoise()
    await run.all()
    // What the runner keeps up from one session to the next is ours to end, and not left behind.
    await run.close()
    const escaped = [...killMarked(mark), ...(inherited?.killEscaped() ?? [])]
    run.nameLeft(escaped, takeDirectoriesLeft())
    const ms = Date.now() - started.getTime()
    return {
      ...resultsOf(suite, options, run, revision),
      started: started.toISOString(),
      ms,
      noise,
      escapedBy: inherited ? 'limit' : 'environment',
    }
  } finally {
    options.interrupt?.removeEventListener('abort', end)
    await run.close().finally(() => [killMarked(mark), inherited?.killEscaped()])
    inherited?.release()
    await markedGone(mark)
  }
}

function resultsOf<O extends RunOptions, S extends PlannedSession, R extends Reading>(
  suite: Suite<O, S, R>,
  options: O,
  run: Run<O, S, R>,
  revision: string,
): Results {
  const { argv, seed, timeScale, shard, interrupt } = options
  const { rows, judge } = run
  const interrupted = interrupt?.aborted ?? false
  return {
    ...documentOf(rows, { argv, seed, interrupted, revision }),
    nullBaseline: suite.nullBaseline,
    timeScale,
    ...(shard && { shard }),
    ...run.leftBehind,
    ...suite.summary(judge, options),
    transcripts: transcriptsOf(rows, judge.excerpts),
  }
}
