import { Deadlines } from '../deadlines.ts'

/** Something that was asked for and is not answered yet. */
export interface OpenRequest {
  /** What its answer is known by; a request without a key is answered by whatever comes next. */
  readonly key?: string | number
  /** Whether what was asked for was seen to go on since the last time, so that it gets as much time again. */
  readonly goesOn?: GoesOn
}

/** Asked when the time of a request is over. */
export type GoesOn = () => boolean

/** Requests that wait for their answers, the oldest first, and the time limits of these. */
export class OpenRequests<Request extends OpenRequest> {
  #open: Request[] = []
  readonly #limits: Deadlines<Request | typeof OLDEST>

  /** `timedOut` is called for a request whose time is over, which stays open until it is taken. */
  constructor(timedOut: (request: Request, ms: number) => void) {
    this.#limits = new Deadlines((name, ms) => {
      const request = name === OLDEST ? this.oldest : name
      if (request?.goesOn?.()) this.#limits.arm(name, ms)
      else if (request) timedOut(request, ms)
    })
  }

  get size(): number {
    return this.#open.length
  }

  get oldest(): Request | undefined {
    return this.#open[0]
  }

  /** Whether a request of this key waits. */
  has(key: NonNullable<OpenRequest['key']>): boolean {
    return this.#open.some((open) => open.key === key)
  }

  /** Adds a request, which may have a time limit of its own from now on. */
  add(request: Request, ms?: number): void {
    this.#open.push(request)
    if (ms !== undefined) this.#limits.arm(request, ms)
  }

  /** Gives whatever request is the oldest its time, from now. */
  limitOldest(ms: number): void {
    if (this.oldest) this.#limits.arm(OLDEST, ms)
    else this.#limits.clear(OLDEST)
  }

  /** Takes the request that an answer belongs to. */
  take(key: OpenRequest['key']): Request | undefined {
    const at = this.#open.findIndex((open) => open.key !== undefined && open.key === key)
    return at === -1 ? undefined : this.#takeAt(at)
  }

  takeOldest(): Request | undefined {
    return this.#takeAt(0)
  }

  /** Takes all of them; no time limit is left. */
  takeAll(): Request[] {
    const all = this.#open
    this.#open = []
    for (const each of [...all, OLDEST] as const) this.#limits.clear(each)
    return all
  }

  #takeAt(at: number): Request | undefined {
    const [request] = this.#open.splice(at, 1)
    if (request) this.#limits.clear(request)
    return request
  }
}

/** The name of the time limit that moves on to the next request. */
const OLDEST = Symbol('oldest')
