import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import type { Conversation } from '../../harness/conversation.ts'
import type { AnyCheck } from '../check.ts'
import { isSteady } from './judge.ts'
import type { Panel } from './panel.ts'
import { AGAIN } from './plan.ts'
import { foundOf, type Tally } from './row.ts'
import { type Judged, judgeOne } from './tally.ts'

/**
 * Judges the conversations of one case as they end, so that none is kept in memory
 * but those that others are compared with.
 */
export class CaseJudge {
  readonly #panel: Panel
  readonly #plain: Conversation
  /** The conversations that others are compared with, by the names of their faults. */
  readonly #broken = new Set<AnyCheck>()
  readonly #models = new Map<string, PromiseWithResolvers<Conversation>>()

  /** Of the planned faults it keeps those that have to be awaited. */
  constructor(panel: Panel, plain: Conversation, planned: Fault[]) {
    this.#panel = panel
    this.#plain = plain
    const wanted = new Set([nameOf(AGAIN), ...planned.flatMap((fault) => panel.twinsOf(fault))])
    for (const name of planned.map(nameOf))
      if (wanted.has(name)) this.#models.set(name, Promise.withResolvers())
  }

  /** Judges a conversation once those that it is compared with have ended. */
  async judge(conversation: Conversation): Promise<Judged> {
    const { fault } = conversation
    if (fault) this.#models.get(nameOf(fault))?.resolve(conversation)
    const plain = this.#plain
    const again = await this.#heldUnder(nameOf(AGAIN))
    const twins = new Map<string, Conversation | undefined>()
    for (const name of this.#panel.twinsOf(fault)) twins.set(name, await this.#heldUnder(name))
    const compared = { plain, steady: isSteady(plain, again) }
    const judged: Judged = new Map()
    const heldUnder = (name: string) => twins.get(name)
    judgeOne(this.#panel, conversation, compared, heldUnder, (check, findings) =>
      judged.set(check, foundOf(findings, conversation)),
    )
    return judged
  }

  /** The checks that a conversation is the first of its case to break. */
  newlyBroken(judged: Judged): Tally<AnyCheck>[] {
    const broken = [...judged].filter(([check, { bad }]) => bad && !this.#broken.has(check))
    return broken.map(([check, found]) => {
      this.#broken.add(check)
      return { check, case: this.#plain.start.case, found: [found] }
    })
  }

  async #heldUnder(name: string): Promise<Conversation | undefined> {
    return this.#models.get(name)?.promise
  }
}
