import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { quote, satisfiedUnless } from '../../../engine/finding.ts'
import { answersOf } from '../answer.ts'
import { hostRules } from '../host-check.ts'
import { allLines } from '../host-lines.ts'

const KNOWN_CODES = new Set([-32700, -32600, -32601, -32602, -32603])

const isKnown = (value: unknown) =>
  Number.isInteger(value) && (KNOWN_CODES.has(Number(value)) || Number(value) <= -32001)

/** Every code that the host wrote, in whatever answer. */
function codesIn(c: HostConversation): unknown[] {
  const written = allLines(c).flatMap(({ message }) =>
    isObject(message?.error) ? [message.error.code] : [],
  )
  const seen = c.calls.flatMap(answersOf).flatMap(({ error }) => (error ? [error.code] : []))
  return [...written, ...seen]
}

/** The codes of all answers. */
export const rules = hostRules({
  verifies: 'vfs.codes.codes-from-known-ranges',
  judge: (c) =>
    codesIn(c).map((found) =>
      satisfiedUnless(
        !isKnown(found) && `the code ${quote(String(found))}`,
        'a code of a known range',
      ),
    ),
})
