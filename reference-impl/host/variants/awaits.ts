import { isObject, type JsonObject, objectsIn } from '../../../harness/wire/json.ts'
import type {
  Notification,
  ToolCallResponse,
  TurnEndInquiry,
} from '../../../spec/generated/messages/toolstate.ts'
import type { Keeping } from '../keeping.ts'
import { variantsOf } from './variant.ts'

/** The entries of a list from the last to the first, with more than they must have. */
const entriesOf = (list: unknown): JsonObject[] =>
  objectsIn(list)
    .toReversed()
    .map((entry) => ({ tool: 'unknown', ...entry, elapsed_secs: 1 }))

/** A result of an await in another form; an aborted handle is an error. @see rfd037 §Response format */
function otherForm(response: ToolCallResponse): ToolCallResponse {
  if (!('result' in response) || !isObject(response.result)) return response
  const { completed, pending, ...rest } = response.result as JsonObject
  const aborted = objectsIn(completed).find(({ result }) => isCancelled(result))
  if (aborted) return { id: response.id, error: `Handle \`${aborted.id}\` was aborted` }
  const lists = { pending: entriesOf(pending), completed: entriesOf(completed) }
  return { ...response, result: { timed_out: false, ...rest, ...lists } } as ToolCallResponse
}

const isCancelled = (result: unknown) =>
  isObject(result) && /was cancelled/.test(String(result.message))

/** One notification of all that has happened. @see rfd037 §Notifications */
const together = (notices: readonly Notification[]): readonly Notification[] =>
  notices.length < 2 ? notices : [{ message: notices.map(({ message }) => message).join('\n') }]

/** The inquiry at the end of a turn in words. @see rfd037 §Turn-end behavior */
function inWords({ handles }: TurnEndInquiry): TurnEndInquiry {
  const sentences = handles.map(
    ({ id, state, output_preview: output }) => `${id} is ${state}, after: ${output}`,
  )
  const text = `Wait for these, or abort them?\n${sentences.join('\n')}`
  return { text } as unknown as TurnEndInquiry
}

const keeping: Keeping = {
  call: (plainly) => async (batch) => {
    const { responses } = await plainly(batch)
    const awaits = batch.calls.filter(({ tool }) => tool === 'await').map(({ id }) => id)
    return {
      responses: responses
        .map((each) => (awaits.includes(each.id) ? otherForm(each) : each))
        .toReversed(),
    }
  },
  reduce: (plainly) => (before, event) => {
    const { state, effects } = plainly(before, event)
    return {
      state,
      effects: effects.map((effect) => {
        if (effect.effect === 'hand over') return { ...effect, notices: together(effect.notices) }
        if (effect.effect === 'inquire') return { ...effect, inquiry: inWords(effect.inquiry) }
        if (effect.effect !== 'turn over') return effect
        const notifications = together(effect.turn.notifications)
        return { ...effect, turn: { ...effect.turn, notifications: [...notifications] } }
      }),
    }
  },
}

export const awaitVariants = variantsOf({
  name: 'together',
  does: 'lists from the last to the first, adds members to entries, puts notifications together, and asks in words',
  keeping,
  near: [
    'toolstate.await-batch.*',
    'toolstate.await-responses.*',
    'toolstate.await-conditions.abort-ends-the-wait',
    'toolstate.notifications.*',
    'toolstate.turn-end.inquiry-lists-handles',
    'toolstate.turn-end.cho*',
    'toolstate.turn-end.await-policy-*',
    'toolstate.turn-end.no-handle-*',
  ],
})
