import type { JsonObject } from '../../../../harness/wire/json.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import type { ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import { onChild } from '../cancel/child.ts'
import { having as havingParts } from '../combinators.ts'
import { onArguments } from '../keeping.ts'
import { type Mutant, mutantsIn } from '../mutant.ts'
import { command, having, onAction, onActionIn, onSingle, shownIn } from '../single-calls.ts'

const OWN = ['script', 'record', 'action', 'id']

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

/** Takes another word for an action. */
const word = (other: string, action: string) =>
  onArguments((args) => (args.action === other ? { ...args, action } : args))

/** Hands other inputs over. */
const inputAs = (change: (input: unknown) => unknown) =>
  onArguments((args) =>
    args.action === 'apply' && 'input' in args ? { ...args, input: change(args.input) } : args,
  )

/** Ends other handles as well when one is aborted. */
function abortingMore(isToo: (state: unknown) => boolean): Pick<Mutant, 'keeping'> {
  const spawned = new Map<unknown, ToolCall>()
  return onSingle(async (call, carryOut) => {
    const { action, id } = call.arguments
    if (action === 'spawn') spawned.set(id, call)
    if (action === 'abort')
      for (const [other, spawn] of spawned) {
        if (other === id) continue
        const shown = shownIn(await carryOut(command(spawn, 'fetch', other)))
        if (isToo(shown.state)) await carryOut(command(spawn, 'abort', other))
      }
    return carryOut(call)
  })
}

const idAs = (change: (id: unknown) => unknown) =>
  onArguments((args) => (args.id === undefined ? args : { ...args, id: change(args.id) }))

/** Mutants that carry commands out nearly as they are to. */
export const nearCommandMutants = mutantsIn('toolstate.commands')({
  'spawn-starts-one-process#one-process': {
    'every-second-twice: starts the tool of every second spawn twice': (() => {
      let count = 0
      return onAction('spawn', (call, carryOut) => {
        count += 1
        if (count % 2 === 0) void carryOut(having(call, { id: `${call.arguments.id}_2` }))
        return carryOut(call)
      })
    })(),
  },
  'spawn-arguments-intact#values-whole': {
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
    'short-arguments: gives a tool a thousand characters of each text': texts((text) =>
      text.slice(0, 1000),
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
  'no-own-loop#once': {
    'equal-inputs-once: hands one of two equal inputs over': (() => {
      let last: unknown
      return onAction('apply', (call, carryOut) => {
        const { id, input } = call.arguments
        const key = JSON.stringify([id, input])
        const isSame = key === last
        last = key
        return carryOut(isSame ? command(call, 'fetch', call.arguments.id) : call)
      })
    })(),
  },
  'no-own-loop#no-retry': {
    'restarts-the-crashed: starts a tool again that has crashed': (() => {
      const spawns = new Map<unknown, ToolCall>()
      return onSingle(async (call, carryOut) => {
        const { action, id } = call.arguments
        if (action === 'spawn') spawns.set(id, call)
        const response = await carryOut(call)
        const { result } = shownIn(response)
        const spawn = spawns.get(id)
        if (spawn && isObject(result) && /status|died/.test(String(result.message))) {
          spawns.delete(id)
          void carryOut(having(spawn, { id: `${id}_again` }))
        }
        return response
      })
    })(),
  },
  'input-is-raw-text#every-character': {
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
    'composes-answers: hands composed answers over': inputAs((input) =>
      typeof input === 'string' ? input.normalize('NFC') : input,
    ),
    'short-answers: hands a thousand characters of an answer over': inputAs((input) =>
      typeof input === 'string' ? input.slice(0, 1000) : input,
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
  'abort-spares-others': {
    'aborts-the-waiting-too: ends with a handle those that wait': abortingMore(
      (state) => state === 'waiting',
    ),
  },
  'id-is-string#spawn': {
    'spawns-by-a-list: takes a list of one for the id of a spawn': idAs((id) =>
      Array.isArray(id) ? String(id[0]) : id,
    ),
    'spawns-by-truth: takes true for the id of a spawn': idAs((id) => (id === true ? 'true' : id)),
    'spawns-by-nothing: takes null for the id of a spawn': idAs((id) =>
      id === null ? 'null' : id,
    ),
    'spawns-by-an-object: takes an object for the id of a spawn': idAs((id) =>
      isObject(id) && !Array.isArray(id) ? JSON.stringify(id) : id,
    ),
  },
  'id-is-string#fetch': {
    'fetches-by-a-list: takes a list of one for the id of a fetch': onArguments((args) =>
      args.action === 'fetch' && Array.isArray(args.id)
        ? { ...args, id: String(args.id[0]) }
        : args,
    ),
  },
  'id-is-string#apply': {
    'applies-by-numbers: takes a number for the id of an apply': onArguments((args) =>
      args.action === 'apply' && typeof args.id === 'number'
        ? { ...args, id: String(args.id) }
        : args,
    ),
  },
  'id-is-string#abort': {
    'aborts-by-numbers: takes a number for the id of an abort': onArguments((args) =>
      args.action === 'abort' && typeof args.id === 'number'
        ? { ...args, id: String(args.id) }
        : args,
    ),
  },
  'apply-needs-input#error': {
    'asks-again: answers an answer without an input with the question': onActionIn(
      'apply',
      'waiting',
      (call, carryOut) =>
        carryOut('input' in call.arguments ? call : command(call, 'fetch', call.arguments.id)),
    ),
  },
  'unknown-action#error': {
    'stop-is-abort: takes stop for an abort': word('stop', 'abort'),
    'kill-is-abort: takes kill for an abort': word('kill', 'abort'),
    'start-is-spawn: takes start for a spawn': word('start', 'spawn'),
    'status-is-fetch: takes status for a fetch': word('status', 'fetch'),
    'input-is-apply: takes input for an apply': word('input', 'apply'),
    'large-abort: takes ABORT for an abort': word('ABORT', 'abort'),
    'wide-fetch: takes a fetch with a blank behind it for one': onArguments((args) =>
      typeof args.action === 'string' ? { ...args, action: args.action.trimEnd() } : args,
    ),
  },
  'undeclared-action#apply': {
    'answers-undeclared: hands an answer over that a tool does not declare': {
      keeping: {
        ...declaring('apply'),
        ...onActionIn('apply', 'running', ({ id }) =>
          Promise.resolve({ id, error: '`action` cannot be "apply"' }),
        ).keeping,
      },
    },
  },
  'undeclared-action#fetch': {
    'fetches-undeclared: shows a handle whose tool does not declare fetch': {
      keeping: declaring('fetch'),
    },
  },
})

/** Reads a configuration in which every tool declares an action. */
function declaring(action: string): NonNullable<Mutant['keeping']> {
  return {
    configured: (params) =>
      JSON.parse(
        JSON.stringify(params, (name, value) =>
          name === 'actions' && Array.isArray(value) && !value.includes(action)
            ? [...value, action]
            : value,
        ),
      ),
  }
}
