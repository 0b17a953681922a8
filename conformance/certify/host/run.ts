import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { Host } from '../../../harness/launch/host.ts'
import { PATIENCE_MS } from '../../../harness/session/host-session.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import type { DescribeResult } from '../../../spec/generated/messages/driver.ts'
import type { Result } from '../../../spec/generated/results.ts'
import { type AnyHostCheck, type HostCheck, isHostCheck } from '../../host-check.ts'
import { shownTranscript } from '../document.ts'
import { withHeldFor } from '../held-for.ts'
import type { Found } from '../row.ts'
import { select } from '../selection.ts'
import { occasionChecks } from './checks.ts'
import { describe } from './describe.ts'
import { flatteningNotAsked, judgeFlattening, planFlattening } from './flattening.ts'
import { HostHolder } from './holder.ts'
import {
  gather,
  judgeConversation,
  notApplicable,
  ranProbe,
  reachesLimit,
  unproved,
} from './judge.ts'
import type { HostOptions } from './options.ts'
import { claimsOf, type Planned, plan } from './plan.ts'
import { rowFor, rowWithout } from './rows.ts'
import { smoke } from './smoke.ts'

/** One certification of a host while it goes on. */
export class HostRun {
  readonly options: HostOptions
  readonly revision: string
  /** The transcripts that rows point to, by session. */
  readonly shown = new Map<string, Transcript>()
  /** The very first conversation. */
  first: HostConversation | undefined
  described: DescribeResult | undefined
  readonly #holder: HostHolder
  readonly #checks: AnyHostCheck[]
  readonly #found = new Map<AnyHostCheck, Found[]>()
  readonly #askedFor = new Map<string, readonly string[]>()
  /** The rows of what is judged as on a flattener. */
  #flattening: Result[] = []
  /** Why checks say nothing, by check. */
  readonly #reasons = new Map<
    AnyHostCheck,
    { verdict: 'not-applicable' | 'inconclusive'; reason: string }
  >()

  constructor(options: HostOptions, revision: string, start: () => Host) {
    this.options = options
    this.revision = revision
    this.#holder = new HostHolder(options, revision, start)
    this.#checks = select(occasionChecks, options)
  }

  /** The rows of the results, in the order of the checks. */
  get rows(): Result[] {
    const rows = [...this.#greeting, ...this.#checks].map((check) => this.#rowOf(check))
    return [...withHeldFor(rows, this.#askedFor), ...this.#flattening]
  }

  /** The features that the host claims, as its configuration corrects them. */
  get features(): string[] {
    const { features = {} } = this.options.config
    const said = this.described?.features ?? []
    const added = Object.keys(features).filter((name) => features[name] && !said.includes(name))
    return [...said.filter((name) => features[name] !== false), ...added]
  }

  /** What is tried before anything else. */
  get #greeting(): HostCheck[] {
    return (this.options.smoke ?? true) ? [smoke] : []
  }

  /** A host that does not answer is not asked hundreds of times more. */
  async holdAll(): Promise<void> {
    if (!(await this.#describe())) return
    this.#holder.claim(this.features)
    const claims = claimsOf(this.features)
    const { planned, left } = plan(this.#checks, claims)
    const flattening = planFlattening(this.options, claims)
    this.#flattening = flattening.left
    for (const { check, feature } of left)
      this.#leave(check, `the host does not claim the feature ${feature}`)
    this.#holder.expect(planned.length + this.#greeting.length)
    for (const check of this.#greeting) {
      this.first = await this.#hold({ occasion: check.occasion, checks: [check] })
      if (this.first.failure) return this.#giveUp(this.first.failure.sentence)
    }
    for (const { occasion, checks } of planned)
      this.#askedFor.set(
        occasion.name,
        checks.map(({ verifies }) => verifies),
      )
    await Promise.all(planned.map((each) => this.#hold(each)))
    this.#flattening.push(...(await judgeFlattening(this.options, flattening, this.#holder)))
  }

  async close(): Promise<void> {
    await this.#holder.close()
  }

  async #describe(): Promise<boolean> {
    const { command, config, timeScale } = this.options
    const patienceMs = (config.answer_ms ?? PATIENCE_MS) * timeScale
    const host = this.#holder.lanes.take()
    const said = await describe(host, { command, revision: this.revision, patienceMs })
    await this.#holder.lanes.give(host)
    if (!('failed' in said)) this.described = said
    else {
      this.first = said.failed
      this.#keep(this.first, [smoke])
      this.#giveUp(said.failed.failure?.sentence ?? 'the driver says nothing of itself')
    }
    return !('failed' in said)
  }

  async #hold(planned: Planned): Promise<HostConversation> {
    const conversation = await this.#holder.hold(planned.occasion, (c) =>
      this.#isDoubtful(c, planned),
    )
    const reason = notApplicable(conversation)
    if (reason === undefined) this.#keep(conversation, planned.checks)
    else for (const check of planned.checks) this.#leave(check, reason)
    for (const check of planned.checks) this.options.onResult?.(this.#rowOf(check))
    return conversation
  }

  /** A deadline, or a departure where time matters or a limit may have been reached, counts for little on a busy machine. */
  #isDoubtful(c: HostConversation, { occasion, checks }: Planned): boolean {
    if (c.failure?.kind === 'deadline' || c.failure?.kind === 'unseen') return true
    if (occasion.waits_ms === undefined && !reachesLimit(c)) return false
    return [...judgeConversation(c, checks, []).values()].some(({ bad }) => bad)
  }

  /** Judges a conversation and lets go of it: of its transcript stays what a report may show. */
  #keep(conversation: HostConversation, checks: HostCheck[]): void {
    const rules = this.#checks.filter((check) => !isHostCheck(check) && !this.#reasons.has(check))
    const all = judgeConversation(conversation, checks, rules)
    const judged = ranProbe(this.first ?? conversation) ? all : unproved(all)
    gather(this.#found, judged)
    if (judged.size > 0)
      this.shown.set(conversation.start.session, shownTranscript(conversation.transcript))
  }

  #leave(check: AnyHostCheck, reason: string): void {
    this.#reasons.set(check, { verdict: 'not-applicable', reason })
  }

  /** Nothing more is tried. */
  #giveUp(sentence: string): void {
    const how = { verdict: 'inconclusive' as const, reason: `not tried: ${sentence}` }
    for (const check of this.#checks) if (!this.#reasons.has(check)) this.#reasons.set(check, how)
    this.#flattening.push(...flatteningNotAsked(this.options, this.#flattening, how))
  }

  #rowOf(check: AnyHostCheck): Result {
    const without = this.#reasons.get(check)
    return without ? rowWithout(check, without) : rowFor(check, this.#found.get(check) ?? [])
  }
}
