import type { Conversation, Notification } from '../../../harness/conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { optionsOf } from './question-options.ts'

/** The time in which a question is pending, from the report that asks it. @see rfd009 §State transitions */
export interface Wait {
  asked: Notification
  question: JsonObject
  /** Further reports of waiting before the answer, and those of the same question that were on their way when it came. */
  repeated: Notification[]
  answer?: Applied
  /** The report that ended it, or the first after the answer. */
  next?: Notification
}

/** An input that we gave, and where. */
export interface Applied {
  index: number
  value: unknown
}

/** The inputs of a session, in order. */
export const appliedIn = ({ sent }: Conversation): Applied[] =>
  sent
    .filter(({ message }) => message.method === 'apply')
    .map(({ index, message: { params } }) => ({
      index,
      value: isObject(params) ? params.input : undefined,
    }))

/** The waits of a session, in order. */
export function waitsOf(c: Conversation): Wait[] {
  const waits: Wait[] = []
  let open: Wait | undefined
  const reported = (state: Notification) => {
    const { type, question } = state.params
    const isRepeated = open && (!open.answer || hasCrossed(c, open, state))
    if (isRepeated && type === 'waiting') open?.repeated.push(state)
    else {
      if (open) open.next = state
      open =
        type === 'waiting'
          ? { asked: state, question: objectIn(question), repeated: [] }
          : undefined
      if (open) waits.push(open)
    }
  }
  for (const each of inOrder(c)) {
    if ('line' in each) reported(each)
    else if (open) open.answer ??= each
  }
  return waits
}

/**
 * Whether a report of a question that has its answer was on its way when the answer came: the tool wrote nothing else in
 * between, and goes on without another answer, or was asked to end before. Where answers come late nothing is on its way.
 */
function hasCrossed(
  c: Conversation,
  { question, answer, repeated }: Wait,
  { line, params }: Notification,
): boolean {
  if (!answer || c.fault?.kind === 'late-inputs' || !equal(params.question, question)) return false
  const between = c.lines.filter(({ index }) => answer.index < index && index < line.index)
  const isNext = between.every(({ index }) => repeated.some((each) => each.line.index === index))
  return isNext && (goesOn(c, line.index) || (c.endAskedAt ?? Number.POSITIVE_INFINITY) < line.at)
}

/** Whether the tool wrote something after an event before it got another input. */
function goesOn(c: Conversation, after: number): boolean {
  const next = c.lines.find(({ index }) => index > after)
  const another = appliedIn(c).find(({ index }) => index > after)
  return next !== undefined && next.index < (another?.index ?? Number.POSITIVE_INFINITY)
}

const inOrder = (c: Conversation): (Notification | Applied)[] =>
  [...c.states, ...appliedIn(c)].toSorted((a, b) => indexOf(a) - indexOf(b))

const indexOf = (each: Notification | Applied) => ('line' in each ? each.line.index : each.index)

const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** Whether an answer is of the kind that its question takes, bare or under the question's id. */
export function fits(value: unknown, question: JsonObject): boolean {
  const answer = isObject(value) ? value[String(question.id)] : value
  return optionsOf(question).some((option) => equal(option, answer))
}
