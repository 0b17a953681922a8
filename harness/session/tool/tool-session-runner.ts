import { tacticOf } from '../../adversary/faults.ts'
import { Deadlines } from '../../deadlines.ts'
import { launch, type Subject } from '../../launch/process.ts'
import { type Recorder, record } from '../../recorder.ts'
import type { Transcript } from '../../transcript.ts'
import { type VisitObserver, Visitor } from '../../visits/visitor.ts'
import { cutBoundedLines } from '../../wire/bounded-lines.ts'
import type { JsonObject } from '../../wire/json.ts'
import { LINE_LIMIT, type OnLine } from '../../wire/lines.ts'
import { EventLoop } from '../event-loop.ts'
import { type Executors, executing } from '../executors.ts'
import type { ToolSession } from '../tool-session.ts'
import type { DeadlineName } from './deadline-name.ts'
import { LEFT } from './dialect.ts'
import { inputsUnder } from './inputs.ts'
import type { ToolEffect } from './tool-effect.ts'
import type { ToolEvent, ToolRequest } from './tool-event.ts'
import { reduceTool } from './tool-reducer.ts'
import { newToolState, type ToolSettings, type ToolState } from './tool-state.ts'

/** How much longer the pauses of a session may last in all for a subject that is busy, and between two looks at it. */
const [EXTENSION_MS, LOOK_MS] = [2_000, 5]

