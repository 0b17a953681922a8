import { delimiter, join } from 'node:path'
import { Deadlines } from '../../deadlines.ts'
import { type Launch, launch, type Subject } from '../../launch/process.ts'
import type { PluginStep } from '../../probes/plugin-probe.ts'
import type { Recorder } from '../../recorder.ts'
import { ProbeObserver } from './probe-observer.ts'

/** A further run of a host, in the same workspace as the first. */
export interface BesideRun {
  /** A directory of its own, for its probe. */
  folder: string
  /** The name of the plugin, and the one under which its probe is recorded. */
  plugin: string
  call: string
  steps: readonly PluginStep[]
  launch: Launch
  limits: { replyMs: number; sessionMs: number }
  interrupt?: AbortSignal
}

/** Interval between two looks at the side channel, in milliseconds. */
const LOOK_MS = 25

/** Runs the host once more and records what its probe reports; nothing else of this run is recorded. */
export async function runBeside(run: BesideRun, recorder: Recorder): Promise<void> {
  const { folder, plugin, call, steps, limits, interrupt } = run
  const probes = { [plugin]: { steps } }
  const observer = new ProbeObserver({ folder, probes, replyMs: limits.replyMs, recorder, call })
  const { subject, ended } = start(run)
  const kill = () => subject.signal('SIGKILL')
  const deadlines = new Deadlines<'session'>(kill)
  deadlines.arm('session', limits.sessionMs)
  interrupt?.addEventListener('abort', kill, { once: true })
  const timer = setInterval(() => observer.look(), LOOK_MS)
  await ended
  clearInterval(timer)
  deadlines.clear('session')
  interrupt?.removeEventListener('abort', kill)
  observer.look()
  subject.release()
  observer.killLeft()
}

/** Starts the host with the probe of this run first on its PATH. */
function start({ folder, launch: former }: BesideRun): { subject: Subject; ended: Promise<void> } {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const nothing = () => {}
  const PATH = `${join(folder, 'bin')}${delimiter}${former.env.PATH ?? ''}`
  const subject = launch(
    { ...former, env: { ...former.env, PATH } },
    {
      ...{ stdout: nothing, stdoutEnd: nothing, stderr: nothing, stderrEnd: nothing },
      ...{ inputRefused: nothing, failed: () => resolve(), exit: () => resolve() },
    },
  )
  return { subject, ended }
}
