import type { Conversation } from '../../harness/conversation.ts'
import { killMarked } from '../../harness/launch/group.ts'
import { type Stored, startOf } from '../../harness/stored.ts'
import type { Results } from '../../spec/generated/results.ts'
import type { AnyCheck } from '../check.ts'
import { vfsToolChecks } from '../vfs/index.ts'
import { documentOf, hashOf, shownAs, shownFor } from './document.ts'
import { judgeStored } from './judge.ts'
import { newMark } from './mark.ts'
import { measureNoise } from './noise.ts'
import type { CertifyOptions } from './options.ts'
import { VFS_REVISION } from './revision.ts'
import { undeclaredRow } from './row.ts'
import { Run } from './run.ts'
import { byDeclaration, select } from './selection.ts'
import { saidNothing, smokeOf } from './smoke.ts'

export type { CertifyOptions } from './options.ts'

/**
 * Certifies a tool: holds its cases plainly and under every fault that fits them, and judges what was said.
 * Rejects only for our own faults; whatever the tool does stands in the results.
 * @see rfd-d11 §Tool lifecycle
 */
export async function certifyTool(options: CertifyOptions): Promise<Results> {
  const started = new Date()
  const mark = newMark()
  const run = new Run(options, mark, options.revision ?? VFS_REVISION)
  try {
    const noise = await measureNoise()
    await run.holdAll()
    run.nameEscaped(killMarked(mark))
    return { ...resultsOf(run), ...timesOf(started), noise }
  } finally {
    killMarked(mark)
    await options.containers?.close()
  }
}

/** What checks there are, for lists and traces. */
export function toolChecks(): readonly AnyCheck[] {
  return vfsToolChecks
}

/** Judges stored sessions again, without the subject. */
export function judgeTranscripts(stored: readonly Stored[], { argv }: { argv: string[] }): Results {
  const started = startOf(stored[0])
  const { stateful, probe, declared: features } = started?.context ?? {}
  const revision = started?.revision ?? VFS_REVISION
  const held = select(vfsToolChecks, { only: [], skip: [], revision })
  const { declared, undeclared } = byDeclaration(held, { stateful, probe, features })
  const judged = judgeStored(declared, stored)
  const rows = [...judged.rows, ...undeclared.map(undeclaredRow)]
  const facts = { argv, seed: 0, interrupted: false, revision }
  return {
    ...documentOf(rows, facts),
    ...(judged.leftBehind && { leftBehind: judged.leftBehind }),
    ...silenceOf(judged.plains),
    subject: { role: 'tool', command: started?.command ?? [] },
    transcripts: shownFor(rows, stored),
  }
}

function resultsOf(run: Run): Results {
  const { argv, seed, timeScale, shard, interrupt } = run.options
  const { revision } = run.bench
  return {
    ...documentOf(run.rows, { argv, seed, interrupted: interrupt?.aborted ?? false, revision }),
    subject: subjectOf(run),
    timeScale,
    ...(shard && { shard }),
    smoke: smokeOf(run.plains[0]),
    ...run.leftBehind,
    ...silenceOf(run.plains),
    transcripts: shownAs(run.shown),
  }
}

/** Of a tool that said nothing of the protocol one sentence is enough: what nothing showed is everything. */
const silenceOf = (plains: Conversation[]) =>
  saidNothing(plains) ? { smoke: smokeOf(plains[0]), notExercised: [] } : {}

function subjectOf({ options, bench }: Run): Results['subject'] {
  const { command, containers, config } = options
  const identity = containers
    ? { image: containers.image }
    : { sha256: hashOf(command, bench.subject.cwd) }
  return { role: 'tool', command, ...identity, ...(config.name && { name: config.name }) }
}

const timesOf = (started: Date) => ({
  started: started.toISOString(),
  ms: Date.now() - started.getTime(),
})
