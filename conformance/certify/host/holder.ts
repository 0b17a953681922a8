import { availableParallelism } from 'node:os'
import { Engine } from '../../../harness/engine.ts'
import type { HostConversation } from '../../../harness/host-conversation.ts'
import { readHostConversation } from '../../../harness/host-reading.ts'
import type { Host } from '../../../harness/launch/host.ts'
import { probeCommand } from '../../../harness/launch/probe.ts'
import type { Occasion } from '../../../harness/occasion.ts'
import { record } from '../../../harness/recorder.ts'
import { holdHostSession } from '../../../harness/session/host-session.ts'
import type { ProviderId } from '../../../spec/generated/providers.ts'
import { isBusy, TRIES } from '../busy.ts'
import { openLanes } from './lanes.ts'
import type { HostOptions } from './options.ts'
import { methodsOwed } from './owed.ts'
import { weightOf } from './plan.ts'
import { providersOf } from './providers.ts'

/** How many conversations may be alive at once, waiting ones included: each of them has a host of its own. */
const ALIVE = 24

const END_MS = 5_000

/** Holds the conversations of one run. */
export class HostHolder {
  readonly #options: HostOptions
  readonly #revision: string
  readonly #engine: Engine
  readonly #lanes: ReturnType<typeof openLanes>
  readonly #provider: ProviderId
  #features: readonly string[] = []
  #owed: ReadonlyMap<string, string> = new Map()
  #planned = 0
  #done = 0
  /** How long the first conversation took, in milliseconds. */
  #usualMs = 1_000

  constructor(options: HostOptions, revision: string, start: () => Host) {
    this.#options = options
    this.#revision = revision
    this.#provider = providersOf(options)[0]
    this.#lanes = openLanes(start)
    this.#engine = new Engine({ busy: options.jobs || availableParallelism(), alive: ALIVE })
  }

  /** Takes a host for something that is no occasion. */
  get lanes(): ReturnType<typeof openLanes> {
    return this.#lanes
  }

  /** What the host claims goes into every transcript. */
  claim(features: readonly string[]): void {
    this.#features = features
    this.#owed = methodsOwed(features)
  }

  /** Says that more conversations will be held. */
  expect(count: number): void {
    this.#planned += count
  }

  /** Tells of a step of something that is no occasion. */
  step(doing: string): void {
    this.#done += 1
    this.#options.onProgress?.({ done: this.#done, planned: this.#planned, doing })
  }

  /** Holds an occasion; what a busy machine makes doubtful is held again before it is believed. */
  async hold(
    occasion: Occasion,
    isDoubtful: (conversation: HostConversation) => boolean,
  ): Promise<HostConversation> {
    let conversation = await this.#holdOnce(occasion)
    const most = (this.#options.again ?? true) ? TRIES : 1
    for (let tries = 1; tries < most && isBusy() && isDoubtful(conversation); tries++)
      conversation = await this.#holdOnce(occasion)
    this.#tell(conversation)
    return conversation
  }

  async close(): Promise<void> {
    await this.#lanes.close(this.#options.interrupt?.aborted ? 0 : END_MS)
  }

  /** A conversation that takes much longer than usual waits for something, and gives its place to another. */
  #holdOnce(occasion: Occasion): Promise<HostConversation> {
    return this.#engine.one({
      weight: weightOf(occasion),
      hold: async (quiet) => {
        const patience = setTimeout(quiet, 2 * this.#usualMs + 100)
        const began = performance.now()
        const conversation = await this.#converse(occasion)
        clearTimeout(patience)
        if (this.#done === 0) this.#usualMs = performance.now() - began
        return conversation
      },
    })
  }

  async #converse(occasion: Occasion): Promise<HostConversation> {
    const { command, config, timeScale, interrupt } = this.#options
    const { name } = occasion
    const about = { session: name, role: 'host' as const, command: [...command], case: name }
    if (interrupt?.aborted) return neverHeld({ ...about, revision: this.#revision })
    const host = this.#lanes.take()
    const transcript = await holdHostSession({
      occasion,
      host,
      command,
      probe: probeCommand(),
      features: this.#features,
      owed: this.#owed,
      provider: this.#provider,
      limits: config.limits as Record<string, number> | undefined,
      patienceMs: config.answer_ms,
      revision: this.#revision,
      timeScale,
      interrupt,
    })
    await this.#lanes.give(host)
    return readHostConversation(transcript)
  }

  #tell({ transcript, occasion }: HostConversation): void {
    this.step(occasion)
    this.#options.onTranscript?.(transcript)
  }
}

/** A conversation that was interrupted before its turn came starts nothing. */
function neverHeld(about: Parameters<typeof record>[0]): HostConversation {
  const { transcript, add } = record(about)
  add({ event: 'note', text: 'interrupted' })
  return readHostConversation(transcript)
}
