import type { Conversation } from '../../../harness/conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import { type Applied, appliedIn, fits, type Wait, waitsOf } from './wait.ts'

/** Whether a session takes the tool through generated steps, where it need not take every input. */
export const isGenerated = ({ fault }: Pick<Conversation, 'fault'>): boolean =>
  fault?.kind === 'generated-steps'

/** Whether an input is one that the tool must take: that of its case after all those before, or one that fits its question. */
export function isExpected(c: Conversation, baseline: Conversation, applied: Applied): boolean {
  if (!isGenerated(c) || isInPlace(c, baseline, applied)) return true
  const wait = waitsOf(c).find(({ answer }) => answer?.index === applied.index)
  return wait !== undefined && fits(applied.value, wait.question)
}

/**
 * The waits of a session that no earlier input can have answered. In a generated session those before the first input
 * that may still stand unread in the tool's input.
 */
export function clearWaitsOf(c: Conversation, baseline: Conversation): Wait[] {
  const waits = waitsOf(c)
  if (!isGenerated(c)) return waits
  const read = new Set(waits.flatMap((wait) => (isRead(c, wait) ? (wait.answer?.index ?? []) : [])))
  const unread = appliedIn(c).find((each) => !read.has(each.index) && !isInPlace(c, baseline, each))
  return unread ? waits.filter(({ asked }) => asked.line.index < unread.index) : waits
}

/** A message is read as a whole; of text that is no answer a program may read a part, and the rest later. */
const isRead = ({ start }: Conversation, { answer, question }: Wait) =>
  start.context?.protocol !== 'stdio' || (answer && fits(answer.value, question))

/** Whether all inputs up to one are those that the case gives. */
function isInPlace(c: Conversation, baseline: Conversation, { index }: Applied): boolean {
  const usual = appliedIn(baseline)
  const until = appliedIn(c).filter((each) => each.index <= index)
  return until.every(({ value }, at) => usual[at] !== undefined && equal(usual[at].value, value))
}

/** Whether a tool that went on from a question may have taken an input for its answer that came before. */
export const readsAhead = (c: Conversation): boolean =>
  waitsOf(c).some(({ answer, next }) => !answer && next)

/** Where a tool was given as many inputs as otherwise, one that came early may have been the answer to any question. */
export function hasAllInputs(c: Conversation, baseline: Conversation): boolean {
  const { length } = appliedIn(c)
  return length > 0 && length >= appliedIn(baseline).length
}
