import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Deadlines } from '../deadlines.ts'
import { identify, killLeft, type ProcessIdentity } from '../launch/alive.ts'
import { probeCommand } from '../launch/probe.ts'
import { type Launch, launch, type Subject } from '../launch/process.ts'
import type { PluginStep } from '../probes/plugin-probe.ts'
import { type Recorder, record } from '../recorder.ts'
import type { Started, Transcript } from '../transcript.ts'
import { cutBoundedLines, type OnLine } from '../wire/lines.ts'
import { readSideChannel, type SideChannelReader } from './host/side-channel-reader.ts'

/** What a host of plugins is run in, and what our probe does there. */
export interface PluginHostSession {
  started: Omit<Started, 'event' | 'at'>
  /** A directory of its own: `bin` with the probe, `scripts`, and `workspace`. */
  folder: string
  /** Name of the plugin, whose file is `jp-NAME`. */
  plugin: string
  steps: readonly PluginStep[]
  launch: Launch
  /** Sends a signal when the probe reports the mark. */
  signal?: { at: string; name: 'SIGINT' | 'SIGTERM' }
  limits: { replyMs: number; sessionMs: number }
  interrupt?: AbortSignal
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
  else await new PluginHostRun(session, recorder).over
  return recorder.transcript
}

/** One run of the host. */
class PluginHostRun {
  readonly over: Promise<void>
  readonly #session: PluginHostSession
  readonly #recorder: Recorder
  readonly #channel: SideChannelReader
  readonly #subject: Subject
  readonly #finish: () => void
  readonly #deadlines = new Deadlines<'session' | 'drain'>((name, ms, late) => {
    if (name === 'session') this.#recorder.add({ event: 'timer', name, ms, ...(late && { late }) })
    if (name === 'session') this.#stop('the host did not end')
    else this.#close()
  })
  readonly #timer: NodeJS.Timeout
  #open = 3
  #lines = 0
  #probe: ProcessIdentity | undefined

  constructor(session: PluginHostSession, recorder: Recorder) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.over = promise
    this.#finish = resolve
    this.#session = session
    this.#recorder = recorder
    this.#channel = readSideChannel(installProbe(session))
    this.#subject = this.#start()
    this.#deadlines.arm('session', session.limits.sessionMs)
    this.#timer = setInterval(() => this.#look(), LOOK_MS)
    session.interrupt?.addEventListener('abort', () => this.#interrupt(), { once: true })
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
  #onLine(line: Parameters<OnLine>): void {
    this.#lines += 1
    if (this.#lines <= MOST_LINES) this.#recorder.line(...line)
    if (this.#lines === MOST_LINES + 1) this.#stop('the host wrote without end')
  }

  #ended(): void {
    this.#open -= 1
    if (this.#open === 0) this.#close()
  }

  #look(): void {
    for (const { epoch, entry } of this.#channel.read()) {
      const at = Math.max(0, epoch - this.#recorder.epoch)
      this.#recorder.push({ event: 'probe', at, call: this.#session.plugin, entry })
      if (entry.pid !== undefined)
        this.#probe = identify(entry.pid, probeCommand('plugin').slice(1))
      if (entry.mark !== undefined) this.#act(entry.mark)
    }
  }

  #act(mark: string): void {
    const { signal } = this.#session
    if (signal?.at !== mark) return
    const { name } = signal
    this.#recorder.add({ event: 'signal', signal: name, reason: `the probe is at ${mark}` })
    this.#subject.signal(name)
  }

  #interrupt(): void {
    this.#recorder.add({ event: 'interrupted' })
    this.#stop('the run was interrupted')
  }

  #stop(reason: string): void {
    this.#recorder.add({ event: 'signal', signal: 'SIGKILL', reason })
    this.#subject.signal('SIGKILL')
  }

  /** Ends everything, the probe too where it has outlived its host. */
  #close(): void {
    clearInterval(this.#timer)
    for (const name of ['session', 'drain'] as const) this.#deadlines.clear(name)
    this.#look()
    this.#subject.release()
    if (this.#probe) killLeft(this.#probe)
    this.#recorder.close()
    this.#finish()
  }
}

/** Writes the probe and its script; gives the file of its side channel. */
function installProbe({ folder, plugin, steps, limits }: PluginHostSession): string {
  const path = join(folder, 'channel.ndjson')
  const [program, words] = [join(folder, 'bin', `jp-${plugin}`), probeCommand('plugin')]
  const start = `#!/bin/sh\nexec ${words.map(quoted).join(' ')} "$0"\n`
  const script = { record: path, replyMs: limits.replyMs, steps }
  writeIn(program, start, 0o755)
  writeIn(join(folder, 'scripts', `jp-${plugin}.json`), JSON.stringify(script))
  return path
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`

/** Writes a file, and the directories above it. */
export function writeIn(path: string, text: string, mode?: number): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, mode === undefined ? {} : { mode })
}
