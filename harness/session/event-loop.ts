import type { Reducer } from './reducer.ts'

/** Gives a reducer its events, one after the other: all effects of one are executed before the next is looked at. */
export class EventLoop<State, Event, Effect> {
  state: State
  readonly #reduce: Reducer<State, Event, Effect>
  readonly #execute: (effect: Effect) => void
  readonly #waiting: Event[] = []
  #busy = false

  constructor(
    initial: State,
    reduce: Reducer<State, Event, Effect>,
    execute: (effect: Effect) => void,
  ) {
    this.state = initial
    this.#reduce = reduce
    this.#execute = execute
  }

  /** Handles an event, and every event that its effects lead to at once. */
  dispatch(event: Event): void {
    if (this.#busy) {
      this.#waiting.push(event)
      return
    }
    this.#busy = true
    try {
      for (let next: Event | undefined = event; next; next = this.#waiting.shift()) this.#take(next)
    } finally {
      this.#busy = false
    }
  }

  #take(event: Event): void {
    const { state, effects } = this.#reduce(this.state, event)
    this.state = state
    for (let i = 0; i < effects.length; i++) this.#execute(effects[i] as Effect)
  }
}
