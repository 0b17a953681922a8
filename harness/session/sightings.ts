import type { Recorder } from '../recorder.ts'
import { until } from '../waiting.ts'
import type { Witnesses } from './witnesses.ts'

const MARK_MS = 10_000
const GONE_MS = 5_000

/** How time passes for a conversation, and what ends it early. */
interface Pace {
  timeScale: number
  interrupt?: AbortSignal
}

/** Waits for what only the probes of a conversation show; what does not come in time is written down. */
export class Sightings {
  readonly #witnesses: Witnesses
  readonly #recorder: Recorder
  readonly #pace: Pace

  constructor(witnesses: Witnesses, recorder: Recorder, pace: Pace) {
    this.#witnesses = witnesses
    this.#recorder = recorder
    this.#pace = pace
  }

  /** Waits for the mark of a call; false when it is not seen in time, or can no longer come. */
  async mark(call: string, mark: string, isLost: () => boolean): Promise<boolean> {
    const isThere = () => this.#witnesses.hasMark(call, mark)
    const ms = MARK_MS * this.#pace.timeScale
    const inTime = await this.#until(() => isThere() || isLost(), ms)
    if (!inTime && !isThere()) this.#recorder.add({ event: 'timer', name: 'mark', ms })
    return isThere()
  }

  /** Waits until no process of a call lives. */
  async gone(call: string, ms = GONE_MS * this.#pace.timeScale): Promise<void> {
    const inTime = await this.#until(() => this.#witnesses.allGone(call), ms)
    if (!inTime) this.#recorder.add({ event: 'timer', name: 'gone', ms })
  }

  #until(isSo: () => boolean, ms: number): Promise<boolean> {
    const { interrupt } = this.#pace
    return until(isSo, { ms, look: () => this.#witnesses.look(), interrupt })
  }
}
