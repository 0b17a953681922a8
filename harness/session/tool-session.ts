import type { Turn } from '../adversary/tactic.ts'
import { tacticOf } from '../adversary/tactics.ts'
import { launch } from '../launch/process.ts'
import { answerTo } from '../peers/vfs-host.ts'
import { spokenValue } from '../reading.ts'
import { LINE_KEPT } from '../recorder.ts'
import type { Transcript } from '../transcript.ts'
import { isObject, type JsonObject } from '../wire/json.ts'
import { Ending, type ToolSession } from './ending.ts'
import { Inputs } from './inputs.ts'
import { Mouth } from './mouth.ts'

export type { ToolSession } from './ending.ts'

/**
 * Holds one conversation with a tool from its start to the end of its process group.
 * Never rejects for anything the subject does; what happened stands in the transcript.
 * @see rfd-d11 §Tool lifecycle
 */
export function holdToolSession(session: ToolSession): Promise<Transcript> {
  return new Promise((resolve) => new Conversation(session, resolve).begin())
}

/** The live state of one conversation; its methods are the events that move it. */
class Conversation extends Ending {
  readonly inputs = new Inputs(this.session)
  requests = 0
  lineCount = 0

  begin(): void {
    const { session } = this
    if (session.interrupt?.aborted) {
      this.neverBegin()
      return
    }
    const tactic = session.fault ? tacticOf(session.fault, session.beatMs) : {}
    this.subject = (session.launcher ?? launch)(session.launch, {
      stdout: (chunk) => this.onBytes(chunk),
      stdoutEnd: () => this.onOutputEnd(),
      stderr: (chunk) => this.recorder.stderr(chunk),
      exit: (code, signal) => this.onExit(code, signal),
      failed: (reason) => this.onFailed(reason),
      inputRefused: () => this.recorder.add({ event: 'note', text: 'input refused' }),
      note: (text) => this.recorder.add({ event: 'note', text }),
    })
    const { beatMs, onQuiet } = session
    const pace = { beatMs, onQuiet, onTaken: () => this.awaitNext() }
    this.mouth = new Mouth(tactic, this.subject, this.recorder, pace)
    session.interrupt?.addEventListener('abort', this.onInterrupt, { once: true })
    this.deadlines.total('session', session.limits.session_ms, () =>
      this.stop('the whole session took too long'),
    )
    if (!tactic.initDelayMs) this.sayInit()
    else this.mouth.after(tactic.initDelayMs, () => this.sayInit())
  }

  /** A conversation that was interrupted before its turn came starts nothing. */
  neverBegin(): void {
    this.recorder.add({ event: 'note', text: 'interrupted' })
    this.finish(this.recorder.transcript)
  }

  sayInit(): void {
    this.say({ jsonrpc: '2.0', method: 'init', params: this.session.init }, this.turn(0))
  }

  turn(at: number, request?: Turn['request']): Turn {
    return { at, request, takeInput: () => this.inputs.take(), beatMs: this.session.beatMs }
  }

  /** Says a message as the fault would have it, and sees whether that was the end. */
  say(message: JsonObject, turn: Turn): void {
    this.mouth.say(message, turn, {
      cancelled: () => this.expectEnd('cancel-grace', this.session.limits.cancel_grace_ms),
      inputClosed: () => this.expectEnd('end-of-input', this.session.limits.idle_ms),
      said: () => this.awaitNext(),
    })
  }

  /** Any byte is a sign of life, so every line has re-armed the deadline before it is read. */
  onBytes(chunk: Buffer): void {
    if (this.ended) return
    this.received += chunk.length
    this.awaitNext()
    if (this.received <= this.session.maxBytes) this.lines.push(chunk)
    else this.flooded(`${this.session.maxBytes} bytes`)
    if (this.lines.pending() > LINE_KEPT) this.flooded(`${LINE_KEPT} bytes`)
  }

  flooded(after: string): void {
    this.endless('flood', after, 'the tool wrote without end')
  }

  endless(name: 'flood' | 'requests', after: string, reason: string): void {
    this.lines.shorten(FLOOD_KEPT)
    this.recorder.add({ event: 'timer', name, ms: 0, after })
    this.signal('SIGKILL', reason)
    this.end()
  }

  onLine(line: Buffer, ending: 'lf' | 'none', size?: number): void {
    if (this.ended) {
      if (ending === 'none') this.recorder.line(line, ending, size)
      return
    }
    this.lineCount += 1
    if (this.lineCount > this.session.maxLines) {
      this.flooded(`${this.session.maxLines} lines`)
      return
    }
    const message = spokenValue(this.recorder.line(line, ending))
    if (isObject(message) && typeof message.method === 'string')
      this.onMessage(message, message.method)
  }

  onMessage(message: JsonObject, method: string): void {
    const isFinal = method === 'result' || method === 'error'
    if (isFinal) this.onLastWord()
    else if (method === 'state') this.onState(message)
    else if (Object.hasOwn(message, 'id')) this.onRequest(message, method)
  }

  onState({ params }: JsonObject): void {
    if (isObject(params) && params.type === 'stopped') this.onLastWord()
    else if (!this.ending) {
      this.inputs.heard(params)
      if (this.inputs.isDue) this.apply()
      else this.awaitNext()
    }
  }

  onLastWord(): void {
    this.lookForZombies()
    this.expectEnd('exit', this.session.limits.exit_ms)
  }

  apply(): void {
    const input = this.inputs.take()
    this.mouth.sayPlainly({ jsonrpc: '2.0', method: 'apply', params: { input } })
    this.awaitNext()
  }

  /** A stateful tool that still runs gets its next input, and `cancel` when none is left. */
  onSilence(): void {
    if (this.mouth.waiting() > 0) this.awaitNext()
    else if (this.inputs.areLeft) this.apply()
    else this.cancel()
  }

  cancel(): void {
    this.mouth.sayPlainly({ jsonrpc: '2.0', method: 'cancel' })
    this.expectEnd('cancel-grace', this.session.limits.cancel_grace_ms)
  }

  onRequest(message: JsonObject, method: string): void {
    this.requests += 1
    const mostSaid = ANSWERED * this.session.maxBytes
    if (this.mouth.said > mostSaid)
      this.endless('requests', `${mostSaid} bytes of answers`, 'the tool asked without end')
    else if (this.requests <= this.session.maxRequests) this.answer(message, method)
    else if (!this.ending) this.repeatsItself()
  }

  answer(message: JsonObject, method: string): void {
    const { id, params } = message
    const turn = this.turn(this.requests, { id, method, params })
    this.say(answerTo(this.session.host, message, method), turn)
  }

  repeatsItself(): void {
    const after = `${this.session.maxRequests} requests`
    this.recorder.add({ event: 'timer', name: 'requests', ms: 0, after })
    this.stop('the tool keeps making requests')
  }

  /** Re-arms the deadline of the next line, unless the end is already expected. */
  awaitNext(): void {
    if (this.ending || this.exited) return
    const { startup_ms, idle_ms } = this.session.limits
    const silence = this.inputs.silence()
    if (this.received === 0)
      this.deadlines.arm('startup', startup_ms, () => this.stop('no line came'))
    else if (silence !== undefined) this.deadlines.quietly(silence, () => this.onSilence())
    else this.deadlines.arm('idle', idle_ms, () => this.stop('nothing more came'))
  }
}

/** How much stays of a line that floods us. */
const FLOOD_KEPT = 64 * 1024

/** How many times the bytes that a tool may write we answer with: what is asked for is longer than the question. */
const ANSWERED = 2
