import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Order } from '../../runtime/order.ts'
import { having, onMethod } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Changes what `init` is made of. */
export const onOrder = (change: (order: Order) => Partial<Order>): Apply =>
  having(({ init }) => ({ init: (order) => init({ ...order, ...change(order) }) }))

/** Changes the arguments of a call. */
const onArguments = (change: (given: JsonObject) => unknown): Apply =>
  onOrder((order) => ({ arguments: change(order.arguments) as JsonObject }))

/** Changes every text, at any depth. */
export const onTexts = (change: (text: string) => unknown) =>
  onArguments((given) =>
    JSON.parse(JSON.stringify(given), (_, value) =>
      typeof value === 'string' ? change(value) : value,
    ),
  )

const without = (members: JsonObject, isLeftOut: (name: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(members).filter(([name, value]) => !isLeftOut(name, value)))

const isOwn = (name: string) => name === 'script' || name === 'record'

/** Changes the arguments but for the script of the probe. */
export const beside = (change: (given: JsonObject) => JsonObject) =>
  onArguments((given) => ({
    ...without(given, isOwn),
    ...change(without(given, isOwn)),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => isOwn(name))),
  }))

/** Changes the value of each argument but of those. */
const onEach = (change: (value: unknown) => unknown) =>
  beside((given) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(value)])),
  )

/** Leaves options out. */
const withoutOptions = (isLeftOut: (value: unknown) => boolean) =>
  onOrder(({ options }) => ({ options: without(options, (_, value) => isLeftOut(value)) }))

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((each) => each !== null).map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === null ? [] : [[name, withoutNulls(each)]],
    ),
  )
}

/** What a careless host keeps once for all its tools. */
const known = { options: {} as JsonObject, first: undefined as JsonObject | undefined }

/** The tools that have run. */
const begun = new Set<string>()

export const initValueMutants = mutantsIn('vfs.init')({
  'names-the-tool': {
    'lower-case-names: states names in lower case': onOrder(({ name }) => ({
      name: name.toLowerCase(),
    })),
    'hyphens-for-underscores: states a name with hyphens for underscores': onOrder(({ name }) => ({
      name: name.replaceAll('_', '-'),
    })),
  },
  'carries-arguments': {
    'drops-inner-nulls: leaves members out of nested objects that are null': onEach((value) =>
      value === null ? value : withoutNulls(value),
    ),
    'drops-nulls-in-lists: leaves elements out of lists that are null': onEach((value) =>
      JSON.parse(JSON.stringify(value), (_, each) =>
        Array.isArray(each) ? each.filter((element) => element !== null) : each,
      ),
    ),
    'renders-templates: renders what stands in double braces': onTexts((text) =>
      text.replace(/\{\{.*?\}\}/g, ''),
    ),
    'renders-blocks: renders the blocks of a template': onTexts((text) =>
      text.replace(/\{%.*?%\}/g, ''),
    ),
    'renders-comments: drops the comments of a template': onTexts((text) =>
      text.replace(/\{#.*?#\}/g, ''),
    ),
    'trims-arguments: drops spaces around a text': onTexts((text) =>
      text.length < 100 ? text.trim() : text,
    ),
    'loses-prototypes: loses an argument with the name `__proto__`': onArguments((given) =>
      without(given, (name) => name === '__proto__'),
    ),
    'loses-constructors: loses an argument with the name `constructor`': onArguments((given) =>
      without(given, (name) => name === 'constructor'),
    ),
    'loses-empty-names: loses an argument whose name is empty': onArguments((given) =>
      without(given, (name) => name === ''),
    ),
    'cuts-at-64-kib: cuts an argument at 64 KiB': onTexts((text) => text.slice(0, 65_536)),
    'cuts-at-128-kib: cuts an argument at 128 KiB': onTexts((text) => text.slice(0, 131_072)),
    'numbers-of-texts: makes numbers of texts that look like them': onTexts((text) =>
      /^\d+$/.test(text) ? Number(text) : text,
    ),
    'booleans-of-texts: makes booleans of texts that look like them': onTexts((text) =>
      text === 'true' || text === 'false' ? text === 'true' : text,
    ),
    'null-of-texts: makes null of a text that looks like it': onTexts((text) =>
      text === 'null' ? null : text,
    ),
    'sorts-lists: sorts the elements of lists': onEach((value) =>
      Array.isArray(value) ? value.toSorted() : value,
    ),
    'single-elements: takes a list of one element for its element': onEach((value) =>
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ),
    'large-numbers: keeps numbers in 32 bits': onEach((value) =>
      Number.isSafeInteger(value) ? Number(value) | 0 : value,
    ),
    'composes-names: composes the characters in the names of arguments': onArguments((given) =>
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name.normalize('NFC'), value]),
      ),
    ),
  },
  'carries-answers': {
    'drops-false: hands no answer over that is false': onOrder(({ answers }) => ({
      answers: without(answers, (_, value) => value === false),
    })),
    'drops-zero: hands no answer over that is 0': onOrder(({ answers }) => ({
      answers: without(answers, (_, value) => value === 0),
    })),
    'answers-as-texts: hands answers over as texts': onOrder(({ answers }) => ({
      answers: Object.fromEntries(
        Object.entries(answers).map(([id, value]) => [id, String(value)]),
      ),
    })),
  },
  'carries-options': {
    'drops-falsy-options: leaves out options that are false, 0 or an empty text': withoutOptions(
      (value) => value === false || value === 0 || value === '',
    ),
    'drops-false-options: leaves out options that are false': withoutOptions(
      (value) => value === false,
    ),
    'drops-zero-options: leaves out options that are 0': withoutOptions((value) => value === 0),
    'drops-empty-options: leaves out options that are an empty text': withoutOptions(
      (value) => value === '',
    ),
    'drops-null-options: leaves out options that are null': withoutOptions(
      (value) => value === null,
    ),
    'first-options: gives every tool the options of the first one': onOrder(({ options }) => {
      known.first ??= options
      return { options: known.first }
    }),
    'adds-options-up: gives a tool the options of those before it, too': onOrder(({ options }) => {
      known.options = { ...known.options, ...options }
      return { options: known.options }
    }),
    'renders-options: renders what stands in double braces in an option': onOrder(
      ({ options }) => ({
        options: JSON.parse(JSON.stringify(options).replace(/\{\{[^"]*?\}\}/g, '')),
      }),
    ),
  },
  'states-protocol-version': {
    'first-call-alone: states its version to the first process of a tool': onMethod(
      'init',
      (message) => {
        const params = message.params as { tool: { name: string } } & JsonObject
        const isFirst = !begun.has(params.tool.name)
        begun.add(params.tool.name)
        const { protocol_version: _, ...others } = params
        return isFirst ? message : { ...message, params: others }
      },
    ),
    'leading-v: states its version with a `v`': onMethod('init', (message) => ({
      ...message,
      params: { ...(message.params as JsonObject), protocol_version: 'v0.1.0' },
    })),
  },
})
