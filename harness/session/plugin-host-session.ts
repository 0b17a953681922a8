import { join } from 'node:path'
import { Deadlines } from '../deadlines.ts'
import { type Launch, launch, type Subject } from '../launch/process.ts'
import type { PluginStep } from '../probes/plugin-step.ts'
import { type Recorder, record } from '../recorder.ts'
import type { Started, Transcript } from '../transcript.ts'
import { cutBoundedLines } from '../wire/bounded-lines.ts'
import { acknowledge } from './plugin-host/acknowledge.ts'
import type { ShellProgram } from './plugin-host/install-probe.ts'
import { ProbeObserver } from './plugin-host/probe-observer.ts'
import { recordTrace } from './plugin-host/read-trace.ts'
import { type RunsBefore, recordRegistry, runBefore } from './plugin-host/run-before.ts'
import { runBeside } from './plugin-host/run-beside.ts'
import { runWatched } from './plugin-host/run-watched.ts'

/** What a host of plugins is run in, and what our probe does there. */
export interface PluginHostSession extends RunsBefore {
  started: Omit<Started, 'event' | 'at'>
  /** A directory of its own: `bin` with the probe, `scripts`, and `workspace`. */
  folder: string
  /** Name of the plugin, whose file is `jp-NAME`. */
  plugin: string
  steps: readonly PluginStep[]
  launch: Launch
  /** What the host finds on its own stdin; left out, nothing. */
  input?: string
  /** Programs beside the probe, by their paths below the folder. */
  programs?: Readonly<Record<string, ShellProgram>>
  /** Sends a signal when the probe reports the mark. */
  signal?: { at: string; name: 'SIGINT' | 'SIGTERM' }
  /** Further runs of the host, at marks of the probe, and at `ended`: what the probe of each does. */
  beside?: Readonly<Record<string, readonly PluginStep[]>>
  /** The file of its trace, of which the beginning is recorded at the end. */
  traceFile?: string
  /** How the host is run once more when everything else is over; what is seen of it is recorded below `control`. */
  control?: Launch
  limits: { replyMs: number; sessionMs: number }
}

/** Interval between two looks at the side channel, which announces nothing, in milliseconds. */
const LOOK_MS = 25

/** Milliseconds for which what the host left behind may hold its output open. */
const DRAIN_MS = 500

/** Lines that a host may print. */
const MOST_LINES = 50_000

/** Puts the probe first on the PATH, runs the host, and records what both sides show. Never rejects for the host. */
export async function runPluginHostSession(session: PluginHostSession): Promise<Transcript> {
  const recorder = record(session.started)
  if (session.interrupt?.aborted) recorder.add({ event: 'interrupted' })
  else await runBefore(session, recorder).then(() => new PluginHostRun(session, recorder).over)
  recorder.close()
  return recorder.transcript
}

/** When a further run begins that waits for the end of the first. */
const ENDED = 'ended'

