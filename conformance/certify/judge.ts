import { type Conversation, readConversation } from '../../harness/conversation.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { Result } from '../../spec/generated/results.ts'
import type { AnyCheck } from '../check.ts'
import { sameBehaviour } from '../vfs/behaviour.ts'
import { requirementOf } from './selection.ts'
import { resultOf, type Tally, tally, tallyAcross } from './tally.ts'

/** Judges all conversations of one case: the plain one first. */
export function judgeCase(checks: readonly AnyCheck[], conversations: Conversation[]): Tally[] {
  const plain = conversations.find(({ fault }) => !fault) ?? conversations[0]
  if (!plain) return []
  const compared = { plain, steady: isSteady(conversations, plain) }
  return checks.map((check) => tally(check, conversations, compared))
}

/** A case is steady when it goes the same way twice without a fault. */
function isSteady(conversations: Conversation[], plain: Conversation): boolean {
  const again = conversations.find(({ fault }) => fault?.kind === 'again')
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
  cases: Tally[][],
  plains: Conversation[],
): Result[] {
  return checks.flatMap((check) => {
    const tallies = [
      ...cases.flat().filter((t) => t.check === check),
      ...tallyAcross(check, plains),
    ]
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
