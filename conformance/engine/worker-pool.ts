/** One piece of work. */
export interface Job<T> {
  /** Higher is started earlier, so that the longest waits overlap with everything else. */
  weight: number
  /** It begins when nothing else goes on or waits, and nothing begins beside it. */
  alone?: boolean
  /** Does the work; calls `quiet` when it only waits from here on. */
  run(quiet: () => void): Promise<T>
}

/** How many jobs go on at once. */
export interface Capacity {
  /** That use the processor. */
  busy: number
  /** That are alive, waiting ones included. */
  alive: number
}

/** A job that waits for room. */
interface Entry {
  weight: number
  start(): void
  /** Rejects the job, because another has rejected. */
  drop(reason: unknown): void
}

/**
 * Runs jobs concurrently: one that only waits gives its place to the next, so that waiting costs no worker.
 * Results come in the order of the jobs. A job that rejects stops the rest and rejects the whole.
 */
export class WorkerPool {
  readonly #capacity: Capacity
  readonly #waiting: Entry[] = []
  readonly #waitingAlone: Entry[] = []
  #busy = 0
  #alive = 0
  #isAlone = false

  constructor(capacity: Capacity) {
    this.#capacity = capacity
  }

  /** Runs all jobs and gives their results in order. */
  all<T>(jobs: Job<T>[]): Promise<T[]> {
    return Promise.all(jobs.map((job) => this.one(job)))
  }

  /** Runs one job when there is room. */
  one<T>(job: Job<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = () => this.#run(job).then(resolve, reject)
      const entry = { weight: job.weight, start, drop: reject }
      if (job.alone) this.#waitingAlone.push(entry)
      else this.#enqueue(entry)
      this.#fill()
    })
  }

  async #run<T>(job: Job<T>): Promise<T> {
    this.#busy += 1
    this.#alive += 1
    this.#isAlone = job.alone ?? false
    const quiet = once(() => {
      this.#busy -= 1
      this.#fill()
    })
    try {
      return await job.run(quiet)
    } catch (error) {
      for (const { drop } of [...this.#waiting.splice(0), ...this.#waitingAlone.splice(0)])
        drop(error)
      throw error
    } finally {
      this.#alive -= 1
      this.#isAlone = false
      quiet()
      this.#fill()
    }
  }

  /** Keeps the heaviest at the end, where it is taken; equals keep their order. */
  #enqueue(entry: Entry): void {
    const at = this.#waiting.findIndex(({ weight }) => weight >= entry.weight)
    this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, entry)
  }

  #fill(): void {
    while (!this.#isAlone && this.#hasRoom) {
      const next = this.#waiting.pop() ?? this.#nextAlone()
      if (!next) return
      next.start()
    }
  }

  get #hasRoom(): boolean {
    return this.#busy < this.#capacity.busy && this.#alive < this.#capacity.alive
  }

  #nextAlone = () => (this.#alive === 0 ? this.#waitingAlone.shift() : undefined)
}

function once(action: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    action()
  }
}
