import type { Notification } from '../../../harness/conversation.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { ToolClauseRef } from '../../../spec/generated/requirement-ids.ts'
import { satisfied, violated } from '../../engine/finding.ts'
import { STATEFUL } from '../../vfs/tool/advice.ts'
import { rules, type ToolCheck } from '../../vfs/tool/tool-check.ts'

/** What a value shows of a promise: it is kept, it is broken in these words, or it is about something else. */
export type Shown = boolean | string | undefined

/** A promise about single values, judged wherever one occurs in a session. */
interface ValueRule<V> {
  verifies: ToolClauseRef
  title: string
  expected: string
  toExercise?: string
  shows(value: V): Shown
}

/** Declares rules about every report of a state, whatever it holds. */
export const reportRules = valueRules((state) => [state.params])

/** Declares rules about every question that is asked. */
export const questionRules = valueRules(
  ({ params: { question } }) => (isObject(question) ? [question] : []),
  'Add a case with inputs in which the tool asks a question.',
)

/** Declares rules about what stands in one arm of a tagged result. */
export const armRules = (arm: 'Ok' | 'Err') =>
  valueRules(
    ({ params: { result } }) => (isObject(result) && arm in result ? [result[arm]] : []),
    'Add a case with inputs that brings the tool to its end.',
  )

/** Declares rules about the failure of a tagged result. */
export const failureRules = valueRules(
  ({ params: { result } }) => (isObject(result) && isObject(result.Err) ? [result.Err] : []),
  'Add a case in which the tool fails.',
)

/** Makes rules about values that stand in reports. */
export function valueRules<V = JsonObject>(
  within: (state: Notification) => readonly V[],
  toExercise = STATEFUL,
): (...all: ValueRule<V>[]) => ToolCheck[] {
  return (...all) =>
    rules(
      ...all.map(({ expected, shows, ...rule }) => ({
        ...{ toExercise, ...rule },
        judge: ({ states }: { states: Notification[] }) =>
          states.flatMap((state) =>
            within(state).flatMap((value) => findings(shows(value), expected, state.line.index)),
          ),
      })),
    )
}

function findings(shown: Shown, expected: string, index: number) {
  if (shown === undefined || shown === false) return []
  return [shown === true ? satisfied() : violated(expected, shown, index)]
}
