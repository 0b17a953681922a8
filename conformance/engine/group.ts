import type { Compared, Reading } from './check.ts'
import { faultOf } from './check-index.ts'

/** Names of the sessions that every other one of a group is compared with: the baseline, and its repetition. */
const [BASELINE, REPEATED] = ['', 'again']

/** The sessions of one scenario: without a fault, and under each of its faults. They are named by their faults. */
export class Group<R extends Reading> {
  readonly #expected = new Set<string>()
  readonly #controls = new Map<string, readonly string[]>()
  /** The names of the sessions that others are compared with. */
  readonly #named = new Set<string>([BASELINE, REPEATED])
  /** Readings that others are compared with. */
  readonly #models = new Map<string, R>()
  #waiting: R[] = []

  /** Announces a session and the controls that it is compared with. */
  expect(name: string, controls: readonly string[]): void {
    this.#expected.add(name)
    if (controls.length > 0) this.#controls.set(name, controls)
    for (const control of controls) this.#named.add(control)
  }

  /** Takes a session; gives those that need not wait any longer. */
  add(reading: R): R[] {
    const name = faultOf(reading.start)
    this.#expected.delete(name)
    const isModel = this.#named.has(name)
    if (isModel) this.#models.set(name, reading)
    if (this.#waiting.length === 0 || !isModel) return this.#readyAlone(reading, name)
    this.#waiting.push(reading)
    const { ready = [], waiting = [] } = Object.groupBy(this.#waiting, (each) =>
      this.#isReady(faultOf(each.start)) ? 'ready' : 'waiting',
    )
    this.#waiting = waiting
    return ready
  }

  /** Takes a session that no other one waits for. */
  #readyAlone(reading: R, name: string): R[] {
    if (this.#isReady(name)) return [reading]
    this.#waiting.push(reading)
    return []
  }

  /** Gives what still waits: no further session comes. */
  finish(): R[] {
    this.#expected.clear()
    return this.#waiting.splice(0)
  }

  /** Whether every announced session has come and been given. */
  get isDone(): boolean {
    return this.#expected.size === 0 && this.#waiting.length === 0
  }

  /** What the sessions of the group are compared with, as far as it has come. */
  get compared(): Partial<Compared<R>> {
    const [baseline, repeated] = [this.#models.get(BASELINE), this.#models.get(REPEATED)]
    return { ...(baseline && { baseline }), ...(repeated && { repeated }) }
  }

  reading(name: string): R | undefined {
    return this.#models.get(name)
  }

  /** Whether everything has come that the session of this name is compared with. */
  #isReady(name: string): boolean {
    const expected = this.#expected
    if (expected.has(BASELINE) || expected.has(REPEATED)) return false
    return !this.#controls.get(name)?.some((control) => expected.has(control))
  }
}
