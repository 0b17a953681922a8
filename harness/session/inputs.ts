import type { Limits } from '../limits.ts'
import { equal, isObject } from '../wire/json.ts'

/** After how many beats a stateful tool counts as silent. */
const SILENCE = 10

/** What decides when a tool is given its inputs. */
interface Given {
  /** What is applied, in turn. */
  inputs: unknown[]
  stateful: boolean
  /** The params of running states after which the tool was found silent before, by their place among its states. */
  prompts?: ReadonlyMap<number, unknown>
  limits: Limits
  beatMs: number
}

/**
 * The inputs of a case, and when each is due: at once after a waiting state; after a running one, which may only tell
 * how far the tool is, when it falls silent.
 * @see rfd-d11 §Integration with the stateful tool protocol
 */
export class Inputs {
  readonly #given: Given
  readonly #left: unknown[]
  #states = 0
  /** What the tool last said of itself, until an input follows it. */
  #reported: 'running' | 'waiting' | undefined
  #asked = false

  constructor(given: Given) {
    this.#given = given
    this.#left = [...given.inputs]
  }

  /** Takes note of a state other than stopped. */
  heard(params: unknown): void {
    const waits = isObject(params) && params.type === 'waiting'
    const { prompts } = this.#given
    this.#reported = waits ? 'waiting' : 'running'
    this.#asked =
      waits || Boolean(prompts?.has(this.#states) && equal(prompts.get(this.#states), params))
    this.#states += 1
  }

  /** Whether the next input is due at once. */
  get isDue(): boolean {
    return this.#asked && this.areLeft
  }

  get areLeft(): boolean {
    return this.#left.length > 0
  }

  take(): unknown {
    this.#reported = undefined
    this.#asked = false
    return this.#left.shift()
  }

  /**
   * How long the tool may be silent before it is the host's turn; `undefined` when it is the tool's. A tool that runs
   * and can be given nothing more computes, and has the time for it.
   */
  silence(): number | undefined {
    const { stateful, limits, beatMs } = this.#given
    if (!this.#reported || !(stateful || this.areLeft)) return undefined
    return this.#reported === 'running' && !this.areLeft ? limits.idle_ms : SILENCE * beatMs
  }
}
