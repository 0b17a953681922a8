import type { Transition } from './reducer.ts'

/** Gives a reducer its events one after the other: the effects of one are executed before the next is looked at. */
export class EventLoop<State, Event, Effect> {
  #state: State
  readonly #reduce: (state: State, event: Event) => Transition<State, Effect>
  readonly #execute: (effect: Effect) => void
  readonly #waiting: Event[] = []
  #isBusy = false

  constructor(
    initial: State,
    reduce: (state: State, event: Event) => Transition<State, Effect>,
    execute: (effect: Effect) => void,
  ) {
    this.#state = initial
    this.#reduce = reduce
    this.#execute = execute
  }

  get state(): State {
    return this.#state
  }

  /** Handles an event, and every event that its effects lead to at once. */
  dispatch(event: Event): void {
    this.#waiting.push(event)
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#take(next)
    } finally {
      this.#isBusy = false
    }
  }

  #take(event: Event): void {
    const { state, effects } = this.#reduce(this.#state, event)
    this.#state = state
    for (const effect of effects) this.#execute(effect)
  }
}
