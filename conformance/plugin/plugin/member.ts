import type { PluginConversation, PluginMessage } from '../../../harness/plugin-conversation.ts'
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

/** Judges a member of each message of some types. */
export const membersOf =
  (
    types: readonly string[],
    name: string,
    isValid: (value: unknown) => boolean,
    expected: string,
  ): ((c: PluginConversation) => Finding[]) =>
  ({ typed }) =>
    typed
      .filter(({ type }) => types.includes(type))
      .map((each) => valueIs(each, name, isValid, expected))

export const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a member that may be left out is given; null, which many libraries write, stands for none. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null
