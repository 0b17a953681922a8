import type { Conversation, Notification } from '../../../../harness/conversation.ts'
import type { Apply, Turn } from '../../../../harness/generators/walks.ts'
import { equal, isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { optionsOf } from '../question-options.ts'
import { appliedIn } from '../wait.ts'

/** The places at which a tool took its inputs, and the last question where nothing answered it. */
export function turnsOf(baseline: Conversation): Turn[] {
  const applied = appliedIn(baseline)
  const turns = applied.flatMap(({ index, value }) => {
    const before = baseline.states.findLast(({ line }) => line.index < index)
    return before ? turnAt(before, { value }) : []
  })
  const last = baseline.states.at(-1)
  const isOpen = last?.params.type === 'waiting' && (applied.at(-1)?.index ?? 0) < last.line.index
  return isOpen ? [...turns, ...turnAt(last)] : turns
}

/** Values that answer no question of yes or no, and of some options only where they are among them. */
export const WRONG: readonly unknown[] = ['neither of them', 0, null]

interface Given {
  value: unknown
}

function turnAt({ params: { type, question } }: Notification, given?: Given): Turn[] {
  if (type === 'running' && given)
    return [{ state: type, right: applied(given.value), others: [], wrong: [] }]
  if (type !== 'waiting' || !isObject(question) || typeof question.id !== 'string') return []
  return [{ state: type, ...answersTo(question, question.id, given) }]
}

/** An answer is spelled as that of the case is, bare or under the id of its question. */
function answersTo(question: JsonObject, id: string, given?: Given): Omit<Turn, 'state'> {
  const spelled = (value: unknown) => applied(isObject(given?.value) ? { [id]: value } : value, id)
  const options = optionsOf(question)
  const right = given && applied(given.value, id)
  const others = options.map(spelled).filter(({ input }) => !given || !equal(input, given.value))
  const wrong = options.length > 0 ? WRONG.filter((value) => !options.includes(value)) : []
  return {
    ...(right && { right }),
    ...{ others, wrong: wrong.map((value) => ({ ...spelled(value), ignorable: true })) },
  }
}

const applied = (input: unknown, to?: string): Apply => ({
  ...{ step: 'apply', input },
  ...(to !== undefined && { to }),
})
