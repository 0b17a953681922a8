import type { UnstampedEvent } from '../recorder.ts'
import { accepts } from './address.ts'
import { isServed, tryUntilRefused } from './attempt.ts'
import { HttpExchange, type Outcome } from './exchange.ts'
import type { VisitPlan, VisitRequest } from './visit-request.ts'
import { drained, waitOf } from './wait.ts'

/** What visits report to their session. */
export interface VisitObserver {
  record(event: UnstampedEvent): void
  /** The address accepts connections: from here on the plugin is not silent. */
  began(): void
  /** The consumer of a stream has left. */
  left(): void
  /** There is nothing more to ask for: the plugin is to be asked to end. */
  ended(): void
}

/** A request that was made. */
interface Visit {
  number: number
  request: VisitRequest
  exchange: HttpExchange
}

/** Makes HTTP requests to a plugin that serves, and asks it to end. @see rfd072 §Web Server Example */
export class Visitor {
  readonly #plan: VisitPlan
  readonly #observer: VisitObserver
  readonly #visits: Visit[] = []
  readonly #closed = waitOf()
  readonly #exited = waitOf()
  #changed = waitOf()
  #begun = false
  #hasExited = false

  constructor(plan: VisitPlan, observer: VisitObserver) {
    this.#plan = plan
    this.#observer = observer
  }

  /** Takes note of a message of the plugin: the address is waited for when it is ready. */
  see(name: string): void {
    if (name === 'exit') void this.#seeExit()
    if (name === 'unsubscribe') this.#changed.end()
    if (name !== 'ready' || this.#begun) return
    this.#begun = true
    void this.#run()
  }

  /** Reads what is there already, and closes every connection. */
  async close(): Promise<void> {
    this.#closed.end()
    this.#exited.end()
    this.#changed.end()
    await this.#drained()
    for (const { exchange } of this.#visits) exchange.leave()
  }

  async #run(): Promise<void> {
    if (!(await this.#reach())) return
    this.#observer.record({ event: 'visit', step: 'reached', path: this.#plan.url })
    this.#observer.began()
    const { requests, how } = this.#plan
    for (const [place, request] of requests.entries()) {
      if (!(await this.#make(request, place))) break
      if (how === 'twice' && request.stream) await this.#make(request, place)
    }
    if (how === 'open') return this.#askWhileOpen()
    await this.#leaveStreams()
    this.#observer.ended()
  }

  /** There is no event by which a process reports that it listens, so that it is tried again and again. */
  async #reach(): Promise<boolean> {
    const { url, responseMs, pauseMs } = this.#plan
    while (!this.#exited.isOver) {
      if (await accepts(url, responseMs)) return true
      await this.#exited.within(pauseMs)
    }
    return false
  }

  /** Makes a request; whether it came to a response, or to a stream. */
  async #make(request: VisitRequest, place: number): Promise<boolean> {
    if (this.#closed.isOver) return false
    const settled = Promise.withResolvers<boolean>()
    this.#open(request, place, false, ({ step }) => settled.resolve(step !== 'failed'))
    return Promise.race([settled.promise, this.#closed.over.then(() => false)])
  }

  #open(
    request: VisitRequest,
    place: number,
    withholds: boolean,
    report: (outcome: Outcome) => void = () => {},
  ): Visit {
    const number = this.#visits.length + 1
    const { method, path } = request
    const about = { event: 'visit', visit: number } as const
    const step = withholds ? 'withheld' : 'begun'
    this.#observer.record({ ...about, step, request: place, method, path })
    const { url, responseMs, graceMs } = this.#plan
    const how = { withholds, responseMs: withholds ? graceMs + responseMs : responseMs }
    const exchange = new HttpExchange(url, request, how, (outcome) => {
      this.#observer.record({ ...about, ...outcome })
      report(outcome)
    })
    const visit = { number, request, exchange }
    this.#visits.push(visit)
    return visit
  }

  /** Consumers leave one after the other; as soon as one was waited for in vain, the others leave at once. */
  async #leaveStreams(): Promise<void> {
    let isAwaited = true
    for (const { number, exchange } of this.#visits) {
      if (exchange.isOver) continue
      this.#changed = waitOf()
      exchange.leave()
      this.#observer.record({ event: 'visit', step: 'left', visit: number })
      this.#observer.left()
      if (isAwaited) isAwaited = await this.#changed.within(this.#plan.responseMs)
    }
  }

  /** Asks the plugin to end while a request lacks its last byte, and tries new connections until one is refused. */
  async #askWhileOpen(): Promise<void> {
    const { requests } = this.#plan
    const place = Math.max(
      requests.findIndex(({ body, stream }) => body && !stream),
      0,
    )
    const request = requests[place]
    if (!request?.body) return this.#observer.ended()
    const { exchange } = this.#open(request, place, true)
    // The queue of a listener is in order: when this one is served, that one has been accepted.
    await isServed(this.#plan, this.#closed)
    this.#observer.ended()
    const waits = { closed: this.#closed, exited: this.#exited }
    const step = await tryUntilRefused(this.#plan, waits)
    if (step) this.#observer.record({ event: 'visit', step })
    // What the plugin wrote before `exit` is read before it writes more.
    if (this.#hasExited) await this.#exited.over
    exchange.complete()
  }

  /** What the plugin wrote before `exit` is read first. */
  async #seeExit(): Promise<void> {
    this.#hasExited = true
    await this.#drained()
    for (const { number, exchange, request } of this.#visits)
      if (!exchange.isOver && !request.stream)
        this.#observer.record({ event: 'visit', step: 'outlasts-exit', visit: number })
    this.#exited.end()
  }

  #drained(): Promise<void> {
    return drained(() => this.#visits.reduce((sum, { exchange }) => sum + exchange.bytes, 0))
  }
}
