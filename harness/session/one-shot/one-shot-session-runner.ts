import { Deadlines } from '../../deadlines.ts'
import { launch, type ProcessObserver, type Subject } from '../../launch/process.ts'
import { type Recorder, record } from '../../recorder.ts'
import type { Transcript } from '../../transcript.ts'
import { cutBoundedLines } from '../../wire/bounded-lines.ts'
import type { JsonObject } from '../../wire/json.ts'
import type { OnLine } from '../../wire/lines.ts'
import { EventLoop } from '../event-loop.ts'
import { executing } from '../executors.ts'
import type { OneShotSession } from '../one-shot-session.ts'
import { reduceOneShot } from './one-shot-reducer.ts'
import {
  newOneShotState,
  type OneShotDeadline,
  type OneShotEffect,
  type OneShotEvent,
  type OneShotState,
} from './one-shot-state.ts'

/** What there is of the present run. */
interface Run {
  subject?: Subject
  output: Buffer[]
  /** Bytes that it has printed. */
  printed: number
  lines: ReturnType<typeof cutBoundedLines>
  openStreams: number
}

/** Bytes that a run may print, and lines of all runs, before the tool is taken to flood us. */
const [MOST_BYTES, MOST_LINES] = [32 * 1024 * 1024, 50_000]

/** Executes the effects of a session with a one-shot tool and turns what happens into events. */
export class OneShotSessionRunner {
  readonly #session: OneShotSession
  readonly #finished: (transcript: Transcript) => void
  readonly #recorder: Recorder
  readonly #loop: EventLoop<OneShotState, OneShotEvent, OneShotEffect>
  readonly #deadlines = new Deadlines<OneShotDeadline>((deadline, ms, late) =>
    this.#dispatch({ event: 'deadline-expired', deadline, ms, late }),
  )
  #run: Run | undefined
  #lines = 0

  constructor(session: OneShotSession, finished: (transcript: Transcript) => void) {
    this.#session = session
    this.#finished = finished
    this.#recorder = record(session.started)
    const execute = executing<OneShotEffect>({
      record: ({ event }) => this.#recorder.add(event),
      launch: ({ answers }) => this.#launch(answers),
      signal: ({ signal }) => this.#run?.subject?.signal(signal),
      arm: ({ deadline, ms }) => this.#deadlines.arm(deadline, ms),
      clear: ({ deadline }) => this.#deadlines.clear(deadline),
      release: () => this.#release(),
      finish: () => this.#finish(),
    })
    this.#loop = new EventLoop(newOneShotState(session), reduceOneShot, execute)
  }

  start(): void {
    const { interrupt } = this.#session
    interrupt?.addEventListener('abort', this.#onInterrupt, { once: true })
    this.#dispatch({ event: interrupt?.aborted ? 'interrupted' : 'started' })
  }

  /** The input of the tool stays open and has nothing to read. */
  #launch(answers: JsonObject): void {
    const { launcher = launch } = this.#session
    const lines = cutBoundedLines((...line) => this.#onLine(line))
    const run: Run = { output: [], printed: 0, lines, openStreams: 2 }
    this.#run = run
    run.subject = launcher(this.#session.launch(answers), this.#observerOf(run))
  }

  /** What comes of a run that is over is not taken for the next one's. */
  #observerOf(run: Run): ProcessObserver {
    const only =
      <Args extends unknown[]>(take: (...args: Args) => void) =>
      (...args: Args) => {
        if (run === this.#run) take(...args)
      }
    const onStreamEnd = only(() => {
      run.openStreams -= 1
      if (run.openStreams === 0) this.#dispatch({ event: 'output-ended' })
    })
    return {
      stdout: only((chunk: Buffer) => this.#onBytes(run, chunk)),
      ...{ stdoutEnd: onStreamEnd, stderrEnd: onStreamEnd },
      stderr: only((chunk: Buffer) => this.#recorder.stderr(chunk)),
      exit: only((code, signal) => this.#dispatch({ event: 'exited', code, signal })),
      failed: only((reason: string) => this.#dispatch({ event: 'start-failed', reason })),
      inputRefused: () => {},
      noticed: (event) => this.#recorder.add({ event }),
    }
  }

  /** What is written after a flood is not kept. */
  #onBytes(run: Run, chunk: Buffer): void {
    if (this.#loop.state.phase !== 'running') return
    run.printed += chunk.length
    run.output.push(chunk)
    run.lines.push(chunk)
    if (run.printed > MOST_BYTES) this.#dispatch({ event: 'flooded', after: `${MOST_BYTES} bytes` })
    else this.#dispatch({ event: 'bytes' })
  }

  #onLine(line: Parameters<OnLine>): void {
    this.#lines += 1
    if (this.#lines <= MOST_LINES) this.#recorder.line(...line)
    else this.#dispatch({ event: 'flooded', after: `${MOST_LINES} lines` })
  }

  #release(): void {
    const { subject, lines, output = [] } = this.#run ?? {}
    this.#run = undefined
    if (lines && lines.pending() > 0) lines.end()
    subject?.closeInput()
    const survivors = subject?.release() ?? []
    this.#dispatch({
      ...{ event: 'released', survivors, output: Buffer.concat(output).toString('utf8') },
    })
  }

  #finish(): void {
    this.#session.interrupt?.removeEventListener('abort', this.#onInterrupt)
    this.#recorder.close()
    this.#finished(this.#recorder.transcript)
  }

  readonly #onInterrupt = () => this.#dispatch({ event: 'interrupted' })

  #dispatch(event: OneShotEvent): void {
    this.#loop.dispatch(event)
  }
}
