import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { onChild } from '../cancel/child.ts'
import { having as havingParts } from '../combinators.ts'
import { onArguments } from '../keeping.ts'
import { mutantsIn } from '../mutant.ts'
import { command, having, onAction, onActionIn, shownIn } from '../single-calls.ts'

/** Arguments of the suite itself, which a mutant leaves alone. */
const OWN = ['script', 'record', 'action', 'id']

/** Changes a value from the inside out. */
const deep = (value: unknown, change: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return change(value.map((each) => deep(each, change)))
  if (!isObject(value)) return change(value)
  return change(
    Object.fromEntries(Object.entries(value).map(([name, each]) => [name, deep(each, change)])),
  )
}

/** Starts tools with other arguments of their own. */
const given = (change: (args: JsonObject) => JsonObject) =>
  havingParts(({ init }) => ({
    init(order) {
      const own = Object.entries(order.arguments).filter(([name]) => !OWN.includes(name))
      const rest = Object.entries(order.arguments).filter(([name]) => OWN.includes(name))
      return init({
        ...order,
        arguments: { ...Object.fromEntries(rest), ...change(Object.fromEntries(own)) },
      })
    },
  }))

/** Starts tools with other texts among their arguments. */
const texts = (change: (text: string) => unknown) =>
  given(
    (args) =>
      deep(args, (value) => (typeof value === 'string' ? change(value) : value)) as JsonObject,
  )

/** Writes texts for a running program otherwise; messages and answers are JSON. */
const onInput = (change: (text: string) => string) =>
  onChild((child) => ({
    ...child,
    write: (bytes, taken) => child.write(bytes.startsWith('{') ? bytes : change(bytes), taken),
  }))

/** Hands other inputs over. */
const inputAs = (change: (input: unknown) => unknown) =>
  onArguments((args) =>
    args.action === 'apply' && 'input' in args ? { ...args, input: change(args.input) } : args,
  )

/** Mutants that hand arguments, inputs and answers over nearly as they were given. */
export const nearValueMutants = mutantsIn('toolstate.commands')({
  'spawn-arguments-intact#values-whole': {
    'arguments-of-64-kib: gives a tool the first 64 KiB of a text': texts((text) =>
      text.slice(0, 2 ** 16),
    ),
    'trims-arguments: gives a tool its texts without the blanks around them': texts((text) =>
      text.trim(),
    ),
    'composes-arguments: gives a tool composed characters': texts((text) => text.normalize('NFC')),
    'lf-arguments: gives a tool line feeds in place of CR LF': texts((text) =>
      text.replaceAll('\r\n', '\n'),
    ),
    'lower-names: gives a tool its arguments under lower names': given((args) =>
      Object.fromEntries(Object.entries(args).map(([name, value]) => [name.toLowerCase(), value])),
    ),
  },
  'spawn-arguments-intact#types-kept': {
    'small-numbers: gives a tool 32 bits of each whole number': given(
      (args) =>
        deep(args, (value) => (Number.isInteger(value) ? Number(value) | 0 : value)) as JsonObject,
    ),
    'rounds-numbers: gives a tool numbers of six digits': given(
      (args) =>
        deep(args, (value) =>
          typeof value === 'number' ? Number(value.toPrecision(6)) : value,
        ) as JsonObject,
    ),
  },
  'spawn-arguments-intact#none-lost': {
    'drops-the-input: leaves an argument with the name of an input out': given(
      ({ input: _, ...args }) => args,
    ),
    'drops-inner-null: leaves members that are null out': given((args) => {
      const strip = (value: unknown) =>
        isObject(value) && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
          : value
      return Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, deep(value, strip)]),
      )
    }),
  },
  'input-is-raw-text#every-character': {
    'inputs-of-a-pipe: writes of an input no more than a pipe holds': onInput((text) =>
      text.slice(0, 2 ** 16),
    ),
    'two-feeds: ends an input with two line feeds': onInput((text) => `${text.trimEnd()}\n\n`),
    'feeds-crlf: ends an input with CR LF': onInput((text) => `${text.replace(/\n$/, '')}\r\n`),
    'trims-inputs: writes an input without the blanks around it': onInput((text) => text.trim()),
    'drops-the-last: leaves the last character of an input out': onInput((text) =>
      text.slice(0, -1),
    ),
    'ascii-inputs: writes a question mark for other characters than those of ASCII': onInput(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
      (text) => text.replace(/[^\u0000-\u007f]/gu, '?'),
    ),
    'unescapes-inputs: writes a line feed for its escape': onInput((text) =>
      text.replaceAll('\\n', '\n'),
    ),
    'tabs-to-blanks: writes blanks for a tab': onInput((text) => text.replaceAll('\t', '    ')),
  },
  'answer-keeps-type#others': {
    'trims-answers: hands an answer over without the blanks around it': inputAs((input) =>
      typeof input === 'string' && input.length > 3 ? input.trim() : input,
    ),
    'answers-of-64-kib: hands the first 64 KiB of an answer over': onActionIn(
      'apply',
      'waiting',
      (call, carryOut) => {
        const { input } = call.arguments
        return carryOut(
          typeof input === 'string' ? having(call, { input: input.slice(0, 2 ** 16) }) : call,
        )
      },
    ),
    'composes-answers: hands composed answers over': inputAs((input) =>
      typeof input === 'string' ? input.normalize('NFC') : input,
    ),
    'whole-answers: rounds answers of more than 32 bits': inputAs((input) =>
      Number.isInteger(input) ? Number(input) | 0 : input,
    ),
  },
  'answer-keeps-type#boolean': {
    'no-is-no-answer: takes false for no answer to a question of yes or no': onAction(
      'apply',
      async (call, carryOut) => {
        const before = await carryOut(command(call, 'fetch', call.arguments.id))
        const { question } = shownIn(before)
        return isObject(question) &&
          question.answer_type === 'Boolean' &&
          call.arguments.input === false
          ? before
          : carryOut(call)
      },
    ),
  },
})
