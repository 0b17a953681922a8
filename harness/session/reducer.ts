/** The outcome of an event: the next state, and the effects to be executed in order. */
export interface Transition<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** Computes the transition of an event. Pure: it reads no clock, starts no timer and touches no process. */
export type Reducer<State, Event, Effect> = (
  state: State,
  event: Event,
) => Transition<State, Effect>

/** Part of a transition: gives the next state, and appends to the effects of the transition that it is part of. */
export type Step<State, Effect, Input extends unknown[] = []> = (
  state: State,
  effects: Effect[],
  ...given: Input
) => State

/** Makes a reducer of the step that handles each event. */
export const reducerOf =
  <State, Event, Effect>(step: Step<State, Effect, [Event]>): Reducer<State, Event, Effect> =>
  (state, event) => {
    const effects: Effect[] = []
    return { state: step(state, effects, event), effects }
  }
