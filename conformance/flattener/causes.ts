import type { Cause } from '../engine/cause.ts'
import type { FlattenerReading } from './flattener-reading.ts'
import { isGivenUp } from './silent-providers.ts'

/** What reports an answer that has none of the forms, or several. */
const OF_NO_FORM = /\bit answered with (an object of|schema and|refused and) /

/** The defects of a flattener that make checks of other things fail. */
export const flattenerCauses: readonly Cause<FlattenerReading>[] = [
  {
    requirement: 'flattener.lines.known-answer',
    shows: (_, { observed }) => OF_NO_FORM.test(observed),
  },
  {
    requirement: 'flattener.totality.every-provider',
    shows: ({ replies }) =>
      replies.some(isGivenUp) ||
      (replies.length > 0 && replies.every(({ kind }) => kind === 'silent')),
  },
]
