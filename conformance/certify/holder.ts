import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation } from '../../harness/conversation.ts'
import { Engine } from '../../harness/engine.ts'
import { CONTAINERS_AT_ONCE } from '../../harness/launch/capacity.ts'
import { scaledLimits } from '../../harness/limits.ts'
import type { Case } from '../../spec/generated/config.ts'
import { cameLate, ranOutOfTime } from '../vfs/ending.ts'
import { isBusy as isMachineBusy, TRIES } from './busy.ts'
import type { CertifyOptions } from './options.ts'
import { weightOf } from './plan.ts'
import { type Before, type Bench, converse } from './session.ts'

/** How many conversations may be alive at once, waiting ones included. */
const ALIVE = 48

/** Everybody waits for the very first conversation, and one that hangs takes as long as it may. */
const SMOKE_TRIES = 2

const nameIn = ({ fault, start }: Conversation) =>
  fault ? `${start.case}: ${nameOf(fault)}` : `${start.case}`

/** Plain conversations come before those under a fault, which are planned from them. */
const PLAIN_WEIGHT = 10

/** Holds the conversations of one run: as many at once as the machine has room for. */
export class Holder {
  readonly #options: CertifyOptions
  readonly #bench: Bench
  readonly #engine: Engine
  readonly #isBusy: () => boolean
  #planned = 0
  #done = 0
  /** How long the first plain conversation took, in milliseconds. */
  #usualMs = 1_000

  constructor(options: CertifyOptions, bench: Bench, isBusy = isMachineBusy) {
    this.#options = options
    this.#isBusy = isBusy
    this.#bench = bench
    this.#engine = new Engine({
      busy: options.jobs || availableParallelism(),
      alive: options.containers ? CONTAINERS_AT_ONCE : ALIVE,
    })
  }

  /** Says that more conversations will be held. */
  expect(count: number): void {
    this.#planned += count
  }

  /** Holds a case without a fault. */
  async holdPlain(about: Case): Promise<Conversation> {
    this.expect(1)
    const plain = await this.hold(about)
    if (this.#done === 1) this.#usualMs = (plain.transcript.at(-1)?.at ?? 0) / 1000
    return plain
  }

  /** Holds a conversation; one that ran into a deadline on a busy machine is held again before it is believed. */
  async hold(about: Case, fault?: Fault, before?: Before): Promise<Conversation> {
    let conversation = await this.#holdOnce(about, fault, before)
    const most = this.#done === 0 ? SMOKE_TRIES : TRIES
    for (let tries = 1; tries < most && this.#isDoubtful(conversation); tries++) {
      this.#progress(`${nameIn(conversation)}: again, for this machine is busy`)
      conversation = await this.#holdOnce(about, fault, before)
    }
    this.#tell(conversation)
    return conversation
  }

  /** What a deadline decided counts for little on a busy machine, and for less when we noticed it late. */
  #isDoubtful(conversation: Conversation): boolean {
    return cameLate(conversation) || (ranOutOfTime(conversation) && this.#isBusy())
  }

  /** A conversation that takes much longer than usual waits for something, and gives its place to another. */
  #holdOnce(about: Case, fault?: Fault, before?: Before): Promise<Conversation> {
    return this.#engine.one({
      weight: fault ? weightOf(fault) : PLAIN_WEIGHT,
      hold: async (quiet) => {
        const patience = setTimeout(quiet, 2 * this.#usualMs + 100)
        const conversation = await converse(this.#bench, about, fault, before, quiet)
        clearTimeout(patience)
        return conversation
      },
    })
  }

  #tell(conversation: Conversation): void {
    this.#done += 1
    this.#progress(nameIn(conversation))
    this.#options.onTranscript?.(conversation.transcript)
  }

  #progress(doing: string): void {
    this.#options.onProgress?.({ done: this.#done, planned: this.#planned, doing })
  }
}

/** What all conversations of a run have in common; `mark` marks their processes. */
export function benchOf(options: CertifyOptions, mark: string, revision: string): Bench {
  const { config, timeScale, containers, command, base, interrupt } = options
  const cwd = resolve(base, config.cwd ?? '.')
  return {
    subject: { command, cwd, env: config.env ?? {}, mark, containers },
    config,
    limits: scaledLimits(config.limits, timeScale),
    timeScale,
    revision,
    interrupt,
  }
}
