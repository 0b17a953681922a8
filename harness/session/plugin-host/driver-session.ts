import { Deadlines } from '../../deadlines.ts'
import { openDriver } from '../../launch/driver.ts'
import type { Host, Reply } from '../../launch/host.ts'
import type { Launch } from '../../launch/process.ts'
import type { PluginStep } from '../../probes/plugin-step.ts'
import { type Recorder, record } from '../../recorder.ts'
import type { Started, Transcript } from '../../transcript.ts'
import type { JsonObject } from '../../wire/json.ts'
import { driverErrorOf } from '../host/driver-error.ts'
import { recording } from '../listener.ts'
import { acknowledge } from './acknowledge.ts'
import { programOf } from './install-probe.ts'
import { ProbeObserver } from './probe-observer.ts'
import { type ProbeTool, toolsFor } from './probe-tools.ts'

/** One of our probes: what the host calls it, its arguments and what it does. */
export interface ProbePlugin {
  name?: string
  args?: readonly string[]
  steps: readonly PluginStep[]
}

/** One thing that the suite does: asks the driver for something, or has the host run another probe, as a whole or meanwhile. */
export type DriverAction = { ask: string; params: JsonObject } | { run: string; whole?: true }

/** What a host of plugins is made to do by its driver. */
export interface PluginDriverSession {
  started: Omit<Started, 'event' | 'at'>
  /** A directory of its own. */
  folder: string
  launch: Launch
  configure: JsonObject
  /** The probes by their names; the first is run at once. */
  probes: Readonly<Record<string, ProbePlugin>>
  /** Probes that are tools of the host, by their names. */
  tools?: Readonly<Record<string, ProbeTool>>
  /** What the suite does when a probe reports a mark; `ended`: when the run of the first is over. */
  at: Readonly<Record<string, readonly DriverAction[]>>
  limits: { replyMs: number; sessionMs: number }
  interrupt?: AbortSignal
}

/** Milliseconds that a driver may take to end. */
const END_MS = 5_000

/** Interval between two looks at the side channels, in milliseconds. */
const LOOK_MS = 20

/** Has a host run probes by its driver, and records what both sides show. Never rejects for the host. */
export async function runPluginDriverSession(session: PluginDriverSession): Promise<Transcript> {
  const recorder = record(session.started)
  if (session.interrupt?.aborted) recorder.add({ event: 'interrupted' })
  else await new DriverRun(session, recorder).run()
  recorder.close()
  return recorder.transcript.sort((a, b) => a.at - b.at)
}

/** One session with a driver. */
class DriverRun {
  readonly #session: PluginDriverSession
  readonly #recorder: Recorder
  readonly #observer: ProbeObserver
  readonly #host: Host
  readonly #running = new Set<Promise<unknown>>()
  readonly #deadlines = new Deadlines<'session'>((name, ms, late) => {
    this.#recorder.add({ event: 'timer', name, ms, ...(late && { late }) })
    this.#breakOff('the session did not end in time')
  })
  #isOver = false

  constructor(session: PluginDriverSession, recorder: Recorder) {
    const { folder, probes, tools = {}, limits, launch, interrupt } = session
    const { replyMs } = limits
    this.#session = session
    this.#recorder = recorder
    this.#observer = new ProbeObserver({
      ...{ folder, probes, replyMs, recorder },
      tools: Object.keys(tools),
    })
    this.#host = openDriver(launch)
    this.#host.attach(recording(recorder, async () => ({ denied: true })))
    interrupt?.addEventListener('abort', this.#onInterrupt, { once: true })
  }

  async run(): Promise<void> {
    const timer = setInterval(() => this.#look(), LOOK_MS)
    this.#deadlines.arm('session', this.#session.limits.sessionMs)
    if (await this.#open()) await this.#runProbes()
    this.#deadlines.clear('session')
    this.#isOver = true
    await this.#host.end(END_MS)
    clearInterval(timer)
    this.#session.interrupt?.removeEventListener('abort', this.#onInterrupt)
    this.#look()
    await this.#settled()
    this.#observer.killLeft()
  }

  async #open(): Promise<boolean> {
    const described = await this.#ask('describe')
    if (!described) return false
    const [start] = this.#recorder.transcript
    const { features } = described
    if (start?.event === 'start' && Array.isArray(features))
      start.context = { ...start.context, features: features.map(String) }
    const { configure, folder, tools } = this.#session
    const params = { ...configure, ...(tools && { tools: toolsFor(folder, tools) }) }
    return (await this.#ask('configure', params)) !== undefined
  }

  async #runProbes(): Promise<void> {
    const [first] = Object.keys(this.#session.probes)
    if (first === undefined) return
    await this.#runProbe(first)
    this.#look()
    for (const action of this.#session.at.ended ?? []) await this.#act(action)
    await this.#settled()
    await this.#ask('plugin_conversation', {})
  }

  async #runProbe(probe: string): Promise<void> {
    const { probes, folder } = this.#session
    const { name = probe, args = [] } = probes[probe] ?? { steps: [] }
    await this.#ask('plugin', { name, command: [programOf(folder, probe)], args: [...args] })
  }

  #look(): void {
    for (const mark of this.#observer.look()) this.#track(this.#actAt(mark))
  }

  /** The probe goes on when everything has been done. */
  async #actAt(mark: string): Promise<void> {
    for (const action of this.#session.at[mark] ?? []) await this.#act(action)
    acknowledge(this.#session.folder, mark)
  }

  async #act(action: DriverAction): Promise<void> {
    if ('ask' in action) await this.#ask(action.ask, action.params)
    else if (action.whole) await this.#runProbe(action.run)
    else this.#track(this.#runProbe(action.run))
  }

  /** Waits for what goes on meanwhile: it writes to the folder of the session. */
  async #settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #track(running: Promise<unknown>): void {
    const tracked = running.finally(() => this.#running.delete(tracked))
    this.#running.add(tracked)
  }

  async #ask(method: string, params?: JsonObject): Promise<JsonObject | undefined> {
    const reply: Reply = await this.#host.ask(method, params, this.#session.limits.sessionMs)
    if ('result' in reply) return reply.result
    if (!this.#isOver) this.#recorder.add(driverErrorOf(reply, undefined))
    return undefined
  }

  readonly #onInterrupt = () => {
    this.#recorder.add({ event: 'interrupted' })
    this.#breakOff('the run was interrupted')
  }

  /** What is still open is answered by nobody any more. */
  #breakOff(sentence: string): void {
    this.#isOver = true
    this.#recorder.add({ event: 'driver-failed', sentence, kind: 'deadline' })
    void this.#host.end(0)
  }
}