/** One run of the host. */
class PluginHostRun {
  /** The end of the run, and of those beside it. */
  readonly over: Promise<void>
  readonly #session: PluginHostSession
  readonly #recorder: Recorder
  readonly #observer: ProbeObserver
  readonly #subject: Subject
  readonly #closed = Promise.withResolvers<void>()
  readonly #deadlines = new Deadlines<'session' | 'drain'>((name, ms, late) => {
    if (name === 'session') this.#recorder.add({ event: 'timer', name, ms, ...(late && { late }) })
    if (name === 'session') this.#stop('the host did not end')
    else this.#close()
  })
  readonly #timer: NodeJS.Timeout
  readonly #beside: Promise<void>[] = []
  #open = 3
  #isOver = false
  #lines = 0

  constructor(session: PluginHostSession, recorder: Recorder) {
    this.over = this.#closed.promise
      .then(() => this.#endRunsBeside())
      .finally(() => session.interrupt?.removeEventListener('abort', this.#onInterrupt))
    this.#session = session
    this.#recorder = recorder
    const { folder, plugin, steps, limits, programs = {} } = session
    const probes = { [plugin]: { steps } }
    this.#observer = new ProbeObserver({ folder, probes, programs, ...limits, recorder })
    this.#subject = this.#start()
    if (session.input !== undefined) this.#subject.write(session.input)
    this.#subject.closeInput()
    this.#deadlines.arm('session', session.limits.sessionMs)
    this.#timer = setInterval(() => this.#look(), LOOK_MS)
    session.interrupt?.addEventListener('abort', this.#onInterrupt, { once: true })
  }

  #start(): Subject {
    const recorder = this.#recorder
    const lines = cutBoundedLines((...line) => this.#onLine(line))
    return launch(this.#session.launch, {
      stdout: (chunk) => {
        if (this.#lines <= MOST_LINES) lines.push(chunk)
      },
      stdoutEnd: () => {
        lines.end()
        recorder.add({ event: 'closed', stream: 'stdout' })
        this.#ended()
      },
      stderr: recorder.stderr,
      stderrEnd: () => this.#ended(),
      inputRefused: () => {},
      failed: (reason) => {
        recorder.add({ event: 'start-failed', reason })
        this.#close()
      },
      exit: (code, signal) => {
        this.#look()
        recorder.add({ event: 'exit', code, signal })
        this.#deadlines.clear('session')
        this.#deadlines.arm('drain', DRAIN_MS)
        this.#ended()
      },
    })
  }

  /** A host that writes without end is ended, and what else it writes is not kept. */
  #onLine(line: Parameters<Recorder['line']>): void {
    this.#lines += 1
    if (this.#lines <= MOST_LINES) this.#recorder.line(...line)
    if (this.#lines === MOST_LINES + 1) this.#stop('the host wrote without end')
  }

  #ended(): void {
    this.#open -= 1
    if (this.#open === 0) this.#close()
  }

  #look(): void {
    for (const mark of this.#observer.look()) this.#act(mark)
  }

  #act(mark: string): void {
    const { signal, beside, folder } = this.#session
    if (beside?.[mark] && mark !== ENDED)
      this.#beside.push(this.#runBeside(mark).then(() => acknowledge(folder, mark)))
    if (signal?.at !== mark) return
    const { name } = signal
    this.#recorder.add({ event: 'signal', signal: name, reason: `the probe is at ${mark}` })
    this.#subject.signal(name)
  }

  async #runBeside(call: string): Promise<void> {
    const { folder, beside, ...same } = this.#session
    const steps = beside?.[call]
    const own = join(folder, 'beside', call.replaceAll(' ', '-'))
    const run = { ...same, folder: own, first: folder, call }
    if (steps) await runBeside({ ...run, steps }, this.#recorder)
  }

  async #endRunsBeside(): Promise<void> {
    await Promise.all(this.#beside)
    if (!this.#session.interrupt?.aborted) await this.#runBeside(ENDED)
    if (!this.#session.interrupt?.aborted) await this.#runControl()
  }

  async #runControl(): Promise<void> {
    const { control, ...session } = this.#session
    recordRegistry(session, this.#recorder)
    if (!control) return
    this.#observer.recordUnder('control')
    const status = await runWatched({ ...session, launch: control }, () => this.#observer.look())
    this.#observer.killLeft()
    this.#recorder.add({ event: 'probe', call: 'control/host', entry: { seen: { status } } })
    recordRegistry(session, this.#recorder, 'control/')
  }

  /** What has ended is sent no signal: its number may be another's. */
  readonly #onInterrupt = () => {
    this.#recorder.add({ event: 'interrupted' })
    if (!this.#isOver) this.#stop('the run was interrupted')
  }

  #stop(reason: string): void {
    this.#recorder.add({ event: 'signal', signal: 'SIGKILL', reason })
    this.#subject.signal('SIGKILL')
  }

  /** Ends everything, the probe too where it has outlived its host. */
  #close(): void {
    this.#isOver = true
    clearInterval(this.#timer)
    for (const name of ['session', 'drain'] as const) this.#deadlines.clear(name)
    this.#look()
    this.#subject.release()
    this.#observer.killLeft()
    recordTrace(this.#session, this.#recorder)
    this.#closed.resolve()
  }
}
