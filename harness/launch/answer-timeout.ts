import type { Reply } from '../exchange.ts'
import { type LineTimeouts, SILENCE_COSTS, TRIES } from './line-limits.ts'
import type { FailureKind } from './line-reply.ts'

/** How a process failed, and the sentence that states it. */
export interface Failed {
  kind: FailureKind
  sentence: string
}

/** How much less is waited for an answer once many lines had none. */
const LESS = 20

/** How much less such a wait costs: it comes with a start of the program. */
const CHEAPER = LESS / 2

/** How much longer than the slowest start that was seen another may take. */
const SLOWER = 4

/**
 * How long a program is waited for, and when it is given up. One that has answered, and fails again and again, is waited for
 * less, so that the lines that it does answer are judged in bearable time; what it then lacks is not held against it.
 */
export class AnswerTimeout {
  readonly #limits: LineTimeouts
  #startedAt = 0
  /** Milliseconds of the slowest start. */
  #slowest = 0
  /** Whether the process that runs has answered, and whether any has. */
  #answered = false
  #everAnswered = false
  /** What failures have cost, in crashes. */
  #cost = 0
  #failures = 0

  constructor(limits: LineTimeouts) {
    this.#limits = limits
  }

  started(): void {
    this.#startedAt = performance.now()
    this.#answered = false
  }

  answered(): void {
    if (!this.#answered)
      this.#slowest = Math.max(this.#slowest, performance.now() - this.#startedAt)
    this.#answered = true
    this.#everAnswered = true
  }

  /** Milliseconds for the answer to the oldest line. */
  get ms(): number {
    const { answerMs, startMs } = this.#limits
    if (!this.#isShort) return this.#answered ? answerMs : startMs
    return this.#answered ? answerMs / LESS : Math.max(startMs / LESS, SLOWER * this.#slowest)
  }

  /** Takes a failure into account; gives what becomes of the line that it is blamed on. */
  failed({ kind, sentence }: Failed): Reply {
    const unwaited = this.#isShort && kind === 'silent'
    this.#failures += 1
    this.#cost += kind === 'silent' ? SILENCE_COSTS / (unwaited ? CHEAPER : 1) : 1
    return unwaited
      ? beyond(`${sentence}, and is waited for no longer after ${this.#failures} failures`)
      : { kind, sentence }
  }

  /** What becomes of every line after a failure that was one too many. */
  lostBy({ kind, sentence }: Failed): Reply | undefined {
    const often = `${sentence}, and so it did ${this.#failures} times`
    if (!this.#everAnswered) return this.#failures < TRIES ? undefined : { kind, sentence: often }
    return this.#cost < 2 * this.#bearable ? undefined : beyond(often)
  }

  get #isShort(): boolean {
    return this.#everAnswered && this.#cost >= this.#bearable
  }

  get #bearable(): number {
    return this.#limits.failures * SILENCE_COSTS
  }
}

const beyond = (sentence: string): Reply => ({ kind: 'beyond', limit: 'answer', sentence })
