import type { JsonObject } from '../../../harness/wire/json.ts'
import { serving } from './answering.ts'
import type { Child, ChildObserver } from './child.ts'
import { type Ending, ending, type Gone } from './ending.ts'
import type { EndReason, Means } from './escalation.ts'
import type { LiveState } from './final.ts'
import { lineReader } from './line-reader.ts'
import { type Reactions, reading } from './message-dispatch.ts'
import type { Order } from './order.ts'
import { type Outbox, outbox } from './outbox.ts'
import { failed, type Outcome } from './outcome.ts'
import type { Parts } from './parts.ts'
import { openRequestQueue, type RequestQueue } from './request-queue.ts'
import { type Silence, silence } from './silence.ts'
import { type Tail, tail } from './tail.ts'

/** A tool that runs, and the conversation with it. @see rfd-d11 §VfsRuntime implementation */
export class Run {
  /** Resolves when the tool is gone; never rejects. */
  readonly over: Promise<Outcome>
  /** What it last reported of itself. */
  state: LiveState | undefined
  /** What it stated at its end, which may be before it is gone. */
  outcome: Outcome | undefined

  readonly #order: Order
  readonly #parts: Parts
  readonly #child: Child
  readonly #outbox: Outbox
  readonly #requests: RequestQueue
  readonly #silence: Silence
  readonly #ending: Ending
  readonly #stderr: Tail
  readonly #watchers = new Set<() => void>()
  readonly #settle: (outcome: Outcome) => void
  #cancelled = false

  /** Starts the tool and sends `init`. */
  constructor(order: Order, parts: Parts) {
    this.#order = order
    this.#parts = parts
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    this.over = promise
    this.#settle = resolve
    this.#stderr = tail(parts.limits.stderrBytes)
    this.#silence = silence(parts, () => this.end('silent'))
    this.#outbox = outbox((line, taken) => this.#child.write(line, taken))
    this.#requests = this.#openRequests()
    this.#ending = this.#prepareEnding()
    const command = parts.confine(order.command) ?? []
    const how = { command, cwd: parts.cwd, env: parts.environment }
    this.#child = parts.start(how, this.#listener())
    this.#send(parts.init(order))
    this.#silence.begin()
  }

  /** Hands an input over to a stateful tool. */
  apply(input: unknown): void {
    this.#send(this.#parts.apply(input))
    this.#silence.sign('apply')
  }

  /** Does what a user's interrupt does. */
  cancel(): void {
    this.#cancelled = this.outcome === undefined
    this.end('cancelled')
  }

  /** Makes the tool end, unless that is under way for a weightier reason. */
  end(reason: EndReason): void {
    this.#silence.stop()
    this.#ending.begin(reason)
  }

  /** Calls `report` whenever the state or the outcome changes. */
  watch(report: () => void): void {
    this.#watchers.add(report)
  }

  #openRequests(): RequestQueue {
    const parts = this.#parts
    return openRequestQueue({
      serve: parts.around(serving(parts)),
      respond: (id, answer) => this.#send(parts.respond(id, answer)),
      send: (message) => this.#send(message),
      taken: () => this.#outbox.taken(),
      setOpenRequests: (open) => this.#silence.setOpenRequests(open),
    })
  }

  #prepareEnding(): Ending {
    return ending({
      steps: (reason) => this.#parts.steps(reason, this.#parts.limits),
      use: (means) => this.#use(means),
      drainMs: this.#parts.limits.drainMs,
      gone: (gone) => void this.#leave(gone),
    })
  }

  #listener(): ChildObserver {
    const { push, end } = lineReader(this.#parts, reading(this.#parts, this.#reactions()))
    return {
      stdout: (chunk) => {
        push(chunk)
        this.#silence.sign('bytes')
      },
      stdoutEnd: () => {
        end()
        this.#silence.stop()
        this.#ending.outputEnded()
      },
      stderr: (chunk) => {
        this.#stderr.push(chunk)
        this.#parts.onStderr(chunk)
        this.#silence.sign('stderr')
      },
      exit: (code, signal) => this.#ending.exited({ code, signal }),
      failed: (reason) => this.#close(failed(`the tool could not be started: ${reason}`)),
    }
  }

  #reactions(): Reactions {
    return {
      deaf: () => this.#parts.overAfter(this.outcome),
      asked: (request, size) => {
        this.#requests.take({ ...request, size })
        this.#silence.sign('request')
        if (this.#requests.backlog() > this.#parts.limits.backlogBytes) this.end('flooding')
      },
      givesUp: (id) => this.#requests.giveUp(id),
      answer: (id, answer) => this.#requests.reply(this.#parts.respond(id, answer)),
      puzzled: (malformed) => {
        this.#requests.reply(this.#parts.refuse(malformed))
        this.#silence.sign('malformed')
      },
      finished: (outcome) => this.#finished(outcome),
      reported: (state) => this.#reported(state),
      sign: (sign) => this.#silence.sign(sign),
    }
  }

  #finished(outcome: Outcome): void {
    this.outcome = outcome
    this.end('final')
    this.#changed()
  }

  /** A tool that lives on and has reported may be silent until it is spoken to. */
  #reported(state: LiveState): void {
    if (!this.#order.stateful) return
    this.state = state
    this.#silence.sign('state')
    this.#changed()
  }

  #send(message: JsonObject | undefined): void {
    if (message === undefined) return
    this.#parts.write(this.#parts.encode(message), (line) => this.#outbox.send(line))
  }

  #use(means: Means): void {
    if (means === 'cancel') this.#send(this.#parts.cancel())
    else this.#child.signal(means)
  }

  #changed(): void {
    for (const report of this.#watchers) report()
  }

  async #leave(gone: Gone): Promise<void> {
    await this.#requests.idle(this.#parts.limits.drainMs)
    const stderr = this.#stderr.text()
    const reason = this.#ending.reason()
    this.#close(this.outcome ?? this.#parts.exited({ ...gone, stderr, reason }))
  }

  #close(outcome: Outcome): void {
    this.#silence.stop()
    this.#ending.stop()
    this.#requests.close()
    this.#child.release()
    this.outcome = this.#parts.reportedText({
      ...outcome,
      ...(this.#cancelled && { cancelled: true }),
    })
    this.#changed()
    this.#settle(this.outcome)
  }
}
