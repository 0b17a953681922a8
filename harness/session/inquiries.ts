import { setTimeout as pass } from 'node:timers/promises'
import type { Occasion } from '../occasion.ts'
import type { JsonObject } from '../wire/json.ts'

/** Answers the questions of a host in turn; what is asked beyond the answers of the occasion is denied. */
export function answering({ answers = [] }: Pick<Occasion, 'answers'>): () => Promise<JsonObject> {
  let asked = 0
  return async () => {
    const { after_ms, ...answer } = answers[asked++] ?? { denied: true }
    if (after_ms) await pass(after_ms)
    return answer
  }
}
