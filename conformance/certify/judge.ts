import { type Fault, nameOf } from '../../harness/adversary/fault.ts'
import { type Conversation, readConversation } from '../../harness/conversation.ts'
import type { Stored } from '../../harness/stored.ts'
import type { Result, Results } from '../../spec/generated/results.ts'
import type { AnyCheck } from '../check.ts'
import { sameBehaviour } from '../vfs/behaviour.ts'
import { type Left, leftBehindOf, leftBy } from './left-behind.ts'
import { Panel } from './panel.ts'
import { AGAIN } from './plan.ts'
import { gather, resultOf, type Tally } from './row.ts'
import { requirementOf } from './selection.ts'
import { saidNothing, toldOnce } from './smoke.ts'
import { type HeldUnder, type Judged, judgeOne, tallyAcross } from './tally.ts'

/** Adds up what was found in the conversations of one case: the plain one first. */
export function talliesOf(
  checks: readonly AnyCheck[],
  about: string | undefined,
  judged: Judged[],
): Tally<AnyCheck>[] {
  return checks.map((check) => ({
    check,
    case: about,
    found: judged.flatMap((each) => each.get(check) ?? []),
  }))
}

/** A conversation of a case, which is read when its turn has come. */
export interface Held {
  fault?: Fault
  conversation(): Conversation
}

/** A conversation that has been read already. */
export const heldAs = (conversation: Conversation): Held => ({
  ...(conversation.fault && { fault: conversation.fault }),
  conversation: () => conversation,
})

/** What the conversations of one case showed. */
export interface CaseJudged {
  /** Of the checks that found something. */
  tallies: Tally<AnyCheck>[]
  plain?: Conversation
  left: Left[]
}

/** Judges the conversations of one case in turn; in memory stay those that others are compared with. */
export function judgeCase(panel: Panel, held: readonly Held[]): CaseJudged {
  const first = held.find(({ fault }) => !fault) ?? held[0]
  if (!first) return { tallies: [], left: [] }
  const plain = first.conversation()
  const models = modelsAmong(panel, held)
  const heldUnder: HeldUnder = (name) => models.get(name)
  const compared = { plain, steady: isSteady(plain, heldUnder(nameOf(AGAIN))) }
  const left: Left[] = []
  const tallies = new Map(panel.checks.map((check) => [check, tallyOf(check, plain)]))
  for (const each of held) {
    const model = each.fault && heldUnder(nameOf(each.fault))
    const conversation = each === first ? plain : (model ?? each.conversation())
    left.push(...leftBy(conversation))
    judgeOne(panel, conversation, compared, heldUnder, (check, findings) =>
      gather(tallies.get(check)?.found ?? [], findings, conversation),
    )
  }
  const told = [...tallies.values()].filter(({ found }) => found.length > 0)
  return { tallies: told, left, ...(plain.fault === undefined && { plain }) }
}

const tallyOf = (check: AnyCheck, { start }: Conversation): Tally<AnyCheck> => ({
  check,
  case: start.case,
  found: [],
})

/** The conversations that others are compared with, by the names of their faults. */
function modelsAmong(panel: Panel, held: readonly Held[]): Map<string, Conversation> {
  const wanted = new Set([nameOf(AGAIN), ...held.flatMap(({ fault }) => panel.twinsOf(fault))])
  return new Map(
    held.flatMap(({ fault, conversation }) =>
      fault && wanted.has(nameOf(fault)) ? [[nameOf(fault), conversation()]] : [],
    ),
  )
}

/** A case is steady when it goes the same way twice without a fault. */
export function isSteady(plain: Conversation, again: Conversation | undefined): boolean {
  return (
    !again ||
    sameBehaviour(again, { plain, steady: true }).every(({ kind }) => kind === 'satisfied')
  )
}

/**
 * Turns tallies into rows: one for each check and case that exercised it,
 * and one, without a case, for each check that none did.
 */
export function rowsOf(
  checks: readonly AnyCheck[],
  cases: Tally<AnyCheck>[][],
  plains: Conversation[],
): Result[] {
  const byCheck = Map.groupBy(cases.flat(), ({ check }) => check)
  return checks.flatMap((check) => {
    const tallies = [...(byCheck.get(check) ?? []), ...tallyAcross(check, plains)]
    const told = tallies.filter(({ found }) => found.length > 0)
    const rows = told.length > 0 ? told : [{ check, found: [] }]
    return rows.map((row) => resultOf(row, requirementOf(check)))
  })
}

/** What stored sessions showed, and what the tool left behind in them. */
export interface StoredJudged extends Pick<Results, 'leftBehind'> {
  rows: Result[]
  plains: Conversation[]
}

/** Judges stored sessions again, a case at a time. */
export function judgeStored(checks: readonly AnyCheck[], stored: readonly Stored[]): StoredJudged {
  const panel = new Panel(checks)
  const cases = Map.groupBy(stored, ({ about }) => about)
  const judged = [...cases.values()].map((held) => judgeCase(panel, held.map(heldFrom)))
  const plains = judged.flatMap(({ plain }) => plain ?? [])
  const rows = rowsOf(
    checks,
    judged.map(({ tallies }) => tallies),
    plains,
  )
  return {
    rows: saidNothing(plains) ? toldOnce(rows) : rows,
    plains,
    ...leftBehindOf(judged.flatMap(({ left }) => left)),
  }
}

const heldFrom = (stored: Stored): Held => ({
  ...(stored.fault && { fault: stored.fault }),
  conversation: () => readConversation(stored.read()),
})
