import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { serving } from './answering.ts'
import type { Child, Listener } from './child.ts'
import { type IdleClock, idleClock } from './clock.ts'
import { type Desk, openDesk } from './desk.ts'
import { type Ending, ending, type Gone } from './ending.ts'
import type { Means, Occasion } from './escalation.ts'
import type { LiveState } from './final.ts'
import { inbox } from './inbox.ts'
import type { Incoming } from './incoming.ts'
import type { Order } from './order.ts'
import { type Outbox, outbox } from './outbox.ts'
import { failed, type Outcome } from './outcome.ts'
import type { Parts, Sign } from './parts.ts'
import { type Tail, tail } from './tail.ts'

/** A tool that runs, and the conversation with it. @see rfd-d11 §VfsRuntime implementation */
export class Run {
  /** Resolves when the tool is gone; never rejects. */
  readonly over: Promise<Outcome>
  /** What it last reported of itself. */
  state: LiveState | undefined
  /** What it said at its end, which may be before it is gone. */
  outcome: Outcome | undefined

  readonly #order: Order
  readonly #parts: Parts
  readonly #child: Child
  readonly #outbox: Outbox
  readonly #desk: Desk
  readonly #clock: IdleClock
  readonly #ending: Ending
  readonly #stderr: Tail
  readonly #watchers = new Set<() => void>()
  #settle: (outcome: Outcome) => void = () => {}
  #owing = false
  #cancelled = false

  constructor(order: Order, parts: Parts) {
    const { limits } = parts
    this.#order = order
    this.#parts = parts
    this.over = new Promise((resolve) => {
      this.#settle = resolve
    })
    this.#stderr = tail(limits.stderrBytes)
    this.#clock = idleClock(limits.idleMs, () => this.end('silent'))
    this.#outbox = outbox((line, taken) => this.#child.write(line, taken))
    this.#desk = openDesk({
      serve: parts.around(serving(parts)),
      respond: (id, answer) => this.#send(parts.respond(id, answer)),
      send: (message) => this.#send(message),
      taken: () => this.#outbox.taken(),
      owes: (owing) => this.#owes(owing),
    })
    this.#ending = ending({
      steps: (occasion) => parts.steps(occasion, limits),
      use: (means) => this.#use(means),
      drainMs: limits.drainMs,
      gone: (gone) => void this.#leave(gone),
    })
    const { command } = order
    this.#child = parts.start({ command, cwd: parts.cwd, env: parts.environment }, this.#listener())
    this.#send(parts.init(order))
    this.#clock.restart()
  }

  /** Hands an input over to a stateful tool. */
  apply(input: unknown): void {
    this.#send(this.#parts.apply(input))
    this.#sign('apply')
  }

  /** Calls `tell` whenever the state or the outcome changes. */
  watch(tell: () => void): void {
    this.#watchers.add(tell)
  }

  unwatch(tell: () => void): void {
    this.#watchers.delete(tell)
  }

  /** Does what a user's interrupt does. */
  cancel(): void {
    this.#cancelled = this.outcome === undefined
    this.end('cancelled')
  }

  /** Makes the tool end, unless that is under way for a weightier reason. */
  end(occasion: Occasion): void {
    this.#clock.stop()
    this.#ending.begin(occasion)
  }

  #listener(): Listener {
    const { push, end } = inbox(this.#parts, (incoming, size) => this.#hear(incoming, size))
    return {
      stdout: (chunk) => {
        push(chunk)
        this.#sign('bytes')
      },
      stdoutEnd: () => {
        end()
        this.#ending.outputEnded()
      },
      stderr: (chunk) => {
        this.#stderr.push(chunk)
        this.#sign('stderr')
      },
      exit: (code, signal) => this.#ending.exited({ code, signal }),
      failed: (reason) => this.#close(failed(`the tool could not be started: ${reason}`)),
    }
  }

  #hear(incoming: Incoming, size: number): void {
    switch (incoming.kind) {
      case 'request':
        return this.#asked(incoming, size)
      case 'notification':
        return this.#told(incoming.method, incoming.params)
      case 'malformed':
        this.#sign('malformed')
        return this.#puzzled(incoming)
      case 'response':
        return this.#sign('notification')
    }
  }

  #asked(request: Extract<Incoming, { kind: 'request' }>, size: number): void {
    if (this.#parts.overAfter(this.outcome)) return
    if (request.method === 'cancel') {
      this.#desk.giveUp(requestId(request.params))
      return this.#desk.reply(this.#parts.respond(request.id, { result: {} }))
    }
    this.#desk.take({ ...request, size })
    this.#sign('request')
    if (this.#desk.backlog() > this.#parts.limits.backlogBytes) this.end('flooding')
  }

  #puzzled(incoming: Extract<Incoming, { kind: 'malformed' }>): void {
    if (!this.#parts.overAfter(this.outcome)) this.#desk.reply(this.#parts.refuse(incoming))
  }

  #told(method: string, params: unknown): void {
    if (method === 'cancel') return this.#desk.giveUp(requestId(params))
    const said = this.#parts.said(method, params)
    if (said === undefined) return this.#sign('notification')
    if ('outcome' in said) this.#finished(said.outcome)
    else this.#reported(said.state)
  }

  #finished(outcome: Outcome): void {
    if (this.#parts.overAfter(this.outcome)) return
    this.outcome = outcome
    this.end('final')
    this.#changed()
  }

  #reported(state: LiveState): void {
    if (this.outcome || !this.#order.stateful) return
    this.state = state
    this.#clock.pause()
    this.#changed()
  }

  #send(message: JsonObject | undefined): void {
    if (message === undefined) return
    const line = this.#parts.encode(message)
    this.#parts.write(line, (plain) => this.#outbox.send(plain))
  }

  /** A tool that is owed nothing and gives no sign of life is silent. */
  #sign(sign: Sign): void {
    if (!this.#parts.endsSilence(sign) || (this.#owing && this.#parts.waitsWhileOwing)) return
    this.#clock.restart()
  }

  #owes(owing: boolean): void {
    this.#owing = owing
    if (!owing) this.#sign('answer')
    else if (this.#parts.waitsWhileOwing) this.#clock.pause()
  }

  #changed(): void {
    for (const tell of this.#watchers) tell()
  }

  #use(means: Means): void {
    if (means === 'cancel') this.#send(this.#parts.cancel())
    else this.#child.signal(means)
  }

  async #leave(gone: Gone): Promise<void> {
    await this.#desk.idle(this.#parts.limits.drainMs)
    this.#close(
      this.outcome ??
        this.#parts.exited({
          ...gone,
          stderr: this.#stderr.text(),
          occasion: this.#ending.occasion(),
        }),
    )
  }

  #close(outcome: Outcome): void {
    this.#clock.stop()
    this.#desk.close()
    this.#child.release()
    this.outcome = this.#parts.told({ ...outcome, ...(this.#cancelled && { cancelled: true }) })
    this.#changed()
    this.#settle(this.outcome)
  }
}

/** The request that a tool's `cancel` is about, where it says so. */
const requestId = (params: unknown) => (isObject(params) ? params.request_id : undefined)
