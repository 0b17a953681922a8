import { beginningOf } from '../harness/wire/ends-of-text.ts'
import { visible } from './visible.ts'

/** At most `limit` characters of a text, made visible; what was left away is counted. */
export function visibleCut(text: string, limit: number): string {
  if (text.length <= limit) return visible(text)
  const beginning = beginningOf(text, limit)
  return `${visible(beginning)}… ${leftAway(text.length - beginning.length)}`
}

/** How many characters of a text were left away. */
export const leftAway = (count: number): string => `(+${count.toLocaleString('en-US')} characters)`
