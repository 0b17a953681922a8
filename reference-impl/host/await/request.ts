import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Condition, conditionOf, idsIn } from './condition.ts'

/** What an await asks for; without a limit it waits as long as it takes. */
export interface AwaitRequest {
  readonly condition: Condition
  /** Milliseconds. */
  readonly limitMs?: number
}

/** Reads the arguments of an await, as far as they can be judged without the registry. @see rfd037 §Error cases */
export function awaitRequest(args: JsonObject): AwaitRequest | { refused: string } {
  const { any = [], all = [], timeout_secs: seconds } = args
  if (!isListOfIds(any)) return { refused: '`any` must be a list of handle ids' }
  if (!isListOfIds(all)) return { refused: '`all` must be a list of handle ids' }
  if (!isLimit(seconds))
    return { refused: '`timeout_secs` must be a whole number of seconds, 0 or more' }
  const condition = conditionOf({ any, all })
  if (idsIn(condition).length === 0) return { refused: 'At least one handle ID required' }
  return typeof seconds === 'number' ? { condition, limitMs: seconds * 1_000 } : { condition }
}

const isListOfIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/** An absent limit and null are none. */
const isLimit = (value: unknown): boolean =>
  value === undefined || value === null || (Number.isInteger(value) && Number(value) >= 0)
