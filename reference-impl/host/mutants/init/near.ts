import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { onMethod } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'
import { beside, onOrder, onTexts } from './values.ts'

/** Changes what `init` is made of when a call is run again. */
const onRerun = (change: Parameters<typeof onOrder>[0]) =>
  onOrder((order) => (Object.keys(order.answers).length > 0 ? change(order) : {}))

/** Changes the message `init` when a call is run again. */
const onSecondInit = (change: (message: JsonObject) => JsonObject | JsonObject[]) =>
  onMethod('init', (message) => (isRerun(message) ? change(message) : message))

const isRerun = ({ params }: JsonObject) =>
  isObject(params) &&
  isObject(params.tool) &&
  isObject(params.tool.answers) &&
  Object.keys(params.tool.answers).length > 0

/** Changes what the options hold, or the answers. */
const onMembers = (
  of: 'options' | 'answers',
  change: (name: string, value: unknown) => [string, unknown][],
) =>
  onOrder((order) => ({
    [of]: Object.fromEntries(
      Object.entries(order[of]).flatMap(([name, value]) =>
        name === 'script' ? [[name, value]] : change(name, value),
      ),
    ),
  }))

/** Changes what the arguments hold beside the script. */
const onArguments = (change: (name: string, value: unknown) => [string, unknown][]) =>
  onOrder((order) => ({
    arguments: Object.fromEntries(
      Object.entries(order.arguments).flatMap(([name, value]) =>
        name === 'script' || name === 'record' ? [[name, value]] : change(name, value),
      ),
    ),
  }))

/** Mutants that lose what few calls hold. */
export const nearInitMutants = mutantsIn('vfs.init')({
  'comes-first': {
    'greets-again: greets a tool before `init` when a call is run again': onSecondInit(
      (message) => [{ jsonrpc: '2.0', method: 'hello', params: {} }, message],
    ),
  },
  'is-a-notification': {
    'id-again: gives `init` an id when a call is run again': onSecondInit((message) => ({
      ...message,
      id: 1,
    })),
  },
  'carries-answers': {
    'trims-answers: takes white space from the ends of an answer': onMembers(
      'answers',
      (name, value) => [[name, typeof value === 'string' ? value.trim() : value]],
    ),
    'numbers-of-answers: makes numbers of answers that look like them': onMembers(
      'answers',
      (name, value) => [[name, /^\d+$/.test(String(value)) ? Number(value) : value]],
    ),
    'composes-questions: composes the letters of the ids of answers': onMembers(
      'answers',
      (name, value) => [[name.normalize('NFC'), value]],
    ),
  },
  'names-the-tool': {
    'names-of-32: keeps 32 characters of a name': onOrder(({ name }) => ({
      name: name.slice(0, 32),
    })),
    'nameless-rerun: names a tool that is run again by its program': onRerun(() => ({
      name: 'node',
    })),
  },
  'carries-arguments': {
    'no-arguments-again: gives a tool that is run again its script alone': onRerun((order) => ({
      arguments: Object.fromEntries(
        Object.entries(order.arguments).filter(([name]) => name === 'script' || name === 'record'),
      ),
    })),
    'hundred-elements: keeps a hundred elements of a list': onArguments((name, value) => [
      [name, Array.isArray(value) ? value.slice(0, 100) : value],
    ]),
    'spaced-names: takes blanks from the ends of a name': onArguments((name, value) => [
      [name.trim(), value],
    ]),
    'private-names: leaves out arguments that begin with one underscore': onArguments(
      (name, value) => (/^_[^_]/.test(name) ? [] : [[name, value]]),
    ),
    'single-precision: keeps numbers in single precision': beside((given) => ({
      ...given,
      ...Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) =>
          Array.isArray(value) && name === 'no exact fraction'
            ? [[name, value.map((each) => Math.fround(Number(each)))]]
            : [],
        ),
      ),
    })),
    'unix-lines: makes a line feed of CR LF': onTexts((text) => text.replaceAll('\r\n', '\n')),
    'words-of-yaml: makes a boolean of the text yes': onTexts((text) =>
      text === 'yes' ? true : text,
    ),
    'parses-texts: makes an object of a text that spells one': onTexts((text) =>
      text.startsWith('{"a"') ? JSON.parse(text) : text,
    ),
  },
  'carries-options': {
    'options-of-32-bits: keeps integers of options in 32 bits': onMembers(
      'options',
      (name, value) => [[name, Number.isInteger(value) ? Number(value) | 0 : value]],
    ),
    'sorts-options: sorts the lists of options': onMembers('options', (name, value) => [
      [name, Array.isArray(value) ? value.toSorted() : value],
    ]),
    'splits-options: reads a dot in the name of an option': onMembers('options', (name, value) => [
      name.includes('.') ? [name.split('.')[0] ?? '', value] : [name, value],
    ]),
    'no-empty-options: leaves options out that are an empty object': onOrder(({ options }) => ({
      options: Object.fromEntries(
        Object.entries(options).filter(
          ([, value]) => !isObject(value) || Object.keys(value).length > 0,
        ),
      ),
    })),
    'optionless-rerun: gives a tool that is run again no options': onRerun(() => ({ options: {} })),
  },
})
