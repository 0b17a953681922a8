import { delimiter, join } from 'node:path'
import type { Launch } from '../../launch/process.ts'
import type { PluginStep } from '../../probes/plugin-step.ts'
import type { Recorder } from '../../recorder.ts'
import { acknowledge } from './acknowledge.ts'
import { ProbeObserver } from './probe-observer.ts'
import { runWatched } from './run-watched.ts'

/** A further run of a host, in the same workspace as the first. */
export interface BesideRun {
  /** A directory of its own, for its probe. */
  folder: string
  /** That of the first run, whose probe may wait for a mark of this one. */
  first: string
  /** The name of the plugin, and the one under which its probe is recorded. */
  plugin: string
  call: string
  steps: readonly PluginStep[]
  launch: Launch
  limits: { replyMs: number; sessionMs: number }
  interrupt?: AbortSignal
}

/** Runs the host once more and records what its probe reports; nothing else of this run is recorded. */
export async function runBeside(run: BesideRun, recorder: Recorder): Promise<void> {
  const { folder, plugin, call, steps, limits } = run
  const probes = { [plugin]: { steps } }
  const observer = new ProbeObserver({ folder, probes, replyMs: limits.replyMs, recorder, call })
  await runWatched({ ...run, launch: withProbeFirst(run) }, () => {
    for (const mark of observer.look()) acknowledge(run.first, mark)
  })
  observer.killLeft()
}

/** The host with the probe of this run first on its PATH. */
function withProbeFirst({ folder, launch }: BesideRun): Launch {
  const PATH = `${join(folder, 'bin')}${delimiter}${launch.env.PATH ?? ''}`
  return { ...launch, env: { ...launch.env, PATH } }
}