/** Executes the effects of a session with a tool and turns what happens into events. */
export class ToolSessionRunner {
  readonly #session: ToolSession
  readonly #finished: (transcript: Transcript) => void
  readonly #recorder: Recorder
  readonly #loop: EventLoop<ToolState, ToolEvent, ToolEffect>
  readonly #deadlines = new Deadlines<DeadlineName>((deadline, ms, late) => {
    if (deadline === 'pause' && this.#isBehind()) this.#deadlines.arm(deadline, LOOK_MS)
    else this.#loop.dispatch({ event: 'deadline-expired', deadline, ms, late })
  })
  readonly #lines = cutBoundedLines((...line) => this.#onLine(line))
  readonly #executors: Executors<ToolEffect> = {
    arm: ({ deadline, ms }) => this.#deadlines.arm(deadline, ms),
    clear: ({ deadline }) => this.#deadlines.clear(deadline),
    record: ({ event }) => this.#recorder.add(event),
    'record-line': ({ line }) => this.#recorder.push(line),
    launch: () => this.#launch(),
    write: ({ bytes, reportTaken }) =>
      this.#subject?.write(bytes, reportTaken ? this.#onTaken : undefined),
    'close-input': () => this.#subject?.closeInput(),
    signal: ({ signal }) => this.#subject?.signal(signal),
    answer: ({ request }) => this.#answer(request),
    follow: ({ message, name }) => this.#follow(name, message),
    'visitor-sees': ({ name }) => this.#visitor?.see(name),
    'look-for-zombies': () => this.#lookForZombies(),
    'look-at-files': () => this.#lookAtFiles(),
    'await-turn': () => setImmediate(() => this.#loop.dispatch({ event: 'loop-turned' })),
    'report-quiet': () => this.#session.onQuiet?.(),
    'shorten-line': ({ bytes }) => this.#lines.shorten(bytes),
    release: () => void this.#release(),
    finish: () => this.#finish(),
  }
  readonly #visitor: Visitor | undefined
  #subject: Subject | undefined
  /** Milliseconds by which pauses may still become longer. */
  #extension = EXTENSION_MS

  constructor(session: ToolSession, finished: (transcript: Transcript) => void) {
    this.#session = session
    this.#finished = finished
    this.#recorder = record(session.started)
    this.#visitor = session.visits && new Visitor(session.visits, this.#visits)
    const state = newToolState(settingsOf(session))
    this.#loop = new EventLoop(state, reduceTool, executing(this.#executors))
  }

  start(): void {
    const { interrupt } = this.#session
    interrupt?.addEventListener('abort', this.#onInterrupt, { once: true })
    this.#loop.dispatch({ event: interrupt?.aborted ? 'interrupted' : 'started' })
  }

  #launch(): void {
    const { launcher = launch, launch: how } = this.#session
    this.#subject = launcher(how, {
      stdout: (chunk) => this.#onBytes(chunk),
      stdoutEnd: () => this.#onOutputEnd(),
      stderr: (chunk) => this.#recorder.stderr(chunk),
      exit: (code, signal) => this.#loop.dispatch({ event: 'exited', code, signal }),
      failed: (reason) => this.#loop.dispatch({ event: 'start-failed', reason }),
      inputRefused: () => this.#recorder.add({ event: 'input-refused' }),
      noticed: (event) => this.#recorder.add({ event }),
    })
  }

  /** A subject that a busy machine has not let read yet would read what comes after a pause together with what came before. */
  #isBehind(): boolean {
    if (this.#extension <= 0 || !this.#subject?.isBusy()) return false
    this.#extension -= LOOK_MS
    return true
  }

  #answer(request: ToolRequest): void {
    const response = this.#session.host.answer(request.message, request.method)
    this.#loop.dispatch({ event: 'answered', request, response })
  }

  #follow(name: string, message?: JsonObject): void {
    const moves = this.#session.host.follow?.(name, message) ?? []
    this.#loop.dispatch({ event: 'followed', name, moves })
  }

  #lookForZombies(): void {
    this.#loop.dispatch({ event: 'zombies-seen', names: this.#subject?.zombies() ?? [] })
  }

  #lookAtFiles(): void {
    const files = this.#session.filesNow?.()
    if (files) this.#recorder.add({ event: 'project-snapshot', files })
  }

  /** Half a last line is recorded, but not read as a message. */
  async #release(): Promise<void> {
    if (this.#visitor) await this.#visitor.close()
    if (this.#lines.pending() > 0) this.#lines.end()
    const survivors = this.#subject?.release() ?? []
    const { leftFiles, host } = this.#session
    const project = leftFiles?.() ?? host.files?.()
    this.#loop.dispatch({ event: 'released', survivors, ...(project && { project }) })
  }

  #finish(): void {
    this.#session.interrupt?.removeEventListener('abort', this.#onInterrupt)
    this.#recorder.close()
    this.#finished(this.#recorder.transcript)
  }

  #onBytes(chunk: Buffer): void {
    this.#loop.dispatch({ event: 'bytes', count: chunk.length })
    if (this.#isOver) return
    this.#lines.push(chunk)
    if (this.#lines.pending() > LINE_LIMIT) this.#loop.dispatch({ event: 'line-too-long' })
  }

  #onLine(line: Parameters<OnLine>): void {
    const [, ending] = line
    if (!this.#isOver) this.#loop.dispatch({ event: 'line', line: this.#recorder.read(...line) })
    else if (ending === 'none') this.#recorder.line(...line)
  }

  #onOutputEnd(): void {
    if (!this.#isOver) this.#lines.end()
    this.#loop.dispatch({ event: 'output-ended' })
  }

  readonly #visits: VisitObserver = {
    record: (event) => this.#recorder.add(event),
    began: () => this.#loop.dispatch({ event: 'visits-began' }),
    left: () => this.#follow(LEFT),
    ended: () => this.#loop.dispatch({ event: 'visits-ended' }),
  }

  readonly #onTaken = () => this.#loop.dispatch({ event: 'bytes-taken' })

  readonly #onInterrupt = () => this.#loop.dispatch({ event: 'interrupted' })

  /** Nothing is read any more. */
  get #isOver(): boolean {
    const { phase } = this.#loop.state
    return phase === 'releasing' || phase === 'finished'
  }
}

/** What of a session the reducer needs to know. */
function settingsOf({ fault, host, ...session }: ToolSession): ToolSettings {
  const { binding = 'vfs', init, inputs, prompts, stateful, limits, baseDelayMs } = session
  const { maxRequests, maxBytes, maxLines, visits } = session
  const tactic = tacticOf(fault, baseDelayMs)
  const given = { ...inputsUnder(fault, inputs), prompts, stateful, limits, baseDelayMs }
  const { dialect } = host
  const bounds = { maxRequests, maxBytes, maxLines }
  return { binding, dialect, init, ...given, tactic, ...bounds, visited: visits !== undefined }
}
