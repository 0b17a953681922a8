import { nameOf } from '../../harness/adversary/fault.ts'
import { type Conversation, readConversation } from '../../harness/conversation.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { Result } from '../../spec/generated/results.ts'
import type { AnyCheck, Compared } from '../check.ts'
import { sameBehaviour } from '../vfs/behaviour.ts'
import { AGAIN } from './plan.ts'
import { type Found, resultOf, type Tally } from './row.ts'
import { requirementOf } from './selection.ts'
import { findIn, type HeldUnder, tallyAcross } from './tally.ts'

/** What the checks found in one conversation. */
export type Judged = Map<AnyCheck, Found>

/** Judges one conversation by all checks. */
export function judgeOne(
  checks: readonly AnyCheck[],
  conversation: Conversation,
  compared: Compared,
  heldUnder: HeldUnder,
): Judged {
  const judged: Judged = new Map()
  for (const check of checks) {
    const found = findIn(check, conversation, compared, heldUnder)
    if (found) judged.set(check, found)
  }
  return judged
}

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

/** Judges all conversations of one case: the plain one first. */
export function judgeCase(
  checks: readonly AnyCheck[],
  conversations: Conversation[],
): Tally<AnyCheck>[] {
  const plain = conversations.find(({ fault }) => !fault) ?? conversations[0]
  if (!plain) return []
  const byFault = new Map(conversations.map((c) => [c.fault && nameOf(c.fault), c]))
  const heldUnder: HeldUnder = (fault) => byFault.get(fault)
  const compared = { plain, steady: isSteady(plain, heldUnder(nameOf(AGAIN))) }
  const judged = conversations.map((c) => judgeOne(checks, c, compared, heldUnder))
  return talliesOf(checks, plain.start.case, judged)
}

/** A case is steady when it goes the same way twice without a fault. */
export function isSteady(plain: Conversation, again: Conversation | undefined): boolean {
  return (
    !again || sameBehaviour(again, { plain, steady: true }).every(({ kind }) => kind === 'kept')
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

/** Judges stored transcripts again; conversations about the same case belong together. */
export function judgeTranscripts(checks: readonly AnyCheck[], transcripts: Transcript[]): Result[] {
  const conversations = transcripts.map(readConversation)
  const cases = Map.groupBy(conversations, ({ start }) => start.case ?? '')
  const tallies = [...cases.values()].map((held) => judgeCase(checks, held))
  return rowsOf(
    checks,
    tallies,
    conversations.filter(({ fault }) => !fault),
  )
}
