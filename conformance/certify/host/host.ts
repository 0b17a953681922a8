import { resolve } from 'node:path'
import { openDriver } from '../../../harness/launch/driver.ts'
import { cleanEnvironment, RUN_MARK } from '../../../harness/launch/environment.ts'
import { openExecHost } from '../../../harness/launch/exec-host.ts'
import { killMarked } from '../../../harness/launch/group.ts'
import type { Host } from '../../../harness/launch/host.ts'
import type { Results } from '../../../spec/generated/results.ts'
import type { FlattenerCheck } from '../../flattener/check.ts'
import type { AnyHostCheck } from '../../host-check.ts'
import { documentOf, hashOf, shownAs } from '../document.ts'
import { newMark } from '../mark.ts'
import { measureNoise } from '../noise.ts'
import { hostNullLine } from '../null-line.ts'
import { VFS_REVISION } from '../revision.ts'
import { flatteningChecks, occasionChecks } from './checks.ts'
import type { HostOptions } from './options.ts'
import { HostRun } from './run.ts'
import { smokeOf } from './smoke.ts'

export type { HostOptions } from './options.ts'

/**
 * Certifies a host: has it run our probe on every occasion that a check asks for, and judges what was seen.
 * Rejects only for our own faults; whatever the host does stands in the results.
 */
export async function certifyHost(options: HostOptions): Promise<Results> {
  const started = new Date()
  const mark = newMark()
  const run = new HostRun(options, options.revision ?? VFS_REVISION, () => startHost(options, mark))
  const end = () => void run.close()
  options.interrupt?.addEventListener('abort', end, { once: true })
  try {
    const noise = await measureNoise()
    await run.holdAll()
    return { ...resultsOf(run), started: started.toISOString(), ms: Date.now() - +started, noise }
  } finally {
    options.interrupt?.removeEventListener('abort', end)
    await run.close().finally(() => killMarked(mark))
  }
}

/** What checks there are on occasions, for lists and traces. */
export function hostChecks(): readonly AnyHostCheck[] {
  return occasionChecks
}

/** All that can be chosen from: those that a host shares with flatteners too. */
export function allHostChecks(): readonly (AnyHostCheck | FlattenerCheck)[] {
  return [...occasionChecks, ...flatteningChecks]
}

function startHost({ command, base, config, exec }: HostOptions, mark: string): Host {
  const env = cleanEnvironment({ ...config.env, [RUN_MARK]: mark })
  const how = { command, cwd: resolve(base, config.cwd ?? '.'), env }
  return exec ? openExecHost(how) : openDriver(how)
}

function resultsOf(run: HostRun): Results {
  const { argv, seed, timeScale, shard, interrupt } = run.options
  const { revision } = run
  const interrupted = interrupt?.aborted ?? false
  const document = documentOf(run.rows, { argv, seed, interrupted, revision })
  return {
    ...document,
    nullLine: hostNullLine,
    subject: subjectOf(run),
    timeScale,
    ...(shard && { shard }),
    smoke: smokeOf(run.first),
    transcripts: shownAs(run.shown),
  }
}

function subjectOf({ options, described, features }: HostRun): Results['subject'] {
  const { command, config, base } = options
  const name = config.name ?? described?.name
  return {
    role: 'host',
    command: [...command],
    sha256: hashOf(command, resolve(base, config.cwd ?? '.')),
    ...(name && { name }),
    ...(described?.version && { version: described.version }),
    features: [...new Set(features)],
  }
}
