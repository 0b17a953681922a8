import { equal } from '../../../harness/wire/json.ts'
import { textsIn } from '../../vfs/host/outcome.ts'

/** The most characters of a value that a finding holds as they are. */
const SHORT = 200

/** What came in place of a value, in one phrase that holds no long text; false where it is that value. */
export function insteadOf(expected: unknown, found: unknown): string | false {
  if (equal(found, expected)) return false
  const text = JSON.stringify(found) ?? 'nothing'
  return text.length > SHORT
    ? `${textsIn(found).length} characters in place of ${textsIn(expected).length}`
    : text
}
