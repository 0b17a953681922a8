import { equal } from '../../../harness/wire/json.ts'
import type { Context, Draft } from '../context.ts'
import { isAssertion } from '../keywords.ts'
import { sentenceOf } from '../sentences.ts'

/** Writes down that keywords are left out, and reports what they demand. */
export function drop(
  { schema, voice }: Draft,
  { ledger, origins }: Context,
  keywords: readonly string[],
): void {
  for (const keyword of keywords) {
    const isOwn = origins.had(schema, keyword, (value) => equal(value, schema[keyword]))
    const stood = isOwn ? keyword : sourceOf(keyword, (source) => origins.had(schema, source))
    const pointer = origins.of(schema, stood)
    const sentence = sentenceOf(schema, keyword)
    if (isAssertion(keyword)) ledger.lose(pointer, stood, sentence, voice)
    else if (IN_WORDS.has(keyword)) ledger.respell(pointer, keyword, voice, sentence)
    else ledger.respell(pointer, keyword)
  }
}

/** What a keyword that a pass put there was made of. */
function sourceOf(keyword: string, stood: (source: string) => boolean): string {
  const sources = SOURCES[keyword] ?? []
  return sources.find(stood) ?? keyword
}

const SOURCES: { [keyword: string]: readonly string[] } = {
  maxItems: ['items', 'unevaluatedItems'],
  items: ['items', 'unevaluatedItems'],
  minimum: ['exclusiveMinimum'],
}

/** Annotations that help the model. */
const IN_WORDS = new Set(['title', 'default', 'examples', 'deprecated'])
