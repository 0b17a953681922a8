/** What an event leads to: the next state, and the effects to be executed in order. */
export interface Transition<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** A part of a transition: gives the next state and appends to the effects of the transition that it is part of. */
export type Step<State, Effect, Given extends unknown[] = []> = (
  state: State,
  effects: Effect[],
  ...given: Given
) => State
