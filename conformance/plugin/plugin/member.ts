import type { PluginMessage } from '../../../harness/plugin-conversation.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'

/** Judges the value of a member of a message. */
export function valueIs(
  { message, line }: PluginMessage,
  name: string,
  isValid: (value: unknown) => boolean,
  expected: string,
): Finding {
  const value = message[name]
  const shown = value === undefined ? 'absent' : quote(JSON.stringify(value))
  return satisfiedUnless(!isValid(value) && `the ${name} is ${shown}`, expected, line.index)
}
