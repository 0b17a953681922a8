import type { Fault } from '../adversary/fault.ts'
import type { Launch, Launcher, Subject } from '../launch/process.ts'
import type { Limits } from '../limits.ts'
import type { HostState } from '../peers/vfs-host.ts'
import { type Recorder, record } from '../recorder.ts'
import type { Started, Transcript } from '../transcript.ts'
import type { JsonObject } from '../wire/json.ts'
import { cutLines, type Ending as LineEnding } from '../wire/lines.ts'
import { Deadlines } from './deadlines.ts'
import type { Mouth } from './mouth.ts'

/** One conversation with a tool, in which we play its host. */
export interface ToolSession {
  started: Omit<Started, 'event' | 'at' | 'command'>
  launch: Launch
  /** How it is launched, when not as a process of this machine. */
  launcher?: Launcher
  host: HostState
  /** The params of `init`. */
  init: JsonObject
  /** What is applied, in turn, to a stateful tool. */
  inputs: unknown[]
  /** What the tool said when it was found silent before, by its place among the states: it is not waited for again. */
  prompts?: ReadonlyMap<number, unknown>
  stateful: boolean
  fault?: Fault
  limits: Limits
  /** The base of all pauses in milliseconds. */
  beatMs: number
  /** How many requests the tool may make before it is taken to repeat itself for ever. */
  maxRequests: number
  /** The bytes and the lines that the subject may write before it is taken to flood us; twice the bytes may be asked for. */
  maxBytes: number
  maxLines: number
  /** Told when the conversation has gone quiet, so that another may use the processor. */
  onQuiet?: () => void
  /** Ends the conversation early. */
  interrupt?: AbortSignal
}

/** How a conversation comes to its end: what every one has, whatever is said in it. */
export abstract class Ending {
  readonly session: ToolSession
  readonly recorder: Recorder
  readonly deadlines: Deadlines
  readonly finish: (transcript: Transcript) => void
  readonly lines = cutLines((...line) => this.onLine(...line))
  subject!: Subject
  mouth!: Mouth
  received = 0
  exited = false
  ended = false
  outputClosed = false
  exit: { code: number | null; signal: string | null } | undefined
  /** Set once the tool is asked, or bound, to end: nothing more is expected of it. */
  ending = false
  /** What the tool had not reaped when we last looked. */
  zombies: string[] = []

  constructor(session: ToolSession, finish: (transcript: Transcript) => void) {
    this.session = session
    this.finish = finish
    this.recorder = record({ ...session.started, command: [...session.launch.command] })
    this.deadlines = new Deadlines((name, ms, late) => {
      this.recorder.add({ event: 'timer', name, ms, ...(late > 0 && { late }) })
    })
  }

  abstract onLine(line: Buffer, ending: LineEnding, size?: number): void

  /** From here on the only thing to come is the end of the process. */
  expectEnd(name: 'exit' | 'cancel-grace' | 'end-of-input', ms: number): void {
    if (this.ending || this.exited) return
    this.ending = true
    const starting = this.received === 0 ? this.session.limits.startup_ms : 0
    this.deadlines.arm(name, ms + starting, () => this.terminate('the process did not end'))
  }

  /**
   * Ends a conversation that got stuck: politely by `cancel`, then by the end of its input, which makes
   * many programs let go of what they hold back, then with SIGTERM and SIGKILL.
   */
  stop(reason: string): void {
    if (this.exited) return
    this.deadlines.clearAll()
    this.mouth.sayPlainly({ jsonrpc: '2.0', method: 'cancel' })
    this.ending = true
    const grace = this.session.limits.cancel_grace_ms / 2
    this.deadlines.quietly(grace, () => {
      this.subject.closeInput()
      this.recorder.add({ event: 'closed', stream: 'stdin' })
      this.deadlines.arm('cancel-grace', grace, () => this.terminate(reason))
    })
  }

  /** Looks for what the tool has not reaped, as long as there is a tool to reap it. */
  lookForZombies(): void {
    if (!this.exited) this.zombies = this.subject.zombies()
  }

  terminate(reason: string): void {
    this.lookForZombies()
    this.signal('SIGTERM', reason)
    this.deadlines.arm('term-grace', this.session.limits.term_grace_ms, () =>
      this.signal('SIGKILL', reason),
    )
  }

  signal(name: 'SIGTERM' | 'SIGKILL', reason: string): void {
    if (this.exited) return
    this.recorder.add({ event: 'signal', signal: name, reason })
    this.subject.signal(name)
  }

  readonly onInterrupt = (): void => {
    this.recorder.add({ event: 'note', text: 'interrupted' })
    this.signal('SIGKILL', 'the run was interrupted')
    this.end()
  }

  onFailed(reason: string): void {
    this.recorder.add({ event: 'note', text: 'could not start', data: reason })
    this.end()
  }

  onOutputEnd(): void {
    if (this.ended || this.outputClosed) return
    this.outputClosed = true
    this.lines.end()
    this.recorder.add({ event: 'closed', stream: 'stdout' })
    if (this.exited) this.end()
  }

  /** The process is gone; what it wrote may still be on its way. */
  onExit(code: number | null, signal: string | null): void {
    this.exited = true
    if (this.ended) return
    this.deadlines.clearAll()
    this.exit = { code, signal }
    if (this.outputClosed) this.end()
    else this.deadlines.quietly(DRAIN_MS, () => this.endOnceRead())
  }

  /** What came while we were busy is read first: a timer is told before anything that stands in a pipe. */
  endOnceRead(turns = DRAIN_TURNS): void {
    const { received } = this
    setImmediate(() => {
      if (this.received > received) this.endOnceRead()
      else if (turns > 1) this.endOnceRead(turns - 1)
      else this.end()
    })
  }

  end(): void {
    if (this.ended) return
    this.ended = true
    this.deadlines.clearAll()
    this.mouth.close()
    this.session.interrupt?.removeEventListener('abort', this.onInterrupt)
    if (this.lines.pending() > 0) this.lines.end()
    const survivors = this.subject.release()
    const exit = this.exit ?? { code: null, signal: null }
    this.recorder.add({ event: 'exit', ...exit, ...named({ survivors, zombies: this.zombies }) })
    this.recorder.add({ event: 'note', text: 'project', data: this.session.host.project.spell() })
    this.recorder.close()
    this.finish(this.recorder.transcript)
  }
}

/** Of several lists those that hold something. */
const named = (lists: Record<'survivors' | 'zombies', string[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0))

/** How long output is awaited after the process has ended, when an orphan holds it open. */
const DRAIN_MS = 250

/** How many turns of the event loop bring nothing more before the output counts as read. */
const DRAIN_TURNS = 3
