import type { Context, Draft } from '../context.ts'
import { isAssertion } from '../keywords.ts'
import { sentenceOf } from '../sentences.ts'

/** Writes down that keywords are left out, and tells what they demand. */
export function drop(
  { schema, voice }: Draft,
  { ledger, origins }: Context,
  keywords: readonly string[],
): void {
  for (const keyword of keywords) {
    const pointer = origins.of(schema, keyword)
    const sentence = sentenceOf(schema, keyword)
    if (isAssertion(keyword)) ledger.lose(pointer, keyword, sentence, voice)
    else if (TOLD.has(keyword)) ledger.respell(pointer, keyword, voice, sentence)
    else ledger.respell(pointer, keyword)
  }
}

/** Annotations that help the model. */
const TOLD = new Set(['title', 'default', 'examples', 'deprecated'])
