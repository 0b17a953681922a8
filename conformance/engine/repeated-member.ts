import { remembered } from '../../harness/wire/remembered.ts'
import { type RepeatedNames, repeatedNames } from '../../harness/wire/repeated-names.ts'
import { quote } from './finding.ts'

/** A message as it came, and what of it was not kept. */
export interface Spelled {
  text: string
  leftOut?: unknown
}

/** Names are cut in what is not kept whole, so that long ones may only seem to be the same. */
const NAMES_OF_CUT_TEXTS = 300

const namesOfWhole = remembered((text) => repeatedNames(text))

/** Which member the message itself, or an object within it, has twice; undefined when none. */
export function repeatedMember(
  where: keyof RepeatedNames,
  { text, leftOut }: Spelled,
): string | undefined {
  const names = leftOut ? repeatedNames(text, NAMES_OF_CUT_TEXTS) : namesOfWhole(text)
  const name = names[where]
  const place = where === 'inner' ? ' in an object within it' : ''
  return name === undefined ? undefined : `the member ${quote(name)} twice${place}`
}
