import type { PluginConversation } from '../../../harness/plugin-conversation.ts'
import { type Finding, quote, satisfiedUnless } from '../../engine/finding.ts'
import { A_PRINT } from './advice.ts'
import { isGiven, valueIs } from './member.ts'
import { type PluginCheck, runRules } from './plugin-check.ts'

const CHANNELS: readonly unknown[] = [
  'content',
  'chrome',
  'tool_call',
  'tool_result',
  'reasoning',
  'error',
]
const FORMATS: readonly unknown[] = ['plain', 'markdown', 'json', 'code']

/** What a plugin shows to the user. @see rfd072 §Output */
export const printChecks: readonly PluginCheck[] = runRules(
  {
    verifies: 'plugin.print.print-form#text',
    title: 'prints a text',
    toExercise: A_PRINT,
    judge: ({ prints }) =>
      prints.map((each) => valueIs(each, 'text', (text) => typeof text === 'string', 'a string')),
  },
  {
    verifies: 'plugin.print.print-form#channel',
    title: 'prints on known channels',
    toExercise: A_PRINT,
    judge: given('channel', (channel) => CHANNELS.includes(channel), CHANNELS.join(', ')),
  },
  {
    verifies: 'plugin.print.print-form#format',
    title: 'prints in known formats',
    toExercise: A_PRINT,
    judge: given('format', (format) => FORMATS.includes(format), FORMATS.join(', ')),
  },
  {
    verifies: 'plugin.print.language-of-code',
    title: 'states a language of code only',
    toExercise: 'Add a case in which the plugin prints code.',
    judge: ({ prints }) =>
      prints
        .filter(({ message }) => isGiven(message.language))
        .map(({ message: { format, language }, line }) =>
          satisfiedUnless(
            format !== 'code' &&
              `language ${quote(String(language))} stands with the format ${quote(String(format ?? 'plain'))}`,
            'the format `code`',
            line.index,
          ),
        ),
  },
  {
    verifies: 'plugin.print.output-is-printed',
    title: 'prints what a successful run shows',
    toExercise: "State under 'expect' what the plugin prints.",
    judge: outputIsPrinted,
  },
)

/** A member that may be left out; where it is there, it has one of the known values. */
function given(
  name: string,
  isValid: (value: unknown) => boolean,
  expected: string,
): (c: PluginConversation) => Finding[] {
  return ({ prints }) =>
    prints
      .filter(({ message }) => isGiven(message[name]))
      .map((each) => valueIs(each, name, isValid, expected))
}

/** What the case expects to be printed stands in messages and not on stderr alone. */
function outputIsPrinted({ start, prints, exits, stderr, fault }: PluginConversation): Finding[] {
  const wanted: Record<string, unknown> = start.context?.expect?.printed ?? {}
  if (fault || exits[0]?.message.code !== 0) return []
  const printed = prints.map(({ message }) => String(message.text)).join('')
  return Object.values(wanted).flatMap((text) => {
    if (typeof text !== 'string' || text.trim() === '') return []
    const only = !printed.includes(text) && stderr.includes(text.trim())
    return [
      satisfiedUnless(only && 'the output is on stderr, and not printed', 'output in `print`'),
    ]
  })
}
